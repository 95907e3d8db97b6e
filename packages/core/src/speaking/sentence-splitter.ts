/** Cuts a text that grows into pieces that can be said, each as early as it can stand alone. */
export interface SentenceSplitter {
  /** Takes what has come since and gives the pieces that are whole now. */
  push(text: string): readonly string[]
  /** Gives what is left, once nothing more will come. */
  flush(): readonly string[]
}

/** The first piece may end with a clause of this length, so that the voice begins soon. */
const FIRST_CLAUSE = 40
/** What has no end by then is cut at a space: no voice holds its breath for longer. */
const LONGEST = 220
/** So far ahead an end is looked for, so that a sentence whose end is near stays whole. */
const AHEAD = 2 * LONGEST

const ABBREVIATION = /(?:^|[\s("“])(?:Dr|Mr|Mrs|Ms|Prof|St|Sr|Jr|vs|etc|e\.g|i\.e|cf|ca|No|Fig|Vol|[A-Z])\.$/
/** The end of a sentence with the marks that close it, and the space that shows it is over. */
const SENTENCE_END = /(?<![.!?…])[.!?…]+["”’')\]]*(?=\s)|\n+/g
const CLAUSE_END = /[,;:—–](?=\s)/g

function isOpen(text: string): boolean {
  // An odd asterisk opens a stage direction, which is not to be said and so must not be cut.
  return (text.replace(/(?<=^|\s)\*(?=\s)/g, '').split('*').length - 1) % 2 === 1
}

/** Where the first piece that can be said ends, or 0. */
function endOfPiece(text: string, isFirst: boolean): number {
  const near = text.slice(0, AHEAD)
  for (const match of near.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length
    const piece = text.slice(0, end)
    if (isOpen(piece) || ABBREVIATION.test(piece)) continue
    if (/\p{L}|\p{N}/u.test(piece) || match[0].includes('\n')) return end
  }
  if (isFirst) {
    for (const match of near.matchAll(CLAUSE_END)) {
      const end = match.index + 1
      if (end >= FIRST_CLAUSE && !isOpen(text.slice(0, end))) return end
    }
  }
  if (text.length <= LONGEST) return 0
  const closing = isOpen(text.slice(0, LONGEST)) ? text.indexOf('*', text.lastIndexOf('*', LONGEST - 1) + 1) : -1
  if (closing !== -1) return closing + 1
  const clause = Math.max(...[', ', '; ', ': ', ' '].map((mark, rank) => (rank < 3 ? text.lastIndexOf(mark, LONGEST) + 1 : 0)))
  const space = text.lastIndexOf(' ', LONGEST)
  // A sign that takes two places is not cut through.
  const cut = /[\ud800-\udbff]/.test(text.charAt(LONGEST - 1)) ? LONGEST - 1 : LONGEST
  return clause > LONGEST / 2 ? clause : space > 0 ? space : cut
}

/**
 * @example
 * const splitter = createSentenceSplitter()
 * splitter.push('Good evening. I am ') // ['Good evening.']
 * splitter.push('Tesla.') // []: it could still go on
 * splitter.flush() // ['I am Tesla.']
 */
export function createSentenceSplitter(): SentenceSplitter {
  let rest = ''
  let isFirst = true
  const take = (isLast: boolean): string[] => {
    const pieces: string[] = []
    for (;;) {
      const end = endOfPiece(isLast ? `${rest}\n` : rest, isFirst)
      if (end === 0) break
      const piece = rest.slice(0, end).trim()
      rest = rest.slice(end).trimStart()
      if (piece !== '') {
        pieces.push(piece)
        isFirst = false
      }
      if (rest === '') break
    }
    return pieces
  }
  return {
    push(text) {
      rest += text
      return take(false)
    },
    flush() {
      const pieces = take(true)
      const last = rest.trim()
      rest = ''
      return last === '' ? pieces : [...pieces, last]
    },
  }
}
