import { namesOf, type Named } from './participant-names'

export interface LineGuard {
  /** Takes a piece of a stream and gives what can be shown now. */
  push(piece: string): string
  /** The stream is over: gives what was held back. */
  flush(): string
  /** Whether another's line began: nothing more is let through, and the stream can be ended. */
  readonly isOver: boolean
}

/** What models write before a name that begins a line: white space, emphasis, quotes, brackets, list signs. */
const LEAD = String.raw`[\s*_~#<>@"'“”‘’«»\[\](){}|•·–—\x60\u200b-\u200d\ufeff-]*`
/** And between the name and its colon. */
const TRAIL = String.raw`[ \t\u00a0*_~"'”’»\])}\x60]*`
/** An aside such as `(smiling)`, whole, and as far as it may have come. */
const ASIDE = String.raw`(?:\([^()\n]{0,40}\)${TRAIL})?`
const HALF_ASIDE = String.raw`(?:\([^()\n]{0,40}(?:\)${TRAIL})?)?`
const COLON = '[:：]'
/** A line can begin after any of these, and at the start. */
const BEFORE_A_LINE = /[\n\r\u2028\u2029.!?…]/u

/**
 * Keeps a model in its own mouth. A stream goes in piece by piece, and out comes only what the speaker says: the
 * speaker's own name before a line is left out, and where another's line begins, the turn is over. What may yet turn
 * out to be a name is held back until it is clear.
 */
export function createLineGuard(speaker: Named, others: readonly Named[]): LineGuard {
  const own = linePattern([speaker])
  const foreign = linePattern(others)
  const half = halfPattern([speaker, ...others])
  let held = ''
  let isOver = false
  let isAtBeginning = true
  let hasSpoken = false
  /** The speaker's name was just left out, and what decorates it may follow. */
  let isAfterName = false

  function read(isLast: boolean): string {
    let given = ''
    const give = (length: number) => {
      given += held.slice(0, length)
      held = held.slice(length)
      if (length > 0) hasSpoken = true
    }
    while (held !== '' && !isOver) {
      if (isAfterName) {
        held = held.replace(/^[*_~ \t:：]+/, '')
        isAfterName = held === ''
        continue
      }
      if (!isAtBeginning) {
        const end = held.search(BEFORE_A_LINE)
        // A line break belongs to what follows it, so that nothing trails a turn that ends there.
        const isBreak = end !== -1 && /\s/.test(held.charAt(end))
        give(end === -1 ? held.length : isBreak ? end : end + 1)
        isAtBeginning = end !== -1
        continue
      }
      const name = own.exec(held)
      if (name) {
        held = held.slice(name[0].length)
        isAfterName = true
        if (hasSpoken) given += /[\n\r\u2028\u2029]/.exec(name[0])?.[0] ?? ' '
      } else if (others.length > 0 && foreign.test(held)) {
        isOver = true
        held = ''
      } else if (!isLast && half.test(held)) {
        break
      } else {
        // No name: the line is under way.
        isAtBeginning = false
        give(leadLength(held))
      }
    }
    return given
  }

  return {
    push(piece) {
      if (isOver) return ''
      held += piece
      return read(false)
    },
    flush: () => read(true),
    get isOver() {
      return isOver
    },
  }
}

const LEADING = new RegExp(`^${LEAD}`, 'u')
const leadLength = (text: string) => LEADING.exec(text)?.[0].length ?? 0

const signsOf = (name: string) => Array.from(name.replace(/\s+/g, ' ')).map((sign) => (sign === ' ' ? String.raw`\s+` : sign.replace(/[.*+?^${}()|[\]\\/-]/, String.raw`\$&`)))

const linePattern = (all: readonly Named[]) => new RegExp(`^${LEAD}(?:${all.flatMap(namesOf).map((name) => signsOf(name).join('')).join('|')})${TRAIL}${ASIDE}${COLON}`, 'iu')

/** Matches a text that is nothing but the beginning of such a line. */
function halfPattern(all: readonly Named[]): RegExp {
  const halves = all.flatMap(namesOf).map((name) => signsOf(name).reduceRight((rest, sign) => `(?:${sign}${rest})?`, TRAIL + HALF_ASIDE))
  return new RegExp(`^${LEAD}(?:${halves.join('|')})$`, 'iu')
}
