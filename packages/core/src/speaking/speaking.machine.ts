import { assign, enqueueActions, setup } from "xstate";
import { callbackNotProvided } from "../shared/not-provided";
import * as timings from "../shared/timings";
import { createCaption, type CaptionWriter } from "./caption";
import { defineLazyReader } from "./lazy-reader";
import type { SoundEffect } from "./sound-effects";
import { isLasting, type SpeechFailure } from "./speech-failure";
import type { TextSource } from "./text-source";

/** The text to speak, and the voice. */
export interface SpeakingInput {
  readonly source: TextSource;
  /** The id of the character who speaks. */
  readonly voice: string;
  /** The voice that the visitor wants to hear, by id; read for each sentence, as the choice may change between them. */
  readonly voiceId?: () => string | undefined;
  /** Whether words such as `bzzzt` are sound effects; left out, they are spoken. */
  readonly speaksInSounds?: boolean;
  /** Whether sentences are only prepared, and played from `voice.release` on. */
  readonly isHeld?: boolean;
}

/** The output of `speakingMachine`: how the speech ended. */
export interface SpeakingOutput {
  /** Why it ended before its last word; `null` when everything was spoken, or nothing was to be spoken. */
  readonly failure: SpeechFailure | null;
}

/** A piece of speech. Its sound effects play first; its text is empty where it consists of sound effects only. */
export interface Sentence {
  readonly text: string;
  readonly effects: readonly SoundEffect[];
  /** Its position in the spoken text. */
  readonly range?: { readonly start: number; readonly end: number };
}

/** Commands for the actor that plays. */
export type RunVoiceEvent =
  | { type: "speech.prepare"; place: number; sentence: Sentence }
  | { type: "speech.play"; place: number }
  /** 0 to 1. */
  | { type: "speech.volume"; volume: number };

export type SpeakingEvent =
  /** Held speech may play. */
  | { type: "voice.release" }
  /** Holds it again before its first sentence. */
  | { type: "voice.hold" }
  | { type: "voice.duck" }
  | { type: "voice.unduck" }
  /** A sentence can be spoken. */
  | { type: "sentence.found"; sentence: Sentence }
  /** All sentences have been found. */
  | { type: "text.read" }
  /** The sentence reader is not loaded yet: it is being fetched. */
  | { type: "reader.missing" }
  | { type: "reader.fetched" }
  | { type: "reader.failed"; failure: SpeechFailure }
  /** The first sound of a sentence is heard. */
  | { type: "speech.started"; place: number }
  | { type: "speech.finished"; place: number }
  | { type: "speech.failed"; place: number; failure: SpeechFailure };

export interface SpeakingContext {
  readonly input: SpeakingInput;
  readonly caption: CaptionWriter;
  readonly sentences: readonly Sentence[];
  /** How many of them were played, or failed. */
  readonly done: number;
  /** The index of the sentence that plays or played last; -1 before the first. */
  readonly sounding: number;
  /** Whether no more sentences will be found. */
  readonly isRead: boolean;
  /** How many failed in a row. */
  readonly failures: number;
  readonly failure: SpeechFailure | null;
}

/** How many sentences are prepared at once: the one that plays and the next. */
const AT_ONCE = 2;
/** One sentence may fail; after a second in a row the rest would fail too. */
const FAILURES_ALLOWED = 1;
const DUCKED = 0.2;

export interface RunVoiceInput {
  readonly voice: string;
  readonly voiceId?: SpeakingInput["voiceId"];
  readonly caption: CaptionWriter;
}

/**
 * Speaks one text in one voice, sentence by sentence: the next is prepared while one plays, and the first begins while
 * the text still grows. It sends its parent `voice.heard` at the first sound of each. Stopping the machine stops it.
 */
export const speakingMachine = setup({
  types: {
    context: {} as SpeakingContext,
    events: {} as SpeakingEvent,
    input: {} as SpeakingInput,
    output: {} as SpeakingOutput,
    children: {} as { reader: "readSentences"; sound: "runVoice" },
    tags: {} as "waiting" | "lasting" | "ducked",
  },
  actors: {
    /** Finds the sentences of a text as it grows. */
    readSentences: defineLazyReader(),
    /** Prepares and plays sentences on command; stopping it stops playback and aborts preparation. */
    runVoice: callbackNotProvided<RunVoiceEvent, RunVoiceInput>("speaking", "runVoice"),
  },
  actions: {
    takeSentence: enqueueActions(({ context, enqueue }, { sentence }: { sentence: Sentence }) => {
      const place = context.sentences.length;
      enqueue.assign({ sentences: [...context.sentences, sentence] });
      if (place < context.done + AT_ONCE) enqueue.sendTo("sound", { type: "speech.prepare", place, sentence });
    }),
    playNext: enqueueActions(({ context, enqueue }) => {
      enqueue.sendTo("sound", { type: "speech.play", place: context.done });
    }),
    finishSentence: enqueueActions(({ context, enqueue }, { failure }: { failure: SpeechFailure | null }) => {
      const done = context.done + 1;
      enqueue.assign({ done, failures: failure ? context.failures + 1 : 0, failure });
      const place = done + AT_ONCE - 1;
      const sentence = context.sentences[place];
      if (sentence !== undefined) enqueue.sendTo("sound", { type: "speech.prepare", place, sentence });
    }),
    setSounding: assign({ sounding: ({ context }) => context.done }),
    /** A voice can also run without a parent. */
    notifyHeard: enqueueActions(({ enqueue, self }) => {
      if (self._parent) enqueue.sendTo(self._parent, { type: "voice.heard" });
    }),
    endText: assign({ isRead: true }),
    setVolume: enqueueActions(({ enqueue }, { volume }: { volume: number }) => {
      enqueue.sendTo("sound", { type: "speech.volume", volume });
    }),
    giveUp: assign({ failure: (_, { failure }: { failure: SpeechFailure }) => failure }),
  },
  guards: {
    isHeld: ({ context }) => context.input.isHeld === true,
    isOver: ({ context }) => context.isRead && context.done >= context.sentences.length,
    hasNext: ({ context }) => context.done < context.sentences.length,
    isPlaying: ({ context }, { place }: { place: number }) => place === context.done,
    isFatal: ({ context }, { place, failure }: { place: number; failure: SpeechFailure }) =>
      place === context.done && (isLasting(failure) || context.failures >= FAILURES_ALLOWED),
  },
  delays: {
    speechStart: timings.speechStart,
    speechCeiling: timings.speechCeiling,
  },
}).createMachine({
  id: "speaking",
  context: ({ input }) => ({
    input,
    caption: createCaption(),
    sentences: [],
    done: 0,
    sounding: -1,
    isRead: false,
    failures: 0,
    failure: null,
  }),
  output: ({ context }) => ({ failure: context.failure }),
  initial: "active",
  states: {
    active: {
      type: "parallel",
      // It ends with its text and its sentences, which have their own deadlines.
      tags: "lasting",
      invoke: [
        {
          id: "reader",
          src: "readSentences",
          input: ({ context }) => context.input,
          onError: {
            target: "ended",
            actions: {
              type: "giveUp",
              params: ({ event }) => ({ failure: { reason: "unknown", message: String(event.error) } }),
            },
          },
        },
        {
          id: "sound",
          src: "runVoice",
          input: ({ context: { input, caption } }) => ({
            voice: input.voice,
            caption,
            ...(input.voiceId && { voiceId: input.voiceId }),
          }),
          onError: {
            target: "ended",
            actions: {
              type: "giveUp",
              params: ({ event }) => ({ failure: { reason: "unknown", message: String(event.error) } }),
            },
          },
        },
      ],
      on: {
        "text.read": { actions: "endText" },
        "sentence.found": { actions: { type: "takeSentence", params: ({ event }) => event } },
      },
      states: {
        queue: {
          initial: "choosing",
          states: {
            choosing: { always: [{ guard: "isHeld", target: "held" }, { target: "waiting" }] },
            held: { on: { "voice.release": "waiting" } },
            /** Waits for the next sentence or the end of the text, which have their own deadlines. */
            waiting: {
              always: [
                { guard: "isOver", target: "#speaking.ended" },
                { guard: "hasNext", target: "playing" },
              ],
              on: { "voice.hold": "held" },
            },
            playing: {
              entry: "playNext",
              initial: "fetching",
              on: {
                "speech.finished": {
                  guard: { type: "isPlaying", params: ({ event }) => event },
                  target: "waiting",
                  actions: { type: "finishSentence", params: { failure: null } },
                },
                "speech.failed": [
                  {
                    guard: { type: "isFatal", params: ({ event }) => event },
                    target: "#speaking.ended",
                    actions: { type: "giveUp", params: ({ event }) => event },
                  },
                  {
                    guard: { type: "isPlaying", params: ({ event }) => event },
                    target: "waiting",
                    actions: { type: "finishSentence", params: ({ event }) => event },
                  },
                ],
              },
              states: {
                fetching: {
                  tags: "waiting",
                  on: {
                    "speech.started": {
                      guard: { type: "isPlaying", params: ({ event }) => event },
                      target: "sounding",
                      actions: ["setSounding", "notifyHeard"],
                    },
                  },
                  after: {
                    speechStart: {
                      target: "#speaking.ended",
                      actions: {
                        type: "giveUp",
                        params: { failure: { reason: "timeout", message: "The voice did not begin in time." } },
                      },
                    },
                  },
                },
                sounding: {
                  tags: "waiting",
                  after: {
                    speechCeiling: {
                      target: "#speaking.ended",
                      actions: {
                        type: "giveUp",
                        params: { failure: { reason: "timeout", message: "The voice did not end in time." } },
                      },
                    },
                  },
                },
              },
            },
          },
        },
        /** The sentence reader. */
        reader: {
          initial: "present",
          states: {
            present: { on: { "reader.missing": "fetching" } },
            fetching: {
              tags: "waiting",
              on: {
                "reader.fetched": "present",
                "reader.failed": {
                  target: "#speaking.ended",
                  actions: { type: "giveUp", params: ({ event }) => event },
                },
              },
              after: {
                speechStart: {
                  target: "#speaking.ended",
                  actions: {
                    type: "giveUp",
                    params: {
                      failure: { reason: "timeout", message: "The sentence reader did not load in time." },
                    },
                  },
                },
              },
            },
          },
        },
        level: {
          initial: "full",
          states: {
            full: {
              on: { "voice.duck": { target: "ducked", actions: { type: "setVolume", params: { volume: DUCKED } } } },
            },
            ducked: {
              tags: "ducked",
              on: { "voice.unduck": { target: "full", actions: { type: "setVolume", params: { volume: 1 } } } },
            },
          },
        },
      },
    },
    ended: { type: "final" },
  },
});
