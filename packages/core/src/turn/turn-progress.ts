import { heardCharacters } from "../speaking/heard-characters";
import type { SpeakingContext } from "../speaking/speaking.machine";
import { isWritten } from "./reply-end";
import type { TurnContext } from "./turn.machine";

/** A turn that runs. */
export interface RunningTurn {
  subscribe(listener: () => void): { unsubscribe(): void };
  getSnapshot(): {
    readonly context: TurnContext;
    matches(state: "awaitingReading"): boolean;
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

export interface TurnProgress {
  readonly text: string;
  /** How many of its characters were heard; left out where all were, or it was read. */
  readonly heard?: number;
  /** Whether nothing more of it will come. */
  readonly isWhole: boolean;
  readonly voiced: boolean;
}

/** The voice of a turn; `undefined` while it does not speak. */
const voiceOf = (turn: RunningTurn) => turn.getSnapshot().children.voice?.getSnapshot();

/** The text that is heard of a turn, word by word; `null` while no voice speaks it. */
export const captionOf = (turn: RunningTurn) => voiceOf(turn)?.context.caption ?? null;

/** How many characters of its text were heard so far; `null` while no voice speaks it. */
export function heardOf(turn: RunningTurn): number | null {
  const voice = voiceOf(turn);
  return voice ? heardCharacters(voice.context) : null;
}

/**
 * The part of a turn that the visitor has heard or read so far: with a voice the sentences heard, the one that sounds
 * included; without one, the text written. `keepsWhole`: a text that is complete counts whole, heard or not.
 */
export function turnProgress(turn: RunningTurn, { keepsWhole = false } = {}): TurnProgress {
  const { context } = turn.getSnapshot();
  const whole = context.textStream.text.trim();
  const voice = voiceOf(turn);
  const isAllThere = isWritten(context.reply?.end);
  const staysWhole = keepsWhole && isAllThere;
  // A turn that was heard only in part is there to be read.
  if (!voice) return { text: whole, isWhole: isAllThere, voiced: context.voiced && context.voiceFailure === null };
  if (!context.voiced) return { text: staysWhole ? whole : "", isWhole: staysWhole, voiced: false };
  const { sentences, done } = voice.context;
  const last = sentences[voice.matches({ active: { queue: { playing: "sounding" } } }) ? done : done - 1];
  const text = staysWhole ? whole : context.textStream.text.slice(0, last?.range?.end ?? 0).trim();
  const before = context.textStream.text.length - context.textStream.text.trimStart().length;
  const heard = Math.min(Math.max(0, heardCharacters(voice.context) - before), text.length);
  return { text, ...(heard < text.length && { heard }), isWhole: staysWhole && heard === text.length, voiced: true };
}
