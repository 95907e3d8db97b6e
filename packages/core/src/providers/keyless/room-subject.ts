import { splitSentences } from './sentences'
import type { Language } from './language'
import { readTurn } from './read-turn'
import type { Turn } from './read-turn'
import type { HeardLine, RoomTurn } from './room-turn'

/** No more of a line is read. */
const longest = 800

/** So many lines a subject is held before the talk may drift from it. */
const holding = 3

/** What is talked about in a room. */
export interface Subject {
  /** The visitor's line that set it; it is still that when the talk was carried on to something else. */
  readonly line?: string | undefined
  /** The line, or what the talk was carried on to, as a question for everybody. */
  readonly turn?: Turn | undefined
  /** The topic as it can be said without quotation marks, such as `a machine`. */
  readonly plain?: string | undefined
  /** Whether it has been talked about for a while. */
  readonly isHeld: boolean
}

/** A question as it is asked of everybody: without the names of those it is called out to. */
const withoutCalls = (text: string, names: readonly string[]): string =>
  names.reduce((left, name) => left.replace(new RegExp(String.raw`^\W*${name}[,:]\s*|,\s*${name}(?=\s*[?.!,])`, 'giu'), ''), text)

/** What a first sentence names in quotation marks. */
const namedIn = (text: string) => Array.from((splitSentences(text.slice(0, longest))[0] ?? '').matchAll(/"([\p{L}\p{N}' -]{2,40})"/gu)).at(-1)?.[1]

/**
 * What is talked about: what the visitor asked, until somebody's first sentence carried the talk on to something in
 * quotation marks.
 *
 * @param remembered The visitor's line that set the subject, for when it is no longer shown.
 */
export function findSubject(language: Language, { lines, others }: RoomTurn, characterId: string, remembered?: string): Subject {
  const { patterns } = language
  const read = (text: string) => readTurn(language, withoutCalls(text.slice(0, longest), [characterId, ...others]), characterId)
  let line = remembered
  let turn = remembered === undefined ? undefined : read(remembered)
  let age = holding
  let isCarried = false
  for (const { kind, text } of lines) {
    age += 1
    const said = kind === 'visitor' ? read(text) : undefined
    const topic = said ? said.topic : namedIn(text)
    if (said && (topic || !turn)) {
      line = text
      turn = said
      age = 0
      isCarried = false
    } else if (!said && topic && topic.toLowerCase() !== turn?.topic?.toLowerCase() && !patterns.unspeakable.test(topic)) {
      turn = { ...readTurn(language, topic, characterId), topic }
      age = 0
      isCarried = true
    }
  }
  const before = turn?.topic && !isCarried ? patterns.beforeTopic.exec(turn.text.slice(0, turn.text.indexOf(turn.topic))) : null
  return { line, turn, plain: before && turn?.topic ? `${before[1] ? `${before[1].toLowerCase()} ` : ''}${turn.topic}` : undefined, isHeld: age >= holding }
}

/** What a line speaks of, by its noun, as it can be said back: `the lamp`, or `your tower` for "my tower". */
export function thingsIn({ patterns, isIn, isStopWord, bareOf, stemOf }: Language, { text, speaker = '' }: HeardLine): ReadonlyMap<string, string> {
  const [first = '', ...rest] = splitSentences(text.slice(-longest))
  // The first sentence was for somebody else, and a question is for whoever answers it.
  const told = rest.filter((sentence) => !sentence.endsWith('?')).join(' ') || first
  const isThing = (noun: string) =>
    !isStopWord(noun) && !isIn('wide', noun) && !isIn('breakers', noun) && !isIn('framing', stemOf(noun)) && !isIn('verbs', bareOf(noun)) &&
    ![patterns.adverb, patterns.gerund, patterns.unspeakable].some((pattern) => pattern.test(noun)) && noun !== speaker.toLowerCase()
  const things = Array.from(told.matchAll(patterns.thing), ([, whose = '', noun = '']) => [noun.toLowerCase(), `${patterns.selfMentioned.test(whose) ? 'your' : 'the'} ${noun}`] as const)
  return new Map(things.filter(([noun]) => isThing(noun)))
}
