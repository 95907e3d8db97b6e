import * as timings from "../shared/timings";

/** Whether the visitor makes speech sounds; `unknown` without a detector. */
export type VisitorVoice = "unknown" | "silent" | "talking";

/** What is known when it has to be decided whether the visitor has finished. */
export interface TurnSoFar {
  /** Everything heard in this turn. */
  readonly text: string;
  /** Whether all of it is final. */
  readonly isFinal: boolean;
  readonly voice: VisitorVoice;
}

/**
 * Decides how long a pause ends the visitor's turn. It is asked again at every word, and when the visitor begins or
 * stops making sounds.
 *
 * @example
 * const patient: EndOfTurnPolicy = { wait: ({ text }) => (text.endsWith('over') ? 0 : 3_000) }
 */
export interface EndOfTurnPolicy {
  /** Milliseconds from now; more than three seconds after the last words count as three. */
  wait(turn: TurnSoFar): number;
}

/** Three seconds of silence after the last words, whatever they are. */
export const fixedEndOfTurn: EndOfTurnPolicy = { wait: () => timings.endOfTurnCeiling };

let endsLikeSentence: ((text: string) => boolean) | null = null;

/** Loads the rules of {@link adaptiveEndOfTurn}, which a chat that only reads and writes does not need. */
export async function loadSentenceEnds(): Promise<void> {
  endsLikeSentence ??= (await import("./sentence-end")).endsLikeSentence;
}

/**
 * Three seconds at most; much earlier where the words look like a finished sentence and the visitor is known to be
 * silent. Unfinished words have the full three seconds. Its rules load with the first sound of the visitor; until
 * then every pause lasts three seconds.
 */
export const adaptiveEndOfTurn: EndOfTurnPolicy = {
  wait({ text, isFinal, voice }) {
    // A load that failed is tried again with the next word.
    if (voice !== "unknown") loadSentenceEnds().catch(() => {});
    return isFinal && voice === "silent" && endsLikeSentence?.(text) === true
      ? timings.endOfTurnFinished
      : timings.endOfTurnCeiling;
  },
};
