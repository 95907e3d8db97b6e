import { timings } from '../shared/timings'
import { endsLikeSentence } from './sentence-end'

/** Whether the visitor makes speech sounds; `unknown` where nobody can tell. */
export type VisitorVoice = 'unknown' | 'silent' | 'talking'

/** What is known when the question is asked whether the visitor has finished. */
export interface TurnSoFar {
  /** Everything heard in this turn. */
  readonly text: string
  /** Whether all of it stays: no words that may still change. */
  readonly isSettled: boolean
  readonly voice: VisitorVoice
}

/**
 * Decides how long a pause means that the visitor's turn is over. It is asked anew at every word, and when the visitor
 * begins or stops making sounds.
 *
 * @example
 * const patient: EndOfTurnPolicy = { wait: ({ text }) => (text.endsWith('over') ? 0 : 3_000) }
 */
export interface EndOfTurnPolicy {
  /** Milliseconds from now; more than three seconds after the last words count as three. */
  wait(turn: TurnSoFar): number
}

/** Three seconds of silence after the last words, whatever they are. */
export const fixedEndOfTurn: EndOfTurnPolicy = { wait: () => timings.endOfTurnCeiling }

/**
 * Three seconds at most; much earlier where the words end like a sentence that is finished and the visitor is known to
 * be silent. Unfinished words have the full three seconds.
 */
export const adaptiveEndOfTurn: EndOfTurnPolicy = {
  wait: ({ text, isSettled, voice }) =>
    isSettled && voice === 'silent' && endsLikeSentence(text) ? timings.endOfTurnFinished : timings.endOfTurnCeiling,
}
