import { and, assign, enqueueActions, not, setup, stateIn, type ActorRefFrom } from "xstate";
import * as timings from "../shared/timings";
import { speakingMachine, type SpeakingOutput } from "../speaking/speaking.machine";
import { toSpeechFailure, type SpeechFailure } from "../speaking/speech-failure";
import { remainingReadingTime, type ReadingPace } from "./reading-time";
import { isWritten } from "./reply-end";
import { replyMachine, type ReplyOutcome } from "./reply.machine";
import { createTextStream, type TextStream } from "./text-stream";
import type { TurnEvent, TurnFact, TurnInput, TurnOutcome } from "./turn.types";

/** The data of one turn's chart. The growing text is in `textStream`, which notifies its own subscribers. */
export interface TurnContext {
  readonly input: TurnInput;
  /** The text, also while it is written. */
  readonly textStream: TextStream;
  /** The outcome of the reply; `null` until it has ended. */
  readonly reply: ReplyOutcome | null;
  readonly voiceFailure: SpeechFailure | null;
  /** Whether any of it was heard. */
  readonly voiced: boolean;
  readonly readingPace: ReadingPace | null;
  /** When its first word was shown. */
  readonly shownAt: number | null;
}

const failedReply = (error: unknown): ReplyOutcome => ({
  text: "",
  end: "failed",
  failure: { reason: "unknown", message: String(error) },
  modelName: null,
});

/**
 * One turn of one character: a reply is written and spoken at the same time. A held turn is prepared, and is neither
 * heard nor seen before `turn.release`. It reports its progress to its parent ({@link TurnFact}), and ends when it is
 * written, spoken, and was shown long enough to be read.
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
    /** Writes the reply. Any machine with the input, events, context and output of `replyMachine` fits. */
    generateReply: replyMachine,
    /** Speaks it. Any machine with the input, events, context and output of `speakingMachine` fits. */
    speakText: speakingMachine,
  },
  actions: {
    setReply: assign({ reply: (_, reply: ReplyOutcome) => reply }),
    /** Keeps the text so far. */
    cutReply: assign({
      reply: ({ context: { textStream } }): ReplyOutcome => ({
        text: textStream.text,
        end: "cut",
        failure: { reason: "timeout", message: "The reply took longer than ten minutes." },
        modelName: textStream.modelName,
        ...(textStream.asked !== null && { asked: textStream.asked }),
      }),
    }),
    setVoiceFailure: assign({ voiceFailure: (_, { failure }: SpeakingOutput) => failure }),
    markVoiced: assign({ voiced: true }),
    markShown: assign({ shownAt: ({ context }) => context.shownAt ?? context.input.now() }),
    changePace: assign({ readingPace: (_, { pace }: { pace: ReadingPace }) => pace }),
    releaseVoice: enqueueActions(({ enqueue }) => enqueue.sendTo("voice", { type: "voice.release" })),
    holdVoice: enqueueActions(({ enqueue }) => enqueue.sendTo("voice", { type: "voice.hold" })),
    forwardToVoice: enqueueActions(({ enqueue }, event: { type: "voice.duck" | "voice.unduck" }) =>
      enqueue.sendTo("voice", event),
    ),
    // Not within the action: another chart listens.
    finishStream: ({ context }) => queueMicrotask(() => context.textStream.finish()),
    report: enqueueActions(({ context, enqueue, self }, { type }: { type: TurnFact["type"] }) => {
      // A turn can also run without a parent.
      if (!self._parent) return;
      const fact = factOf(type, context);
      if (fact) enqueue.sendTo(self._parent, fact);
    }),
  },
  guards: {
    isWrittenAlready: ({ context }) => context.input.written !== undefined,
    isPrepared: ({ context }) => context.input.voice === "prepared",
    isOnRequest: ({ context }) => context.input.voice === "onRequest",
    isHeld: ({ context }) => context.input.isHeld === true,
    hasBegun: ({ context }) => context.textStream.text.trim() !== "",
    hasNoWord: ({ context }) => context.textStream.text.trim() === "" && context.reply === null,
    isReleased: stateIn({ active: { release: "released" } }),
    isWrittenAndReleased: and([stateIn({ active: { release: "released" } }), stateIn({ active: { text: "written" } })]),
    /** The reply has no text: there is nothing to speak. */
    isEmpty: and([stateIn({ active: { text: "written" } }), ({ context }) => context.textStream.text.trim() === ""]),
    hasFailed: ({ context }) => outcomeOf(context).end === "failed",
    hasVoiceFailed: ({ context }) => context.voiceFailure !== null,
    wasHeard: ({ context }) => context.voiced && context.voiceFailure === null,
    hasReadingPace: ({ context }) => context.readingPace !== null,
    endsByPress: ({ context }) => context.readingPace === "press",
  },
  delays: {
    failedVoiceWait: ({ context }) => remainingTime(context, timings.failedVoiceWait),
    noVoiceWait: ({ context }) => remainingTime(context, timings.noVoiceWait),
    replyCeiling: timings.replyCeiling,
  },
}).createMachine({
  id: "turn",
  context: ({ input }) => ({
    input,
    textStream: createStream(input),
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
                input: ({ context: { input, textStream } }) => ({ ...input.reply, textStream }),
                onDone: {
                  target: "written",
                  actions: { type: "setReply", params: ({ event }) => event.output },
                },
                onError: {
                  target: "written",
                  actions: [{ type: "setReply", params: ({ event }) => failedReply(event.error) }, "finishStream"],
                },
              },
              on: {
                "reply.started": {
                  guard: "isReleased",
                  actions: ["markShown", { type: "report", params: { type: "turn.begun" } }],
                },
              },
              after: {
                replyCeiling: {
                  target: "written",
                  actions: ["cutReply", "finishStream"],
                },
              },
            },
            written: {
              entry: enqueueActions(({ context, enqueue, check }) => {
                if (context.reply !== null && check("isReleased"))
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
                { guard: "isOnRequest", target: "unrequested" },
                { target: "silent" },
              ],
            },
            /** The voice was not requested yet. */
            unrequested: {
              always: { guard: "isEmpty", target: "silent" },
              on: { "voice.begin": "speaking", "voice.silence": "silent" },
            },
            speaking: {
              tags: "lasting",
              invoke: {
                id: "voice",
                src: "speakText",
                input: ({ context: { input, textStream } }) => ({
                  source: textStream,
                  voice: input.reply.character.id,
                  ...(input.voiceId && { voiceId: input.voiceId }),
                  speaksInSounds: input.reply.character.speaksInSounds === true,
                  isHeld: input.voice === "prepared" && input.isHeld === true,
                }),
                onDone: {
                  target: "silent",
                  actions: [
                    { type: "setVoiceFailure", params: ({ event }) => event.output },
                    { type: "report", params: { type: "turn.spoken" } },
                  ],
                },
                onError: {
                  target: "silent",
                  actions: [
                    { type: "setVoiceFailure", params: ({ event }) => ({ failure: toSpeechFailure(event.error) }) },
                    { type: "report", params: { type: "turn.spoken" } },
                  ],
                },
              },
              on: {
                "turn.release": { actions: "releaseVoice" },
                "turn.hold": { guard: "hasNoWord", actions: "holdVoice" },
                "voice.heard": { actions: ["markVoiced", { type: "report", params: { type: "turn.heard" } }] },
                "voice.duck": { actions: { type: "forwardToVoice", params: ({ event }) => event } },
                "voice.unduck": { actions: { type: "forwardToVoice", params: ({ event }) => event } },
                "voice.silence": "silent",
              },
            },
            /** Everything was spoken, or nothing can be. */
            silent: { always: { guard: "isWrittenAndReleased", target: "#turn.awaitingReading" } },
          },
        },
        release: {
          initial: "choosing",
          states: {
            choosing: { always: [{ guard: "isHeld", target: "held" }, { target: "released" }] },
            held: { on: { "turn.release": "released" } },
            released: {
              entry: enqueueActions(({ context, enqueue, check }) => {
                if (check("hasBegun") && !check("isWrittenAlready")) {
                  enqueue("markShown");
                  enqueue({ type: "report", params: { type: "turn.begun" } });
                }
                if (context.reply !== null) enqueue({ type: "report", params: { type: "turn.written" } });
              }),
              on: { "turn.hold": { guard: "hasNoWord", target: "held" } },
            },
          },
        },
      },
    },
    /** Complete. A turn that was not heard stays until it can have been read. */
    awaitingReading: {
      on: {
        "pace.change": { target: ".choosing", actions: { type: "changePace", params: ({ event }) => event } },
        "turn.read": "ended",
      },
      initial: "choosing",
      states: {
        choosing: {
          always: [
            { guard: not("hasReadingPace"), target: "#turn.ended" },
            { guard: "hasFailed", target: "#turn.ended" },
            { guard: "wasHeard", target: "#turn.ended" },
            { guard: "endsByPress", target: "untilPress" },
            { guard: "hasVoiceFailed", target: "voiceFailed" },
            { target: "voiceless" },
          ],
        },
        voiceFailed: { tags: "waiting", after: { failedVoiceWait: "#turn.ended" } },
        voiceless: { tags: "waiting", after: { noVoiceWait: "#turn.ended" } },
        untilPress: { tags: "lasting" },
      },
    },
    ended: { type: "final", entry: { type: "report", params: { type: "turn.ended" } } },
  },
});

/**
 * A running turn, the child of a chat or a Chat Room in the slot `runTurn`. Its parent sends it a `TurnCommand` and
 * receives each {@link TurnFact}.
 */
export type TurnActorRef = ActorRefFrom<typeof turnMachine>;

function createStream({ written }: TurnInput): TextStream {
  const textStream = createTextStream();
  if (written === undefined) return textStream;
  textStream.append(written);
  textStream.finish();
  return textStream;
}

/** The report to the parent; `null` while the reply has not ended. */
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

/** How long the turn still has to be shown, in milliseconds; the time before its first word was shown does not count. */
function remainingTime({ textStream, readingPace, shownAt, input }: TurnContext, least: number): number {
  return remainingReadingTime(textStream.text, {
    pace: readingPace === null || readingPace === "press" ? "normal" : readingPace,
    shownFor: shownAt === null ? 0 : input.now() - shownAt,
    least,
  });
}

function outcomeOf({ textStream, reply, voiceFailure, voiced }: TurnContext): TurnOutcome {
  const text = textStream.text.trim();
  const end = textStream.isCutShort
    ? "length"
    : reply && isWritten(reply.end)
      ? reply.end
      : text === ""
        ? "failed"
        : reply?.failure
          ? "cut"
          : "complete";
  // A turn that was heard only in part is there to be read.
  return { text, end, failure: reply?.failure ?? null, voiceFailure, voiced: voiced && voiceFailure === null };
}
