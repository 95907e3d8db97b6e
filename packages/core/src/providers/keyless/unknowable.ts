import { woes } from './dialogue-patterns'
import { isNounEnd } from './topic'

const kinds = ['guilt', 'hurt', 'quarrel', 'failing'] as const

/** What a consolation must speak of to fit a woe. */
const consoles: Readonly<Record<(typeof kinds)[number], RegExp>> = { hurt: /humiliat|insult|mock/i, quarrel: /quarrel/i, failing: /\bfail/i, guilt: /\bguilt/i }

/** The consolations that fit what was said, then those that fit any sorrow: grief is not comforted as a failed examination is. */
export function consolationsFor(text: string, groups: readonly (readonly string[])[]): readonly (readonly (readonly string[])[])[] {
  const plain = text.toLowerCase().replace(/’/g, "'")
  const kind = kinds.find((each) => woes[each].test(plain))
  const isOf = (group: readonly string[]) => kinds.find((each) => consoles[each].test(group.join(' ')))
  return [groups.filter((group) => isOf(group) === kind), groups.filter((group) => isOf(group) === undefined), groups]
}

/** "My driving test" as it is said to the visitor: "your driving test". */
export function ownOf(text: string): string | undefined {
  const words = /\bmy ((?:[\p{L}'’-]+ ?){1,4})/iu.exec(text)?.[1]?.trim().split(' ') ?? []
  const end = words.findIndex(isNounEnd)
  const own = words.slice(0, end < 0 ? 3 : end)
  return own.length === 0 || own.length > 3 ? undefined : `your ${own.join(' ')}`
}

const kin =
  /\bmy (?:\p{L}+ )?(?:neighbou?rs?|cousin|aunt|uncle|boss|friends?|colleagues?|\p{L}+friend|teacher|sister|brother|dad|mum|mom|(?:\p{L}+)?[fm]other|wife|husband|son|daughter|(?:dog|cat)(?='s))\b/iu
const ahead =
  /\b(?:in|by|year|of) (?:the year )?(?:20(?:2[6-9]|[3-9]\d)|2[1-9]\d\d)\b|\b(?:will|going to|gonna|'ll)\b.*\b(?:next (?:year|month|week|century|decade|season)|tomorrow|in [\w ]+ years)\b|^(?:who|what|which|will|when)\b.*\bnext (?:year|month|week|decade|season)\b|\bwho(?: will|'ll|'s going to| is going to) (?:win|be)\b/

const ownAffairs = /^(?:do you know )?(?:wh|how (?:much|many|old) )(?!.*\b(?:your|should|do|can|would|you (?!know))\b)(?:[\w']+ ){0,5}?(?:my (?!name|life|purpose)|(?:did|was|have) i )/

/** What nobody here can know, however well read: what has not happened yet, and the people around the visitor. */
export function unknowableIn(text: string): 'future' | 'private' | undefined {
  const plain = text.toLowerCase().replace(/’/g, "'")
  if (ahead.test(plain)) return 'future'
  if (ownAffairs.test(plain)) return 'private'
  return kin.test(plain) && !/\b(?:should|i|me|we|you(?! (?:hear|know)\b)|your)\b/.test(plain) ? 'private' : undefined
}

/** When a question names no thing but a time, the time is what it is about. */
export function timeIn(text: string): string | undefined {
  return /\b(?:2\d\d\d|next (?:year|month|week|century|decade)|tomorrow|yesterday|last night)\b/i.exec(text)?.[0]
}
