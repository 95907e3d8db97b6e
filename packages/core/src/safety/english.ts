import type { NeedKind } from '../contracts/safety-check'
import { classes } from './english-classes'
import { contextTable, idioms } from './english-contexts'
import { plainWords } from './english-plain-words'
import { kindWords } from './english-kinds'
import { phraseRules } from './english-rules'
import { threshold, wordGroups, wordWeights } from './english-weights'
import { compileMask, compilePattern, type Pattern } from './patterns'

/** `any`: speaks for need without telling the kind. `none`: speaks against it. */
export type Says = NeedKind | 'any' | 'none'

interface Weighed {
  readonly says: Says
  readonly weight: number
}

const entriesOf = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).flatMap(([key, list]) => list.trim().split(/\s+/).map((entry) => [key, entry] as const))

const words = new Map<string, Weighed>(
  entriesOf(wordWeights).map(([says, entry]) => {
    const colon = entry.lastIndexOf(':')
    return [entry.slice(0, colon), { says: says as Says, weight: Number(entry.slice(colon + 1)) }]
  }),
)

const groups = new Map(entriesOf(wordGroups).map(([group, word]) => [word, group]))

/** More than a joke's or a question's context takes away, less than a story's and a game's together. */
const PLAIN_WORDS = 45

const rules = Object.entries(phraseRules).flatMap(([says, lines]) =>
  lines.map((line): Weighed & { readonly pattern: Pattern } => {
    const colon = line.indexOf(': ')
    return { says: says as Says, weight: Number(line.slice(0, colon)), pattern: compilePattern(line.slice(colon + 2), classes) }
  }),
)

const plain = Object.entries(plainWords).flatMap(([says, lines]) =>
  lines.map((line) => ({ says: says as Says, weight: PLAIN_WORDS, pattern: compilePattern(line, classes) })),
)

/** Words that tell the kind, once there is need. */
const kindSigns = new Map(entriesOf(kindWords).map(([kind, word]) => [word, kind as NeedKind]))

/** What is known of English; another language is another object of this shape. */
export const english = {
  threshold,
  words,
  groups,
  rules: [...rules, ...plain],
  kindSigns,
  idioms: compileMask(idioms, classes),
  contexts: contextTable.map(([weight, lines]) => ({ weight, patterns: lines.map((line) => compilePattern(line, classes)) })),
}
