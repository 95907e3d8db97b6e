/**
 * The small notation in which the rules are written, one pattern a line:
 * - `word`, `stem*` (any ending), `(a|b c)` alternatives, `(a)?` and `{name}?` may be missing, as may the last letter of `pills?`
 * - `{name}` a class of words
 * - `_` up to two words of any kind, `__` up to five
 * - `A & B` both somewhere near each other, `A ! B` the first without the second
 */
export interface Pattern {
  readonly all: readonly RegExp[]
  readonly none: readonly RegExp[]
}

type Classes = Readonly<Record<string, string>>

const ANY = '[^ ]+ '

/** Every word ends in one space, so a pattern of words is a pattern of `word ` pieces. */
const compileWords = (source: string, classes: Classes): string => {
  const tokens = source.match(/\{\w+\}\??|\(|\)\??|\||[^\s(){}|?]+\??/g) ?? []
  return tokens
    .map((token) => {
      const optional = token.endsWith('?') ? '?' : ''
      const word = optional ? token.slice(0, -1) : token
      if (word === '(') return '(?:'
      if (word === ')') return `)${optional}`
      if (word === '|') return '|'
      if (word === '_') return `(?:${ANY}){0,2}`
      if (word === '__') return `(?:${ANY}){0,5}`
      if (word.startsWith('{')) {
        const members = classes[word.slice(1, -1)]
        if (members === undefined) throw new Error(`The class ${word} is not defined.`)
        return `(?:${compileWords(members, classes)})${optional}`
      }
      return token.endsWith('*') ? `${token.slice(0, -1)}[a-z]* ` : `${token} `
    })
    .join('')
}

const compileOne = (source: string, classes: Classes, flags = ''): RegExp => new RegExp(`(?<= )(?:${compileWords(source, classes)})`, flags)

export const compilePattern = (source: string, classes: Classes): Pattern => {
  const [positive = '', ...negative] = source.split(' ! ')
  return {
    all: positive.split(' & ').map((part) => compileOne(part, classes)),
    none: negative.map((part) => compileOne(part, classes)),
  }
}

export const compileMask = (lines: readonly string[], classes: Classes): RegExp => compileOne(lines.join(' | '), classes, 'g')

export const matches = ({ all, none }: Pattern, words: string): boolean =>
  all.every((part) => part.test(words)) && !none.some((part) => part.test(words))

export const linesOf = (table: string): string[] =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
