import { namesOf, type Named } from './participant-names'

/** A piece of a pattern: matched whole, or as far as a text that still grows may have come with it. */
interface Part {
  readonly whole: string
  readonly half: string
}

/** The name that stands before a line, and what a text looks like that may yet become one. */
export interface LabelPattern {
  /** Matches the name at the start of a text, with all that decorates it. */
  readonly whole: RegExp
  /** Matches a text that is nothing but the beginning of one. */
  readonly half: RegExp
}

/** Whoever else models like to write a line for. */
const STRANGERS = ['You', 'User', 'Visitor', 'Human', 'Moderator']

/** One sign, or a class of them. */
const sign = (source: string): Part => ({ whole: source, half: '' })
/** Any number of signs of a class. */
const signs = (source: string): Part => ({ whole: `${source}{0,60}`, half: `${source}{0,60}` })
const sequence = (...parts: readonly Part[]): Part => ({
  whole: parts.map(({ whole }) => whole).join(''),
  half: parts.slice(0, -1).reduceRight((rest, { whole, half }) => `(?:${half}|${whole}${rest})`, parts.at(-1)?.half ?? ''),
})
const oneOf = (...parts: readonly Part[]): Part => ({
  whole: `(?:${parts.map(({ whole }) => whole).join('|')})`,
  half: `(?:${parts.map(({ half }) => half).join('|')})`,
})
const optional = ({ whole, half }: Part): Part => ({ whole: `(?:${whole})?`, half: `(?:${half})?` })
/** Any number of parts, within reason: nobody puts more than that before a name, and a longer search would take its time. */
const many = ({ whole, half }: Part): Part => ({ whole: `(?:${whole}){0,60}`, half: `(?:${whole}){0,60}(?:${half})?` })

const PICTURE = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\ufe0f\u200d\u20e3`
const QUOTES = `"'“”‘’«»`
const tag: Part = { whole: String.raw`<\/?[a-z][^<>\n]{0,40}>`, half: String.raw`(?:<\/?(?:[a-z][^<>\n]{0,40})?)` }
const number: Part = { whole: String.raw`\d{1,3}(?:[.)]|\ufe0f?\u20e3)`, half: String.raw`\d{1,3}\ufe0f?` }
const word = (text: string): readonly Part[] => Array.from(text).map((each) => sign(each.replace(/[.*+?^${}()|[\]\\/-]/, String.raw`\$&`)))
/** Between the words of a name: white space, nothing, or a sign. */
const joint: Part = { whole: String.raw`(?:\s*|[_-])`, half: String.raw`(?:\s*|[_-])` }

/** What stands before a name: white space, emphasis, quotes, brackets, pictures, tags and list signs. */
const MARKS = String.raw`[\s*_~#<>@|•·–—\x60\u200b\u2060\ufeff(){}\[\]${QUOTES}${PICTURE}-]`
const lead = many(oneOf(sign(MARKS), tag, number))
/** The same without what makes a list, in which a dash follows honestly. */
const plainLead = many(oneOf(sign(String.raw`[\s*_~#>@\x60\u200b\u2060\ufeff${QUOTES}${PICTURE}]`), tag))
/** Between a name and its colon. */
const trail = many(oneOf(sign(String.raw`[^\S\n\r\u2028\u2029]|[*_~\])}>\x60${QUOTES}${PICTURE}]`), tag))
/** An aside such as `(smiling)`; a link is none. */
const aside = oneOf(
  ...([[String.raw`\(`, String.raw`[^()/\n]`, String.raw`\)`], [String.raw`\*`, String.raw`[^*\n]`, String.raw`\*`]] as const).map(
    ([open, inside, close]): Part => ({ whole: `${open}${inside}{1,40}${close}`, half: `(?:${open}${inside}{0,40})` }),
  ),
)
const colon = sequence(trail, optional(sequence(aside, trail)), sign('[:：]'))
const dash = sequence(
  signs(String.raw`[*_~"'“”’»\x60]`),
  sign(String.raw`[^\S\n\r\u2028\u2029]`),
  signs(String.raw`[^\S\n\r\u2028\u2029]`),
  oneOf(sign('[–—]'), sequence(sign('-'), optional(sign('-')))),
  sign(String.raw`(?=[\s"'“‘«*_])`),
)

/** The names, any of them. `Cheesemaster 5000` is also `cheesemaster5000`. */
const anyOf = (names: readonly string[]) => oneOf(...names.map((name) => sequence(...name.split(/\s+/).flatMap((each, at) => (at === 0 ? word(each) : [joint, ...word(each)])))))

const compiled = ({ whole, half }: Part): LabelPattern => ({ whole: new RegExp(`^${whole}`, 'iu'), half: new RegExp(`^${half}$`, 'iu') })

/** `Dr. Faust` is also `Doctor Faust`, `DrFaust` and `Faust`. */
const spelledOut = (name: string) => [
  name.replaceAll('.', '. ').trim(),
  name.replaceAll('.', ''),
  name.replace(/^Dr\b\.?/, 'Doctor').replace(/^Prof\b\.?/, 'Professor'),
  name.replace(/^(?:Dr|Prof|Mr|Mrs|Ms)\b\.?\s*/, ''),
]
const allNamesOf = (all: readonly Named[]) => [...new Set(all.flatMap(namesOf).flatMap(spelledOut).filter((name) => name !== ''))].toSorted((one, other) => other.length - one.length)

/** What stands before the words of these at the beginning of a line. */
export function lineLabel(all: readonly Named[], { withStrangers = false } = {}): LabelPattern {
  const known = anyOf(allNamesOf(all))
  const named = withStrangers ? oneOf(known, anyOf(STRANGERS)) : known
  const space = signs(String.raw`\s`)
  return compiled(
    oneOf(
      sequence(lead, named, colon),
      sequence(plainLead, known, dash),
      // [Tesla] I saw it.
      sequence(plainLead, sign(String.raw`\[`), named, sign(String.raw`\]`), signs('[*_]'), sign(String.raw`(?=[\s:：*_–—-])`)),
      // The name as a heading.
      sequence(space, sign('#'), signs('#'), signs(String.raw`[^\S\n]`), signs('[*_]'), known, signs('[*_]'), signs(String.raw`[^\S\n]`), sign(String.raw`(?=\n)`)),
      sequence(space, sign(String.raw`\*\*`), known, sign(String.raw`\*\*`), signs(String.raw`[^\S\n]`), sign(String.raw`(?=\n)`)),
    ),
  )
}

/** What stands before the words of these after a sentence of the same line. */
export function innerLabel(all: readonly Named[]): LabelPattern {
  return compiled(sequence(lead, anyOf(allNamesOf(all)), colon))
}

/** What may stand before a name at the beginning of a line, wherever a name follows or not. */
export const LEAD = new RegExp(`^${lead.whole}`, 'iu')
