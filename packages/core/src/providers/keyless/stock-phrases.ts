import { woes } from './dialogue-patterns'
import { isNounEnd } from './topic'

/** Neutral sentences any character can say, so that what the visitor named is taken up and not only quoted once. */
export const stock = {
  future: [
    'The honest answer about {topic} is that it has not happened yet, so nobody can know it.',
    'About {topic} I could only guess, because it still lies in the future.',
    'No one can read {topic} in advance, and I will not pretend that I can.',
    'Whatever comes of {topic}, it is not yet decided, and I am no prophet.',
  ],
  private: [
    'I cannot know about {topic}, because that is known only to you and the people around you.',
    'Nobody has told me about {topic}, since it belongs to your own circle and to no book of mine.',
    'Your private life is not open to me, so I have no knowledge of {topic}.',
  ],
  middle: [
    'If you tell me what {topic} means to you, I can at least think along honestly.',
    'You surely know more of {topic} than I do, so let me be the pupil for a moment.',
    'Anything I asserted about {topic} would be invention, and you deserve better than that.',
    'I should like to hear of {topic} from you before I form any opinion.',
    'On {topic} I would trust your word above my own guesses.',
  ],
  wish: [
    'What do you hope for when you think of {topic}?',
    'What makes you want to know about {topic} in advance?',
    'What would you like to see come of {topic}?',
  ],
  question: [
    'What is it about {topic} that made you ask?',
    'What should I understand first about {topic}?',
    'What do you yourself make of {topic}?',
    'How did {topic} come to occupy you?',
    'What would you most like to know about {topic}?',
    'Who first spoke to you of {topic}?',
  ],
  told: [
    'What you tell me about {own} stays with me, and it deserves an unhurried answer.',
    'Let us stay with {own} for a moment before anything else is said.',
    'I will keep {own} in mind in everything I say now.',
    'You spoke of {own}, and I heard how much it matters.',
  ],
} as const

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
  /\bmy (?:\p{L}+ )?(?:neighbou?rs?|cousin|aunt|uncle|boss|friends?|colleagues?|teacher|sister|brother|dad|father|mum|mom|mother|grand\p{L}+|wife|husband|son|daughter|landlord|flatmate|girlfriend|boyfriend|nephew|niece|(?:dog|cat)(?='s))\b/iu
const ahead =
  /\b(?:in|by|year|of) (?:the year )?(?:20(?:2[6-9]|[3-9]\d)|2[1-9]\d\d)\b|\b(?:will|going to|gonna|'ll)\b.*\b(?:next (?:year|month|week|century|decade|season|summer|winter|election)|tomorrow|in (?:ten|twenty|fifty|\d+|a hundred|a thousand) years)\b|^(?:who|what|which|will|when)\b.*\bnext (?:year|month|week|decade|season)\b|\bwho(?: will|'ll|'s going to| is going to) (?:win|be)\b/

/** What nobody here can know, however well read: what has not happened yet, and the people around the visitor. */
export function unknowableIn(text: string): 'future' | 'private' | undefined {
  const plain = text.toLowerCase().replace(/’/g, "'")
  if (ahead.test(plain)) return 'future'
  return kin.test(plain) && !/\b(?:i|me|we|you|your)\b/.test(plain) ? 'private' : undefined
}

/** When a question names no thing but a time, the time is what it is about. */
export function timeIn(text: string): string | undefined {
  return /\b(?:2\d\d\d|next (?:year|month|week|century|decade)|tomorrow)\b/i.exec(text)?.[0]
}
