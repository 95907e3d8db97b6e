import type { Turn } from './read-turn'
import type { Recall } from './recall'
import { unspeakable } from './topic'

/** A visitor's line as it may be quoted: one sentence, nothing but words. */
function quoteOf(line: string): string {
  const plain = line
    .replace(/[.!?…:;]+(?=\s)/g, ',')
    .replace(/[^\p{L}\p{N}',\s-]+/gu, '')
    .replace(/\s*,(?!\d)[\s,]*/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,'-]+|[\s,'-]+$/g, '')
  if (unspeakable.test(plain) || !/\p{L}/u.test(plain)) return ''
  return plain.length > 90 ? `${plain.slice(0, 90).replace(/[,\s]*\s\S*$/, '')} and so on` : plain
}

/** What can be said of the conversation itself: "what is my name", "what did I say". Empty when it was not asked for. */
export function memoryOf({ text }: Turn, recall: Recall): readonly string[] {
  const plain = text.toLowerCase().replace(/’/g, "'")
  if (/\b(?:what(?:'s| is)|remember|know|recall|forgot(?:ten)?|say) my name\b/.test(plain)) {
    const name = recall.visitorName
    return name === undefined
      ? ['You have not told me your name yet.', 'Your name has not been spoken here so far.']
      : [`You told me that your name is ${name}.`, `Your name is ${name}, as you said yourself.`, `It is ${name}, unless you have changed it since.`]
  }
  const mine = /\b(?:what(?:'s| is| was| are| were)|who(?:'s| is| was)|remember|recall|know) my ([\p{L}\p{N}' -]{2,40})/u.exec(plain)?.[1]
  const quote =
    mine !== undefined
      ? recall.visitorSaid(mine)
      : /\bwhat (?:(?:did i|i) (?:just |first )?(?:say|said|ask|asked|tell|told)|(?:have i|was i) (?:just )?(?:said|asked|saying|asking)|was my (?:last |previous )?question)/.test(plain)
        ? recall.previousLine
        : undefined
  const words = quoteOf(quote ?? '')
  return words === '' ? [] : [`Your own words were "${words}".`, `You said "${words}", and I was listening.`, `I recall it well, you said "${words}".`]
}
