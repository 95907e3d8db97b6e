import { isAboutClock } from './dialogue-act'
import type { Clause, Turn } from './read-turn'
import type { Item, Match, Retrieval } from './retrieval'

/** Clauses with these acts may also ask for something known: "I love your work on lighting", "Were you a fraud?" */
const searchable: ReadonlySet<string> = new Set(['advice', 'praise', 'insult'])
/** Clauses with these acts are never looked up. */
const plainActs: ReadonlySet<string> = new Set(['greeting', 'farewell', 'thanks', 'sad', 'more'])

/** A match with the clause it answers. */
export interface Found extends Match {
  readonly clause: Clause
}

/** The items that may answer what was said, best first. */
export function findMatches(retrieval: Retrieval, turn: Turn, last: Item | undefined): Found[] {
  const best = new Map<string, Found>()
  for (const clause of turn.clauses) {
    const { text, act, topic, isQuestion } = clause
    if (turn.unknowable === 'private' || isAboutClock(text) || (act !== undefined && plainActs.has(act))) continue
    for (const match of retrieval.search({ text, topic, last })) {
      // Advice on the visitor's own life is no question of the corpus, unless it asks for a thing by its name.
      if (act !== undefined && !match.isExact && !(match.isStrong && topic !== undefined && searchable.has(act) && !/\bmy\b/i.test(text))) continue
      if (turn.unknowable === 'future' && !match.item.tags.some((tag) => /^(?:future|predictions?)$/.test(tag))) continue
      const score = match.score * (isQuestion ? 1.5 : 1) * (match.isStrong ? 1.2 : 1)
      const known = best.get(match.item.id)
      if (!known || known.score < score) best.set(match.item.id, { ...match, score, clause })
    }
  }
  return [...best.values()].sort((one, other) => other.score - one.score)
}
