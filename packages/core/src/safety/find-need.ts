import type { NeedKind } from '../contracts/safety-check'
import { english, type Says } from './english'
import { featuresOf } from './features'
import { normalize } from './normalize'
import { matches } from './patterns'

const WINDOW = 60
const STEP = 40

/** Long texts are read in overlapping stretches: the work grows with the length, and distant words are not joined. */
export function* stretchesOf(words: string): Generator<string> {
  const list = words.trim().split(' ')
  for (let from = 0; ; from += STEP) {
    yield ` ${list.slice(from, from + WINDOW).join(' ')} `
    if (from + WINDOW >= list.length) return
  }
}

/** What a word of a kind adds to it, in tenths. */
const KIND_SIGN = 10

const kindOf = (sums: Map<Says, number>, features: ReadonlySet<string>): NeedKind => {
  for (const feature of features) {
    const kind = english.kindSigns.get(feature)
    if (kind) sums.set(kind, (sums.get(kind) ?? 0) + KIND_SIGN)
  }
  let best: NeedKind = 'despair'
  for (const [says, sum] of sums) if (says !== 'any' && says !== 'none' && sum > (sums.get(best) ?? 0)) best = says
  return best
}

const judge = (stretch: string): { kind: NeedKind; sum: number } | null => {
  const plain = stretch.replace(english.idioms, '~ ')
  const sums = new Map<Says, number>()
  const add = (says: Says, weight: number): void => void sums.set(says, (sums.get(says) ?? 0) + weight)
  const features = featuresOf(plain, english.groups)
  for (const feature of features) {
    const word = english.words.get(feature)
    if (word) add(word.says, word.weight)
  }
  for (const { pattern, says, weight } of english.rules) if (matches(pattern, plain)) add(says, weight)
  for (const { patterns, weight } of english.contexts) if (patterns.some((pattern) => matches(pattern, plain))) add('none', weight)
  const sum = [...sums.values()].reduce((total, each) => total + each, 0)
  return sum > english.threshold ? { kind: kindOf(sums, features), sum } : null
}

/** What one English message says about needing human help now; `null` where it shows no sign of it. */
export function findNeed(text: string): { kind: NeedKind } | null {
  const seen = new Set<string>()
  let found: { kind: NeedKind; sum: number } | null = null
  for (const stretch of stretchesOf(normalize(text))) {
    if (seen.has(stretch)) continue
    seen.add(stretch)
    const need = judge(stretch)
    if (need !== null && (found === null || need.sum > found.sum)) found = need
  }
  return found && { kind: found.kind }
}
