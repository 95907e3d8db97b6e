import { heardCharacters } from "../speaking/heard-characters";
import type { SpeakingContext } from "../speaking/speaking.machine";
import { isWritten } from "./reply-end";
import type { TurnContext } from "./turn.machine";

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

/** The voice of a turn; `undefined` while it does not speak. */
const voiceOf = (turn: TurnUnderWay) => turn.getSnapshot().children.voice?.getSnapshot();

/** What is heard of a turn, word by word; `null` while no voice says it. */
export const captionOf = (turn: TurnUnderWay) => voiceOf(turn)?.context.caption ?? null;

/** How many characters of its draft were heard so far; `null` while no voice says it. */
export function heardOf(turn: TurnUnderWay): number | null {
  const voice = voiceOf(turn);
  return voice ? heardCharacters(voice.context) : null;
}

/**
 * What was said of a turn that ends now: with a voice the sentences heard so far, the one that sounds included; without
 * one, what could be read. `keepsWhole`: words that are all written stay, whether they were heard or not.
 */
export function saidSoFar(turn: TurnUnderWay, { keepsWhole = false } = {}): SaidSoFar {
  const { context } = turn.getSnapshot();
  const whole = context.draft.text.trim();
  const voice = voiceOf(turn);
  const isAllThere = isWritten(context.reply?.end);
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
