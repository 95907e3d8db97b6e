import { isStopWord, stem, wordsOf } from './terms'

/** The words of a question with what each weighs when two questions are compared. */
export interface Bag {
  readonly weights: ReadonlyMap<string, number>
  readonly total: number
}

/** Small words weigh little, but "where" and "from" tell "Where are you from?" and "How are you?" apart. */
const weightOf = (word: string) => (!isStopWord(word) ? 1 : word === 'from' ? 0.8 : /^(?:who|when|where|why|how)$/.test(word) ? 0.5 : 0.2)

export const sum = (values: Iterable<number>): number => Array.from(values).reduce((total, value) => total + value, 0)

export function bagOf(text: string): Bag {
  const weights = new Map(wordsOf(text).map((word) => [isStopWord(word) ? word : stem(word), weightOf(word)]))
  return { weights, total: sum(weights.values()) }
}

/** How alike two questions are, 0 to 1: Dice's coefficient over weighted words. */
export function likeness(one: Bag, other: Bag): number {
  let common = 0
  for (const [word, weight] of one.weights) if (other.weights.has(word)) common += weight
  return (2 * common) / (one.total + other.total || 1)
}
