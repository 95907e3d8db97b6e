import { and, assign, enqueueActions, setup, stateIn } from "xstate";
import type { Character } from "../characters/character";
import type { StreamEndReason } from "../contracts";
import { isWritten } from "../chat/reply-end";
import type { ReplyFailure } from "../chat/reply-failure";
import { replyMachine, type ReplyOutcome } from "../chat/reply.machine";
import * as timings from "../shared/timings";
import { heardCharacters } from "../speaking/heard-characters";
import { speakingMachine, type SpeakingContext, type SpeakingOutput } from "../speaking/speaking.machine";
import { toSpeechFailure, type SpeechFailure } from "../speaking/speech-failure";
import type { TurnFact } from "./chat-room.types";
import { remainingReadingTime, type ReadingPace } from "./reading-time";
import type { RoomPrompt } from "./room-prompt";
import { createTextStream, type TextStream } from "../turn/text-stream";

export interface TurnInput {
  readonly turnId: string;
  readonly character: Character;
  readonly prompt: RoomPrompt;
  /** Whether a voice is there to say it. */
  readonly hasVoice: boolean;
  /** How fast the visitor reads, where nobody is heard. */
  readonly readingPace: ReadingPace;
  readonly now: () => number;
}

/** How a turn ended. */
export interface TurnOutcome {
  readonly text: string;
  /** `failed`: nothing came of it. `length`: it reached the model's limit, or the room's. */
  readonly end: StreamEndReason | "cut" | "failed";
  readonly failure: ReplyFailure | null;
  readonly voiceFailure: SpeechFailure | null;
  readonly voiced: boolean;
}

export type TurnEvent =
  /** It is this character's turn: what was prepared may be heard and seen. */
  | { type: "floor.take" }
  /** The visitor reads slower, or faster. */
  | { type: "pace.change"; pace: ReadingPace }
  /** What its own actors tell. */
  | { type: "reply.started" }
  | { type: "voice.heard" };

export interface TurnContext {
  readonly input: TurnInput;
  readonly draft: TextStream;
  readonly outcome: ReplyOutcome | null;
  readonly voiceFailure: SpeechFailure | null;
  readonly voiced: boolean;
  readonly readingPace: ReadingPace;
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
 * One turn of one character: its text is written and its first words are fetched as sound at once, and both are held
 * back until the character has the floor. It tells its parent what becomes of it, and ends with `turn.ended`.
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
    /** Writes the reply. */
    generateReply: replyMachine,
    /** Says it. */
    speakText: speakingMachine,
  },
  actions: {
    noteReply: assign({ outcome: (_, outcome: ReplyOutcome) => outcome }),
    noteVoice: assign({ voiceFailure: (_, { failure }: SpeakingOutput) => failure }),
    noteHeard: assign({ voiced: true }),
    noteShown: assign({ shownAt: ({ context }) => context.shownAt ?? context.input.now() }),
    changePace: assign({ readingPace: (_, { pace }: { pace: ReadingPace }) => pace }),
    releaseVoice: enqueueActions(({ enqueue }) => enqueue.sendTo("voice", { type: "voice.release" })),
    // Not within the action: another chart listens.
    finishDraft: ({ context }) => queueMicrotask(() => context.draft.finish()),
    tell: enqueueActions(({ context, enqueue, self }, { type }: { type: TurnFact["type"] }) => {
      if (!self._parent) return;
      const { turnId } = context.input;
      if (type === "turn.written") enqueue.sendTo(self._parent, { type, turnId, text: context.draft.text });
      else if (type === "turn.ended") enqueue.sendTo(self._parent, { type, turnId, outcome: outcomeOf(context) });
      else if (type === "turn.begun") enqueue.sendTo(self._parent, { type, turnId, hasVoice: context.input.hasVoice });
      else enqueue.sendTo(self._parent, { type, turnId });
    }),
  },
  guards: {
    hasVoice: ({ context }) => context.input.hasVoice,
    hasBegun: ({ context }) => context.draft.text.trim() !== "",
    hasFloor: stateIn({ active: { floor: "given" } }),
    isWritten: ({ context }) =>
      context.outcome !== null && outcomeOf(context).failure === null && outcomeOf(context).end !== "failed",
    isSaid: and([stateIn({ active: { floor: "given" } }), stateIn({ active: { text: "written" } })]),
    hasFailed: ({ context }) => outcomeOf(context).end === "failed",
    hasVoiceFailed: ({ context }) => context.voiceFailure !== null,
    wasHeard: ({ context }) => context.voiced && context.voiceFailure === null,
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
    draft: createTextStream(),
    outcome: null,
    voiceFailure: null,
    voiced: false,
    readingPace: input.readingPace,
    shownAt: null,
  }),
  initial: "active",
  on: { "pace.change": { actions: { type: "changePace", params: ({ event }) => event } } },
  states: {
    active: {
      type: "parallel",
      states: {
        text: {
          initial: "writing",
          states: {
            writing: {
              tags: "waiting",
              invoke: {
                id: "reply",
                src: "generateReply",
                input: ({ context: { input, draft } }) => ({
                  character: input.character,
                  messages: input.prompt.messages,
                  direction: input.prompt.direction,
                  stop: input.prompt.stop,
                  model: "preferred" as const,
                  ...input.prompt.care,
                  draft,
                }),
                onDone: { target: "written", actions: { type: "noteReply", params: ({ event }) => event.output } },
                onError: {
                  target: "written",
                  actions: [{ type: "noteReply", params: ({ event }) => broken(event.error) }, "finishDraft"],
                },
              },
              on: {
                "reply.started": {
                  guard: "hasFloor",
                  actions: ["noteShown", { type: "tell", params: { type: "turn.begun" } }],
                },
              },
              after: {
                replyCeiling: {
                  target: "written",
                  actions: [
                    { type: "noteReply", params: () => broken("The reply did not end in time.") },
                    "finishDraft",
                  ],
                },
              },
            },
            written: {
              entry: enqueueActions(({ enqueue, check }) => {
                if (check("hasFloor") && check("isWritten"))
                  enqueue({ type: "tell", params: { type: "turn.written" } });
              }),
            },
          },
        },
        voice: {
          initial: "choosing",
          states: {
            choosing: { always: [{ guard: "hasVoice", target: "speaking" }, { target: "silent" }] },
            speaking: {
              tags: "lasting",
              invoke: {
                id: "voice",
                src: "speakText",
                input: ({ context: { input, draft } }) => ({
                  source: draft,
                  voice: input.character.id,
                  speaksInSounds: input.character.speaksInSounds === true,
                  isHeld: true,
                }),
                onDone: { target: "silent", actions: { type: "noteVoice", params: ({ event }) => event.output } },
                onError: {
                  target: "silent",
                  actions: { type: "noteVoice", params: ({ event }) => ({ failure: toSpeechFailure(event.error) }) },
                },
              },
              on: {
                "floor.take": { actions: "releaseVoice" },
                "voice.heard": { actions: ["noteHeard", { type: "tell", params: { type: "turn.heard" } }] },
              },
            },
            /** Everything was said, or nothing can be. */
            silent: { always: { guard: "isSaid", target: "#turn.standing" } },
          },
        },
        floor: {
          initial: "awaited",
          states: {
            awaited: { on: { "floor.take": "given" } },
            given: {
              entry: enqueueActions(({ enqueue, check }) => {
                if (check("hasBegun")) {
                  enqueue("noteShown");
                  enqueue({ type: "tell", params: { type: "turn.begun" } });
                }
                if (check("isWritten")) enqueue({ type: "tell", params: { type: "turn.written" } });
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
            { guard: "hasFailed", target: "#turn.ended" },
            { guard: "wasHeard", target: "#turn.ended" },
            { guard: "hasVoiceFailed", target: "voiceFailed" },
            { target: "voiceless" },
          ],
        },
        voiceFailed: { after: { failedVoiceWait: "#turn.ended" } },
        voiceless: { after: { noVoiceWait: "#turn.ended" } },
      },
    },
    ended: { type: "final", entry: { type: "tell", params: { type: "turn.ended" } } },
  },
});

/** How long it still stands, in milliseconds; what nobody has seen begin was not there to be read. */
function stands({ draft, readingPace, shownAt, input }: TurnContext, least: number): number {
  return remainingReadingTime(draft.text, {
    pace: readingPace,
    shownFor: shownAt === null ? 0 : input.now() - shownAt,
    least,
  });
}

function outcomeOf({ draft, outcome, voiceFailure, voiced }: TurnContext): TurnOutcome {
  const text = draft.text.trim();
  const end = draft.isCutShort
    ? "length"
    : outcome && isWritten(outcome.end)
      ? outcome.end
      : text === ""
        ? "failed"
        : outcome?.failure
          ? "cut"
          : "complete";
  // What was heard in part only is there to be read.
  return { text, end, failure: outcome?.failure ?? null, voiceFailure, voiced: voiced && voiceFailure === null };
}

/** What can be read of a turn under way. */
export interface TurnUnderWay {
  getSnapshot(): {
    readonly context: TurnContext;
    readonly children: {
      readonly voice?:
        | {
            getSnapshot(): {
              readonly context: SpeakingContext;
              matches(state: { active: { queue: { playing: "sounding" } } }): boolean;
            };
          }
        | undefined;
    };
  };
}

export interface SaidSoFar {
  readonly text: string;
  /** So many of its characters were heard; left out where all were, or it was read. */
  readonly heard?: number;
  /** Whether nothing of it is to come. */
  readonly isWhole: boolean;
  readonly voiced: boolean;
}

/**
 * What was said of a turn that ends now: with a voice the sentences heard so far, the one that sounds included; without
 * one, what could be read. `keepsWhole`: words that are all written stay, whether they were heard or not.
 */
export function saidSoFar(turn: TurnUnderWay, { keepsWhole = false } = {}): SaidSoFar {
  const { context, children } = turn.getSnapshot();
  const whole = context.draft.text.trim();
  const voice = children.voice?.getSnapshot();
  const isAllThere = isWritten(context.outcome?.end);
  const staysWhole = keepsWhole && isAllThere;
  // What was heard in part only is there to be read.
  if (!voice) return { text: whole, isWhole: isAllThere, voiced: context.voiced && context.voiceFailure === null };
  if (!context.voiced) return { text: staysWhole ? whole : "", isWhole: staysWhole, voiced: false };
  const { sentences, done } = voice.context;
  const last = sentences[voice.matches({ active: { queue: { playing: "sounding" } } }) ? done : done - 1];
  const text = staysWhole ? whole : context.draft.text.slice(0, last?.range?.end ?? 0).trim();
  const before = context.draft.text.length - context.draft.text.trimStart().length;
  const heard = Math.min(Math.max(0, heardCharacters(voice.context) - before), text.length);
  return { text, ...(heard < text.length && { heard }), isWhole: staysWhole && heard === text.length, voiced: true };
}
