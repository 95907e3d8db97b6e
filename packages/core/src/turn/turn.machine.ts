import { and, assign, enqueueActions, not, setup, stateIn, type ActorRefFrom } from "xstate";
import * as timings from "../shared/timings";
import { speakingMachine, type SpeakingOutput } from "../speaking/speaking.machine";
import { toSpeechFailure, type SpeechFailure } from "../speaking/speech-failure";
import { remainingReadingTime, type ReadingPace } from "./reading-time";
import { isWritten } from "./reply-end";
import { replyMachine, type ReplyOutcome } from "./reply.machine";
import { createTextStream, type TextStream } from "./text-stream";
import type { TurnEvent, TurnFact, TurnInput, TurnOutcome } from "./turn.types";

export interface TurnContext {
  readonly input: TurnInput;
  /** The words, while they are written. */
  readonly draft: TextStream;
  /** How writing ended; `null` while it has not. */
  readonly reply: ReplyOutcome | null;
  readonly voiceFailure: SpeechFailure | null;
  /** Whether any of it was heard. */
  readonly voiced: boolean;
  readonly readingPace: ReadingPace | null;
  /** When its first word was shown. */
  readonly shownAt: number | null;
}

const broken = (error: unknown): ReplyOutcome => ({
  text: "",
  end: "failed",
  failure: { reason: "unknown", message: String(error) },
  modelName: null,
});

/**
 * One turn of one character: a reply is written and spoken at the same time. What may not be heard or seen yet is held
 * back until the turn has the floor. It reports to its parent what becomes of it ({@link TurnFact}), and ends when it
 * is written, spoken, and has stood long enough to be read.
 */
export const turnMachine = setup({
  types: {
    context: {} as TurnContext,
    events: {} as TurnEvent,
    input: {} as TurnInput,
    children: {} as { reply: "generateReply"; voice: "speakText" },
    tags: {} as "waiting" | "lasting",
  },
  actors: {
    /** Writes the reply. Any machine with the replyMachine's input, events, context and output will do. */
    generateReply: replyMachine,
    /** Speaks it. Any machine with the speakingMachine's input, events, context and output will do. */
    speakText: speakingMachine,
  },
  actions: {
    noteReply: assign({ reply: (_, reply: ReplyOutcome) => reply }),
    /** What is written so far stays. */
    noteTimeout: assign({
      reply: ({ context: { draft } }): ReplyOutcome => ({
        text: draft.text,
        end: "cut",
        failure: { reason: "timeout", message: "The reply took longer than ten minutes." },
        modelName: draft.modelName,
      }),
    }),
    noteVoice: assign({ voiceFailure: (_, { failure }: SpeakingOutput) => failure }),
    noteHeard: assign({ voiced: true }),
    noteShown: assign({ shownAt: ({ context }) => context.shownAt ?? context.input.now() }),
    changePace: assign({ readingPace: (_, { pace }: { pace: ReadingPace }) => pace }),
    releaseVoice: enqueueActions(({ enqueue }) => enqueue.sendTo("voice", { type: "voice.release" })),
    forwardToVoice: enqueueActions(({ enqueue }, event: { type: "voice.duck" | "voice.unduck" }) =>
      enqueue.sendTo("voice", event),
    ),
    // Not within the action: another chart listens.
    finishDraft: ({ context }) => queueMicrotask(() => context.draft.finish()),
    report: enqueueActions(({ context, enqueue, self }, { type }: { type: TurnFact["type"] }) => {
      // A turn can also be run by itself.
      if (!self._parent) return;
      const fact = factOf(type, context);
      if (fact) enqueue.sendTo(self._parent, fact);
    }),
  },
  guards: {
    isWrittenAlready: ({ context }) => context.input.written !== undefined,
    isPrepared: ({ context }) => context.input.voice === "prepared",
    isOnRequest: ({ context }) => context.input.voice === "onRequest",
    startsWithFloor: ({ context }) => context.input.hasFloor === true,
    hasBegun: ({ context }) => context.draft.text.trim() !== "",
    hasFloor: stateIn({ active: { floor: "given" } }),
    isSaid: and([stateIn({ active: { floor: "given" } }), stateIn({ active: { text: "written" } })]),
    /** No word came of it: there is nothing to speak. */
    isEmpty: and([stateIn({ active: { text: "written" } }), ({ context }) => context.draft.text.trim() === ""]),
    hasFailed: ({ context }) => outcomeOf(context).end === "failed",
    hasVoiceFailed: ({ context }) => context.voiceFailure !== null,
    wasHeard: ({ context }) => context.voiced && context.voiceFailure === null,
    standsToBeRead: ({ context }) => context.readingPace !== null,
  },
  delays: {
    failedVoiceWait: ({ context }) => stands(context, timings.failedVoiceWait),
    noVoiceWait: ({ context }) => stands(context, timings.noVoiceWait),
    replyCeiling: timings.replyCeiling,
  },
}).createMachine({
  id: "turn",
  context: ({ input }) => ({
    input,
    draft: createDraft(input),
    reply: null,
    voiceFailure: null,
    voiced: false,
    readingPace: input.readingPace ?? null,
    shownAt: null,
  }),
  initial: "active",
  on: { "pace.change": { actions: { type: "changePace", params: ({ event }) => event } } },
  states: {
    active: {
      type: "parallel",
      states: {
        text: {
          initial: "choosing",
          states: {
            choosing: { always: [{ guard: "isWrittenAlready", target: "written" }, { target: "writing" }] },
            writing: {
              tags: "waiting",
              invoke: {
                id: "reply",
                src: "generateReply",
                input: ({ context: { input, draft } }) => ({ ...input.reply, draft }),
                onDone: {
                  target: "written",
                  actions: { type: "noteReply", params: ({ event }) => event.output },
                },
                onError: {
                  target: "written",
                  actions: [{ type: "noteReply", params: ({ event }) => broken(event.error) }, "finishDraft"],
                },
              },
              on: {
                "reply.started": {
                  guard: "hasFloor",
                  actions: ["noteShown", { type: "report", params: { type: "turn.begun" } }],
                },
              },
              after: {
                replyCeiling: {
                  target: "written",
                  actions: ["noteTimeout", "finishDraft"],
                },
              },
            },
            written: {
              entry: enqueueActions(({ context, enqueue, check }) => {
                if (context.reply !== null && check("hasFloor"))
                  enqueue({ type: "report", params: { type: "turn.written" } });
              }),
            },
          },
        },
        voice: {
          initial: "choosing",
          states: {
            choosing: {
              always: [
                { guard: "isPrepared", target: "speaking" },
                { guard: "isOnRequest", target: "awaited" },
                { target: "silent" },
              ],
            },
            /** The voice was not requested yet. */
            awaited: {
              always: { guard: "isEmpty", target: "silent" },
              on: { "voice.begin": "speaking", "voice.silence": "silent" },
            },
            speaking: {
              tags: "lasting",
              invoke: {
                id: "voice",
                src: "speakText",
                input: ({ context: { input, draft } }) => ({
                  source: draft,
                  voice: input.reply.character.id,
                  ...(input.voiceId && { voiceId: input.voiceId }),
                  speaksInSounds: input.reply.character.speaksInSounds === true,
                  isHeld: input.voice === "prepared" && input.hasFloor !== true,
                }),
                onDone: {
                  target: "silent",
                  actions: [
                    { type: "noteVoice", params: ({ event }) => event.output },
                    { type: "report", params: { type: "turn.spoken" } },
                  ],
                },
                onError: {
                  target: "silent",
                  actions: [
                    { type: "noteVoice", params: ({ event }) => ({ failure: toSpeechFailure(event.error) }) },
                    { type: "report", params: { type: "turn.spoken" } },
                  ],
                },
              },
              on: {
                "floor.take": { actions: "releaseVoice" },
                "voice.heard": { actions: ["noteHeard", { type: "report", params: { type: "turn.heard" } }] },
                "voice.duck": { actions: { type: "forwardToVoice", params: ({ event }) => event } },
                "voice.unduck": { actions: { type: "forwardToVoice", params: ({ event }) => event } },
                "voice.silence": "silent",
              },
            },
            /** Everything was said, or nothing can be. */
            silent: { always: { guard: "isSaid", target: "#turn.standing" } },
          },
        },
        floor: {
          initial: "choosing",
          states: {
            choosing: { always: [{ guard: "startsWithFloor", target: "given" }, { target: "awaited" }] },
            awaited: { on: { "floor.take": "given" } },
            given: {
              entry: enqueueActions(({ context, enqueue, check }) => {
                if (check("hasBegun") && !check("isWrittenAlready")) {
                  enqueue("noteShown");
                  enqueue({ type: "report", params: { type: "turn.begun" } });
                }
                if (context.reply !== null) enqueue({ type: "report", params: { type: "turn.written" } });
              }),
            },
          },
        },
      },
    },
    /** Said, and left standing where it was not heard, so that it can be read. */
    standing: {
      on: { "pace.change": { target: ".choosing", actions: { type: "changePace", params: ({ event }) => event } } },
      initial: "choosing",
      states: {
        choosing: {
          always: [
            { guard: not("standsToBeRead"), target: "#turn.ended" },
            { guard: "hasFailed", target: "#turn.ended" },
            { guard: "wasHeard", target: "#turn.ended" },
            { guard: "hasVoiceFailed", target: "voiceFailed" },
            { target: "voiceless" },
          ],
        },
        voiceFailed: { tags: "waiting", after: { failedVoiceWait: "#turn.ended" } },
        voiceless: { tags: "waiting", after: { noVoiceWait: "#turn.ended" } },
      },
    },
    ended: { type: "final", entry: { type: "report", params: { type: "turn.ended" } } },
  },
});

export type TurnActorRef = ActorRefFrom<typeof turnMachine>;

function createDraft({ written }: TurnInput): TextStream {
  const draft = createTextStream();
  if (written === undefined) return draft;
  draft.append(written);
  draft.finish();
  return draft;
}

/** What the parent is sent; `null` where the reply has not ended. */
function factOf(type: TurnFact["type"], context: TurnContext): TurnFact | null {
  const { input, reply, voiceFailure } = context;
  const { turnId } = input;
  switch (type) {
    case "turn.begun":
      return { type, turnId, hasVoice: input.voice === "prepared" };
    case "turn.heard":
      return { type, turnId };
    case "turn.written":
      return reply && { type, turnId, reply };
    case "turn.spoken":
      return { type, turnId, failure: voiceFailure };
    case "turn.ended":
      return { type, turnId, outcome: outcomeOf(context) };
  }
}

/** How long it still stands to be read, in milliseconds; the time before its first word was shown does not count. */
function stands({ draft, readingPace, shownAt, input }: TurnContext, least: number): number {
  return remainingReadingTime(draft.text, {
    pace: readingPace ?? "normal",
    shownFor: shownAt === null ? 0 : input.now() - shownAt,
    least,
  });
}

function outcomeOf({ draft, reply, voiceFailure, voiced }: TurnContext): TurnOutcome {
  const text = draft.text.trim();
  const end = draft.isCutShort
    ? "length"
    : reply && isWritten(reply.end)
      ? reply.end
      : text === ""
        ? "failed"
        : reply?.failure
          ? "cut"
          : "complete";
  // What was heard in part only is there to be read.
  return { text, end, failure: reply?.failure ?? null, voiceFailure, voiced: voiced && voiceFailure === null };
}
