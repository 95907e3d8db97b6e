import { findSum } from './arithmetic'
import type { Sum } from './arithmetic'
import { findAct, isQuestion, stripGreeting } from './dialogue-act'
import type { DialogueAct } from './dialogue-act'
import { isEnglish } from './english'
import { findName, withoutSpeaker } from './recall'
import { termsOf } from './terms'
import { articleBefore, findTopic } from './topic'
import { ownOf, timeIn, unknowableIn } from './unknowable'

/** One sentence of what the visitor said, with what it does. */
export interface Clause {
  readonly text: string
  readonly act?: DialogueAct | undefined
  readonly topic?: string | undefined
  readonly isQuestion: boolean
}

/** What the visitor said this turn, read. */
export interface Turn {
  /** What was said, without a speaker's name, and cut when it is long. */
  readonly text: string
  readonly clauses: readonly Clause[]
  readonly topic?: string | undefined
  /** What stood before the topic, if it belongs to it: "the", or "your" for the visitor's "my". */
  readonly article?: string | undefined
  /** What the visitor called "my", as "your driving test". */
  readonly own?: string | undefined
  /** It asks for something that nobody here can know. */
  readonly unknowable?: 'future' | 'private' | undefined
  readonly sum?: Sum | undefined
  /** Nothing in it can be taken up: gibberish, emoji, another language. */
  readonly isUnreadable: boolean
}

/** A pasted essay is judged by how it begins and ends. */
const part = 400
const mostClauses = 8

/** Reads what a visitor said. */
export function readTurn(content: string, ownName: string): Turn {
  const trimmed = content.trim()
  const visible = trimmed.length > part * 2 ? `${trimmed.slice(0, part)}\n${trimmed.slice(-part)}` : trimmed
  const text = withoutSpeaker(visible).replace(/\b(mr|mrs|ms|dr|prof|st|vs)\./gi, '$1')
    // "What is love, Doctor?" addresses the doctor.
    .replace(/,\s*(?:my )?(?:dear |good )*(?:doctor|professor|sir|madam|master|friend|mr \w+|lady \w+)(?=\s*[?.!]*$)/i, '').replace(/\s*https?:\/\/\S+/g, ' ')
  const pieces = text.split(/(?<=[.!?;…])\s+|\n+/).filter((piece) => /[\p{L}\p{N}]/u.test(piece))
  const chosen = pieces.length > mostClauses ? [...pieces.slice(0, mostClauses / 2), ...pieces.slice(-mostClauses / 2)] : pieces
  const clauses = chosen.flatMap((piece): Clause[] => {
    const greeted = stripGreeting(piece, ownName)
    // "Good evening, Doctor" greets; the doctor is not a subject.
    const rest = greeted !== piece && !isQuestion(greeted) && greeted.trim().split(/\s+/).length <= 2 ? '' : greeted
    const name = findName(rest)
    const act = findAct(rest === '' ? piece : rest, ownName) ?? (name === undefined ? undefined : 'greeting')
    const greeting: Clause = { text: '', act: findAct(piece, ownName), isQuestion: false }
    const clause: Clause = { text: rest, act, topic: findTopic(name === undefined ? rest : rest.replaceAll(name, ','), ownName), isQuestion: isQuestion(rest) }
    // "Hi, why did you hate Edison?" greets and asks: two clauses.
    if (rest === piece) return [clause]
    return act !== undefined || termsOf(rest).length > 0 ? [greeting, clause] : [{ ...clause, act: greeting.act }]
  })
  // Questions come first: in "I have a dog. What do you think of war?" the war is the topic.
  const telling = [...clauses].sort((one, other) => Number(other.isQuestion) - Number(one.isQuestion))
  const unknowable = clauses.some(({ isQuestion: asks }) => asks) ? unknowableIn(text) : undefined
  const topic = telling.find((clause) => clause.topic !== undefined)?.topic ?? (unknowable && timeIn(text))
  return {
    text,
    clauses,
    topic,
    article: topic === undefined ? undefined : articleBefore(topic, text),
    own: ownOf(text),
    unknowable,
    sum: findSum(text),
    isUnreadable: !isEnglish(text),
  }
}
