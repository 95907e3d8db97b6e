import { createLoadable } from "../shared/fetch-once";
import * as timings from "../shared/timings";

/** Whether the visitor makes speech sounds; `unknown` without a detector. */
export type VisitorVoice = "unknown" | "silent" | "talking";

/** The data from which the end of the visitor's turn is decided. */
export interface TurnSoFar {
  /** Everything heard in this turn. */
  readonly text: string;
  /** Whether all of it is final. */
  readonly isFinal: boolean;
  readonly voice: VisitorVoice;
}

/**
 * Decides how long a pause ends the visitor's turn. It is called again at every word, and when the visitor starts or
 * stops making sounds.
 *
 * @example
 * const patient: EndOfTurnPolicy = { wait: ({ text }) => (text.endsWith('over') ? 0 : 3_000) }
 */
export interface EndOfTurnPolicy {
  /** The wait in milliseconds from now; the turn ends at most three seconds after the last words. */
  wait(turn: TurnSoFar): number;
}

/** Three seconds of silence after the last words, whatever they are. */
export const fixedEndOfTurn: EndOfTurnPolicy = { wait: () => timings.endOfTurnCeiling };

/** The rules of {@link adaptiveEndOfTurn}, which a chat without a microphone does not need. */
export const sentenceEnds = createLoadable(async () => (await import("./sentence-end")).endsLikeSentence);

/**
 * Three seconds at most; much shorter if the words look like a finished sentence and the visitor is known to be silent.
 * Unfinished words have the full three seconds. Its rules load with the first sound of the visitor; until then every
 * wait is three seconds.
 */
export const adaptiveEndOfTurn: EndOfTurnPolicy = {
  wait({ text, isFinal, voice }) {
    // A failed load is repeated with the next word.
    if (voice !== "unknown") sentenceEnds.load().catch(() => {});
    return isFinal && voice === "silent" && sentenceEnds.value?.(text) === true
      ? timings.endOfTurnFinished
      : timings.endOfTurnCeiling;
  },
};
