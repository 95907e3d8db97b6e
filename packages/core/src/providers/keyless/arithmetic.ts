/** A sum found in what was said. */
export interface Sum {
  /** In words, such as `12 times 12`. */
  readonly sum: string
  /** Its value, such as `144`. */
  readonly result: string
}

const numberWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(' ')

const operators: readonly (readonly [symbol: string, said: RegExp, name: string])[] = [
  ['*', /\s*[×*]\s*|\s+x\s+|(?<=\d)x(?=\d)|\s*(?:\btimes|\bmultiplied by)\b\s*/g, 'times'],
  ['/', /\s*[÷/]\s*|\s*\b(?:divided by|over)\b\s*/g, 'divided by'],
  ['+', /\s*\+\s*|\s*\b(?:plus|added to)\b\s*/g, 'plus'],
  ['-', /(?<=\d)\s*[-−]\s*(?=\d)|\s*\bminus\b\s*/g, 'minus'],
  ['^', /\s*\^\s*|\s*\bto the power of\b\s*/g, 'to the power of'],
]

function write(value: number): string {
  if (Number.isNaN(value) || Math.abs(value) > 1e15) return Number.isNaN(value) || !Number.isFinite(value) ? 'undefined' : 'too large to write out'
  return value.toLocaleString('en-US', { maximumFractionDigits: 6 }).replace(/^-/, 'minus ')
}

function evaluate(numbers: readonly number[], symbols: readonly string[]): number {
  const values = [...numbers]
  const left = [...symbols]
  for (const level of ['^', '*/', '+-']) {
    for (let i = 0; i < left.length; ) {
      const symbol = left[i] ?? ''
      if (!level.includes(symbol)) {
        i += 1
        continue
      }
      const [a = 0, b = 0] = values.slice(i, i + 2)
      values.splice(i, 2, symbol === '^' ? a ** b : symbol === '*' ? a * b : symbol === '/' ? a / b : symbol === '+' ? a + b : a - b)
      left.splice(i, 1)
    }
  }
  return values[0] ?? Number.NaN
}

/** The sum a visitor asks for, worked out; `undefined` when there is none, or when it looks like a date or a number range. */
export function findSum(text: string): Sum | undefined {
  let plain = text.toLowerCase().replace(/(\d),(?=\d{3}\b)/g, '$1')
  plain = plain.replace(/[a-z]+/g, (word) => (numberWords.includes(word) ? String(numberWords.indexOf(word)) : word))
  const root = /square root of (\d+(?:\.\d+)?)/.exec(plain)
  if (root) return { sum: `the square root of ${root[1]}`, result: write(Math.sqrt(Number(root[1]))) }
  const percent = /(\d+(?:\.\d+)?)\s?(?:%|percent) of (\d+(?:\.\d+)?)/.exec(plain)
  if (percent) return { sum: `${percent[1]} percent of ${percent[2]}`, result: write((Number(percent[1]) * Number(percent[2])) / 100) }
  const square = /(\d+(?:\.\d+)?) squared/.exec(plain)
  if (square) return { sum: `${square[1]} squared`, result: write(Number(square[1]) ** 2) }
  for (const [symbol, said] of operators) plain = plain.replace(said, ` ${symbol} `)
  const found = /(?<![\w.])\d+(?:\.\d+)?(?: [-*/+^] \d+(?:\.\d+)?){1,8}(?![\w.]*\w)/.exec(plain)
  if (!found) return undefined
  if (/^(?:9 \/ 11|24 \/ 7|[12]\d{3} - [12]\d{3})$/.test(found[0])) return undefined
  const parts = found[0].split(' ')
  const symbols = parts.filter((_, i) => i % 2 === 1)
  // A range such as `pages 3-7` is seldom a sum: these two signs need the visitor to ask for one.
  const asked = /what|how much|calculate|compute|solve|equals|sum|=/.test(plain) || found[0].length >= plain.replace(/[^\w)]+$/, '').trim().length
  if (!asked && symbols.every((symbol) => '-/'.includes(symbol))) return undefined
  const sum = parts.map((part) => operators.find(([symbol]) => symbol === part)?.[2] ?? part).join(' ')
  return { sum, result: write(evaluate(parts.filter((_, i) => i % 2 === 0).map(Number), symbols)) }
}
