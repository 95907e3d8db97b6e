import type { PersonaCorpus } from './corpus'
import { bagOf, likeness, sum } from './likeness'
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

/** An item that may answer what was said: enough of the question is met. */
export interface Match {
  readonly item: Item
  readonly score: number
  /** It was asked very nearly as one of the item's own questions. */
  readonly isExact: boolean
  /** Nearly all of what was asked is met: such a match outweighs a social act. */
  readonly isStrong: boolean
}

interface Query {
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

/** Asks what the character thinks, rather than what it did or was. */
const opinion = /\b(?:think (?:of|about)|opinions?|thoughts|views?|believe in|feel about)\b/i
const personal = /\b(?:you|your|was (?:it|he|she|there))\b/i
/** What holds for everybody is a matter of opinion, too. */
const general = /\b(?:should (?:we|people|one|i)|what is|what makes|meaning of|we|us|our|people|humans?|anyone|mankind)\b/i
const pronoun = /\b(?:he|him|his|she|her|they|them|their|it|its|that|this|those|there|then)\b/i
const asking = /\b(?:why|when|where|who|how (?:many|much|old|long)|how)\b/

/** "The story of Gretchen" is about Gretchen, but "the capital of France" is not about France. */
const hollow = /^(?:story|history|role|life|work|idea|concept|theory|law|legend|myth|art|use|nature|origin|death|fan|world|time|kind|name|legacy|influence|point|purpose|sense|sign|meaning|monks) of /i

const fondness = /\byou (?:\w+ly |ever )?(love|hate|enjoy|miss|fear)\b/i

/** Words that frame a question and seldom are its subject, however rare they are in a corpus. */
const frame = new Set(
  'differ point wrong work good bad best worst bett stori life peopl world year real true great big smal long first last new old time call day night find try show become start plain normal hard more import name part ancient gener hat sound familiar run'.split(' '),
)

/** What a word found in tags, questions or text adds. */
const boosts = [4, 3, 1] as const

/** The words of a phrase as one string that another may hold: "falling in love" and "fall in love" are the same. */
const chainOf = (text: string): string => ` ${wordsOf(text).map((word) => (isStopWord(word) ? word : stem(word))).join(' ')} `

/** Whether two words differ by one letter, or by two that changed places. */
function isMisspelt(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const [a, b] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  return start > 1 && ((a.length < 2 && b.length < 2) || (a.length === 2 && b === `${a[1]}${a[0]}`))
}

/** Builds the index over a corpus: BM25 over tags, questions and text, with the measures that tell a chance hit from an answer. */
export function createRetrieval(corpus: PersonaCorpus): Retrieval {
  const items: Item[] = [
    ...corpus.facts.map((fact) => ({ ...fact, isOpinion: false })),
    ...corpus.stances.map(({ view, ...stance }) => ({ ...stance, isOpinion: true, answer: view.slice(0, 3), deeper: view.slice(3) })),
  ]
  // A corpus has five times as many words as different ones.
  const stems = new Map<string, string>()
  const stemOf = (word: string) => {
    const known = stems.get(word) ?? stem(word)
    stems.set(word, known)
    return known
  }
  const bags = items.map(({ questions }) => questions.map(bagOf))
  const fields = items.map(({ tags, questions, answer, deeper }) => [tags, questions, [...answer, ...deeper]].map((lines) => termsOf(lines.join(' '), stemOf)))
  const chains = items.map(({ tags }) => tags.filter((tag) => /\S\s+\S/.test(tag) && termsOf(tag).length > 0).map(chainOf))
  const heads = items.map(({ id, tags }) => new Set([id, tags[0] ?? ''].filter((name) => !/[\s-]/.test(name)).flatMap((name) => termsOf(name, stemOf))))
  const averages = boosts.map((_, field) => sum(fields.map((each) => each[field]?.length ?? 0)) / items.length)

  /** For each word: for each item that holds it, how much it counts there. */
  const postings = new Map<string, Map<number, number>>()
  /** For each word of tags or questions: the items it leads to. */
  const leads = new Map<string, Set<number>>()
  fields.forEach((each, id) =>
    each.forEach((terms, field) => {
      const counts = new Map<string, number>()
      for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
      for (const [term, count] of counts) {
        const posting = postings.get(term) ?? new Map<number, number>()
        postings.set(term, posting)
        const share = count / (count + 1.2 * (0.3 + (0.7 * terms.length) / (averages[field] || 1)))
        posting.set(id, (posting.get(id) ?? 0) + (boosts[field] ?? 0) * share)
        if (field < 2) leads.set(term, (leads.get(term) ?? new Set()).add(id))
      }
    }),
  )
  // "Breaking Bad" must not be taken for what the character holds of breaking: a name is met by a name only.
  const names = new Set(termsOf(items.flatMap(({ tags }) => tags.join(' ').match(/\p{Lu}[\p{L}'-]*/gu) ?? []).join(' ')))
  const rarest = Math.log(1 + items.length)
  const rarity = (term: string) => Math.log(1 + items.length / (leads.get(term)?.size ?? 1))

  /** The corpus's own word for one it does not hold: a longer or shorter form, or the right spelling. */
  function nearest(term: string): string | undefined {
    if (term.length < 5) return undefined
    return [...leads.keys()].find((word) => word.length > 4 && (word.startsWith(term) || term.startsWith(word) || (term.length > 5 && isMisspelt(term, word))))
  }

  const weightOf = (word: string) => {
    const spread = leads.get(word)?.size ?? postings.get(word)?.size
    return spread === undefined ? undefined : Math.log(1 + items.length / spread) * (frame.has(word) ? 0.3 : 1)
  }

  function search({ text, topic = '', last }: Query): Match[] {
    const asked = bagOf(text)
    const chain = chainOf(text)
    const how = asking.exec(text.toLowerCase())?.[0] ?? ''
    const named = new Set(termsOf(topic))
    const head = hollow.test(topic) ? [] : termsOf(/^(.+?) of /i.exec(topic)?.[1] ?? '')
    // "Why do you love circles?" is not about love, nor "the meaning of freedom" about meaning.
    const framed = new Set(termsOf(`${(hollow.test(topic) && /^\S+/.exec(topic)?.[0]) || ''} ${(topic !== '' && fondness.exec(text)?.[1]) || ''}`))
    const isFramed = [...named].every((word) => frame.has(word))
    const isName = /^\p{Lu}/u.test(topic) && text.indexOf(topic) > 0
    // The character's own name says nothing: everything in the corpus is about it.
    const terms = [...new Set(termsOf(text))]
      .filter((term) => term !== corpus.characterId)
      .map((term) => {
        const word = leads.has(term) ? term : (nearest(term) ?? term)
        const isNamed = named.has(term)
        const known = weightOf(word)
        const weight = known === undefined ? rarest * (!isNamed ? 0.2 : isName ? 1 : 0.6) * (frame.has(word) ? 0.3 : 1) : known * (isNamed ? 1.15 : 1) * (framed.has(word) ? 0.3 : 1)
        return { word, weight, isNamed, share: word === term ? 1 : 0.7 }
      })
    const whole = sum(terms.map(({ weight }) => weight)) || 1
    const leaning = opinion.test(text) ? 'opinion' : personal.test(text) ? 'fact' : general.test(text) ? 'opinion' : ''
    const isPointing = pronoun.test(text) && named.size === 0
    return items
      .flatMap((item, id): Match[] => {
        const alike = Math.max(0, ...(bags[id] ?? []).map((bag) => likeness(asked, bag)))
        // A tag of several words that stands in the question as it is says more than its words apart.
        const phrase = Math.max(0, ...(chains[id] ?? []).map((each) => (chain.includes(each) ? sum(termsOf(each).map((term) => weightOf(term) ?? 0)) : 0)))
        let met = 0
        let inText = 0
        let score = 0
        let hits = 0
        let isOnTopic = named.size === 0
        for (const { word, weight, isNamed, share } of terms) {
          const found = postings.get(word)?.get(id)
          if (found === undefined) continue
          const isLead = leads.get(word)?.has(id) === true
          score += (found + (heads[id]?.has(word) ? 1.5 : 0)) * weight * share
          hits += 1
          if (isLead) met += weight * share
          else inText += weight * share
          if (isNamed && (isName ? names.has(word) : isFramed || !frame.has(word))) isOnTopic = true
        }
        if (head.length > 0 && !head.some((term) => postings.get(term)?.has(id))) isOnTopic = false
        const coverage = Math.min(1, (met + inText * 0.5) / whole)
        // "What did you eat on a hiking tour?" is not about tours alone: a rare word of one's own life carries it.
        const isOwn = !isName && head.length === 0 && met >= rarest * (leaning === 'fact' ? 0.55 : 0.4)
        const isStrong = alike >= 0.72 || (coverage >= 0.7 && met >= rarest * 0.4) || (isOnTopic && (phrase >= rarest * 0.45 || (isName && head.length === 0)))
        const isEnough = alike >= 0.6 || (coverage >= 0.38 && met + inText * 0.5 >= rarest * 0.3) || (met > 0 && met + inText * 0.5 >= whole * 0.6)
        if (!isStrong && !((isOnTopic || isOwn) && isEnough)) return []
        // One word of many is met by chance.
        if ((terms.length > 4 && hits < 2 && alike < 0.6 && !isName) || (terms.length === 0 && alike < 0.95)) return []
        score = (score * (0.2 + coverage) + phrase * 3 + 2) * (1 + alike)
        if (alike > 0.95) score *= 2
        if (leaning !== '' && (leaning === 'opinion') === item.isOpinion) score *= 1.3
        if (how !== '' && item.questions.some((question) => question.toLowerCase().startsWith(how))) score *= 1.1
        if (isPointing && item === last) score *= 1.5
        return [{ item, score, isExact: alike >= 0.8, isStrong }]
      })
      .sort((one, other) => other.score - one.score)
  }

  function akin(item: Item): Item[] {
    const at = items.indexOf(item)
    const own = new Set(fields[at]?.slice(0, 2).flat())
    return items
      .map((each, other) => {
        const shared = [...new Set(fields[other]?.[0])].filter((term) => own.has(term))
        // A corpus is written theme by theme: where nothing is shared, the next fact is nearer than the one before.
        return { each, shared: sum(shared.map(rarity)), distance: (other - at + items.length) % items.length }
      })
      .filter(({ distance }) => distance > 0)
      .sort((one, other) => other.shared - one.shared || one.distance - other.distance)
      .map(({ each }) => each)
  }

  return { items, search, akin }
}
