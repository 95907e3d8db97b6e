import type { PromptMessage } from '../../contracts/language-model'
import type { Item } from './retrieval'
import { isStopWord, stem, termsOf, wordsOf } from './terms'

/** Replies older than this many messages no longer count as said. */
const horizon = 60

/** No more of a line is read. */
const longest = 800

/** What a conversation holds, as far as its own messages tell. */
export interface Recall {
  /** Counted from 1: which of the visitor's messages is being answered. */
  readonly turn: number
  /** The name the visitor gave, if any. */
  readonly visitorName?: string | undefined
  /** How many messages ago a corpus sentence was said; `Infinity` when it was not. */
  since(template: string): number
  /** The item spoken of last, a few replies back at most. */
  readonly lastItem?: Item | undefined
  /** Whether the visitor has said the same before, small words aside. */
  readonly isRepeated: boolean
  /** The visitor's own earlier sentence that holds these words, newest first. */
  visitorSaid(text: string): string | undefined
  /** What the visitor said before this turn. */
  readonly previousLine?: string | undefined
}

/** Another character's line in a room comes as `Name: text`; the name is not part of what was said. */
export function withoutSpeaker(text: string): string {
  return text.replace(/^\s*(?!https?:)\p{L}[\p{L}\p{N}.' -]{0,38}:\s+(?=\S)/u, '')
}

/** Whether a corpus sentence stands in a reply, whatever its placeholders were filled with. */
export function isSaidIn(template: string, reply: string): boolean {
  let from = 0
  for (const fragment of template.split(/["“”]?\{\w+\}["“”]?/)) {
    const at = reply.indexOf(fragment, from)
    if (at < 0) return false
    from = at + fragment.length
  }
  return true
}

const notNames = new Set(
  ('back fine good sorry sure happy sad tired glad excited curious interested afraid new doctor bored lonely looking trying learning studying ' +
    'american german english french italian greek indian chinese serbian croatian british christian catholic jewish muslim').split(' '),
)

/** The name a visitor gives with "my name is …" or "I'm …", if any. */
export function findName(text: string): string | undefined {
  const plain = text.replace(/’/g, "'")
  const given =
    /\b(?:my name(?:'s| is)|(?:i am|i'm) called|call me|(?:^|[,.!]\s*)this is)\s+(\p{L}[\p{L}'-]{1,20})/iu.exec(plain)?.[1] ??
    /\b(?:I'm|I am|i'm|i am) (\p{Lu}\p{Ll}[\p{L}'-]{0,19})(?=\s*(?:[.,!]|and\b|from\b|$))/u.exec(plain)?.[1]
  if (given === undefined || notNames.has(given.toLowerCase()) || isStopWord(given.toLowerCase())) return undefined
  return given.charAt(0).toUpperCase() + given.slice(1)
}

const small = /^(?:please|so|and|but|hi|hello|the|a|again|tell|me|about|what|is|you|do)$/

/** The same for two lines that say the same, whatever their order and small words. */
function gistOf(text: string): string {
  return [...new Set(wordsOf(text).filter((word) => !small.test(word)).map(stem))].sort().join(' ')
}

/** Reads a conversation back out of its messages. The last message is what is being answered. */
export function createRecall(messages: readonly PromptMessage[], items: readonly Item[]): Recall {
  const current = messages.at(-1)?.content ?? ''
  const earlier = messages.slice(0, -1)
  const replies = earlier
    .map((message, at) => ({ ...message, ago: earlier.length - at }))
    .filter(({ role, ago }) => role === 'assistant' && ago <= horizon)
    .reverse()
  // What another character says of itself is not the visitor's name.
  const heard = messages.filter(({ role }) => role === 'user').map(({ content }) => content.slice(0, longest)).reverse()
  const own = heard.filter((line) => withoutSpeaker(line) === line)
  const said = earlier.filter(({ role }) => role === 'user').map(({ content }) => withoutSpeaker(content.slice(0, longest))).reverse()
  const now = withoutSpeaker(current.slice(0, longest)).trim()

  let lastItem: Item | undefined
  for (const { content } of replies.slice(0, 4)) {
    let most = 0
    for (const item of items) {
      const count = [...item.answer, ...item.deeper].filter((sentence) => content.includes(sentence)).length
      if (count > most) [most, lastItem] = [count, item]
    }
    if (lastItem) break
  }

  const gist = gistOf(now)
  return {
    turn: said.length + 1,
    visitorName: own.map(findName).find(Boolean),
    since: (template) => replies.find(({ content }) => isSaidIn(template, content))?.ago ?? Infinity,
    lastItem,
    isRepeated: gist.length > 2 && said.some((line) => gistOf(line) === gist),
    visitorSaid(text) {
      const wanted = termsOf(text)
      const sentences = said.flatMap((line) => line.split(/(?<=[.!?])\s+|\n+/)).filter((sentence) => !/\?\s*$|^(?:what|who|do you|where|how)\b/i.test(sentence))
      return wanted.length === 0 ? undefined : sentences.find((sentence) => wanted.every((term) => termsOf(sentence).includes(term)))
    },
    previousLine: said[0],
  }
}
