import MiniSearch from 'minisearch'
import type { PersonaCorpus } from './corpus'
import { isStopWord, stem, termsOf, wordsOf } from './terms'

/** A fact or a stance, as retrieval and composition see it. */
export interface Item {
  readonly id: string
  readonly isOpinion: boolean
  readonly tags: readonly string[]
  readonly questions: readonly string[]
  /** What is said first. */
  readonly answer: readonly string[]
  /** What is left for "why?" and "tell me more". */
  readonly deeper: readonly string[]
  readonly ask: string
}

/** An item that may answer what was said. */
export interface Match {
  readonly item: Item
  readonly score: number
  /** Nearly all of what was asked is met: such a match outweighs a social act. */
  readonly strong: boolean
  /** It was asked very nearly as one of the item's own questions. */
  readonly exact: boolean
  /** Enough is met to answer by it. */
  readonly fair: boolean
}

export interface Query {
  readonly text: string
  /** What the text is about; its words weigh more. */
  readonly topic?: string | undefined
  /** The item last spoken of, preferred when the text says "he" or "that". */
  readonly last?: Item | undefined
}

export interface Retrieval {
  readonly items: readonly Item[]
  /** The items that may answer, best first. */
  search(query: Query): Match[]
  /** All other items, the nearest in subject first. */
  akin(item: Item): Item[]
}

interface Indexed {
  readonly id: number
  readonly tags: string
  readonly questions: string
  readonly text: string
}

/** How much a word of a sample question counts when two questions are compared. */
const weightOf = (word: string) => (!isStopWord(word) ? 1 : /^(?:who|when|where|why|how)$/.test(word) ? 0.5 : word === 'from' ? 0.8 : 0.2)

type Bag = ReadonlyMap<string, number>

function bagOf(text: string): Bag {
  return new Map(wordsOf(text).map((word) => [isStopWord(word) ? word : stem(word), weightOf(word)]))
}

const sum = (values: Iterable<number>) => Array.from(values).reduce((total, value) => total + value, 0)

/** How alike two questions are, 0 to 1 (Dice's coefficient over weighted words). */
function likeness(one: Bag, other: Bag): number {
  let common = 0
  for (const [word, weight] of one) if (other.has(word)) common += weight
  return (2 * common) / (sum(one.values()) + sum(other.values()) || 1)
}

/** Asks what the character thinks, rather than what it did or was. */
const opinion = /\b(?:think (?:of|about)|opinions?|thoughts|views?|believe in|should (?:we|people|one|i)|feel about|what is|what makes|meaning of)\b/i
const personal = /\b(?:your|(?:did|were|have|had) you|was (?:it|he|she|there))\b/i

const pronoun = /\b(?:he|him|his|she|her|they|them|their|it|its|that|this|those|there|then)\b/i

/** Builds the index over a corpus. Takes some ten milliseconds; a search takes one or two. */
export function createRetrieval(corpus: PersonaCorpus): Retrieval {
  const items: Item[] = [
    ...corpus.facts.map((fact) => ({ ...fact, isOpinion: false })),
    ...corpus.stances.map(({ view, ...stance }) => ({ ...stance, isOpinion: true, answer: view.slice(0, 3), deeper: view.slice(3) })),
  ]
  const bags = items.map((item) => item.questions.map(bagOf))
  const index = new MiniSearch<Indexed>({
    fields: ['tags', 'questions', 'text'],
    tokenize: wordsOf,
    // The character's own name says nothing: everything in the corpus is about it.
    processTerm: (word) => (isStopWord(word) || word === corpus.characterId ? null : stem(word)),
  })
  index.addAll(
    items.map((item, id) => ({ id, tags: item.tags.join(' '), questions: item.questions.join(' '), text: [...item.answer, ...item.deeper].join(' ') })),
  )

  // How many items a word of tags or questions leads to: the rarer, the more it says.
  const spread = new Map<string, number>()
  for (const item of items) {
    for (const term of new Set(termsOf([...item.tags, ...item.questions].join(' ')))) spread.set(term, (spread.get(term) ?? 0) + 1)
  }
  const rarest = Math.log(1 + items.length)
  const rarity = (term: string) => Math.log(1 + items.length / (spread.get(term) ?? 1))

  function search({ text, topic = '', last }: Query): Match[] {
    const terms = [...new Set(termsOf(text))].filter((term) => term !== corpus.characterId)
    const asked = bagOf(text)
    const named = new Set(termsOf(topic))
    const weights = new Map(terms.map((term) => [term, spread.has(term) ? rarity(term) * (named.has(term) ? 1.5 : 1) : rarest * (named.has(term) ? 1 : 0.35)]))
    const whole = sum(weights.values())
    const found = new Map(
      index
        .search(text, {
          boost: { tags: 4, questions: 3, text: 1 },
          prefix: (term) => term.length > 4 && !spread.has(term),
          fuzzy: (term) => (term.length > 5 && !spread.has(term) ? 0.2 : false),
          boostTerm: (term) => (named.has(term) ? 1.5 : 1),
        })
        .map((result) => [result.id as number, result]),
    )
    const leaning = opinion.test(text) ? 'opinion' : personal.test(text) ? 'fact' : ''
    const pointing = last && pronoun.test(text) && named.size === 0
    return items
      .map((item, id): Match => {
        const result = found.get(id)
        const alike = Math.max(0, ...(bags[id] ?? []).map((bag) => likeness(asked, bag)))
        let met = 0
        let inText = 0
        for (const [term, fields] of Object.entries(result?.match ?? {})) {
          const source = weights.has(term) ? term : terms.find((each) => !spread.has(each) && each.slice(0, 2) === term.slice(0, 2))
          const weight = source ? (weights.get(source) ?? 0) * (source === term ? 1 : 0.7) : 0
          if (fields.some((field) => field !== 'text')) met += weight
          else inText += weight
        }
        const coverage = whole > 0 ? Math.min(1, met / whole) : 0
        const leans = leaning !== '' && (leaning === 'opinion') === item.isOpinion
        const score = ((result?.score ?? 0) * (0.4 + coverage) * (1 + alike) + alike * 6) * (leans ? 1.25 : 1)
        return {
          item,
          score: pointing && item === last ? score * 1.5 + 4 : score,
          exact: alike >= 0.8,
          strong: alike >= 0.72 || (coverage >= 0.7 && met >= rarest * 0.4),
          fair: alike >= 0.6 || (coverage >= 0.42 && met >= rarest * 0.3) || (met > 0 && whole > 0 && (met + inText * 0.5) / whole >= 0.6),
        }
      })
      .filter(({ fair }) => fair)
      .sort((one, other) => other.score - one.score)
  }

  const tagged = items.map(({ tags }) => new Set(termsOf(tags.join(' '))))

  function akin(item: Item): Item[] {
    const at = items.indexOf(item)
    const shared = (other: number) => Array.from(tagged[other] ?? []).filter((term) => tagged[at]?.has(term)).length
    const others = items.map((each, other) => ({ each, shared: shared(other), distance: (other - at + items.length) % items.length }))
    // One shared word is mostly chance; a corpus is written theme by theme, so the neighbour is nearer than that.
    return others
      .filter(({ distance }) => distance > 0)
      .sort((one, other) => (other.shared > 1 ? other.shared : 0) - (one.shared > 1 ? one.shared : 0) || one.distance - other.distance)
      .map(({ each }) => each)
  }

  return { items, search, akin }
}
