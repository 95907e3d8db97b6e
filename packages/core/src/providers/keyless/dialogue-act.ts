import { acts, despair } from './dialogue-patterns'
import type { DialogueAct } from './dialogue-patterns'

export type { DialogueAct } from './dialogue-patterns'

const before = /^(?:oh|well(?! (?:said|put|done))|ok|okay|so|and|but|then|ah|alright|all right|right|anyway|yes|no|please|hm+|wait|honestly|really|i see|interesting|great|again) (?=.)/
const after = /(?<=.) (?:please|then|now|today|tonight|exactly|though|my friend|sir|there|these days)$/

/** Straight quotes, lower case, single spaces, no punctuation but apostrophes and full stops inside words. */
function plainly(clause: string): string {
  return clause.toLowerCase().replace(/[‘’`]/g, "'").replace(/[^\p{L}\p{N}'.\s]+/gu, ' ').replace(/\.+(?=\s|$)/g, ' ').replace(/\s+/g, ' ').trim()
}

/** Whether a visitor speaks of ending their own life. Nothing else that was said matters then. */
export function isDespair(text: string): boolean {
  return despair.test(plainly(text))
}

/** What a clause does, or `undefined` when it only says or asks something. */
export function findAct(clause: string, ownName = ''): DialogueAct | undefined {
  // "What's up, old man?" calls somebody, whatever he is called.
  let plain = plainly(clause.replace(/^(what[’']?s up|how\b[^,]+), [\w' -]{2,24}(?=\W*$)/i, '$1'))
  if (ownName && new RegExp(`^(?:so )?who(?:'s| is| are| was) (?:\\w+ )?${ownName}\\W*$`).test(plain)) return 'whoAreYou'
  plain = plain.replace(new RegExp(`(?<=.)\\s(?:(?:mr|dr|doctor|lady|professor|dear) )?${ownName || '-'}$`), '')
  for (let left = ''; left !== plain; ) {
    left = plain
    plain = plain.replace(before, '').replace(after, '')
  }
  // "Your worst day ever?" asks for the character's, and makes nobody sad.
  const isYours = /\b(?:you|your)\b/.test(plain) && !/\b(?:i|im|my|(?<!tell )me|we|our)\b/.test(plain)
  return acts.find(([name, pattern]) => !(isYours && /^(?:sad|happy)$/.test(name)) && pattern.test(plain))?.[0]
}

const addressed = /^\W*(?:(?:oh|well|and|ah)[, ]+)?(?:hi+|hello+|hey+|hiya|howdy|yo|greetings|salve|hallo|good (?:morning|evening|afternoon|day)|(?:thanks|thank you)(?: so much| a lot| very much)?(?=[,!.]))\b[\s,!.]*(?:there|again|everyone|all)?[\s,!.]*/i

/** A clause without the greeting or thanks and the address it begins with. */
export function stripGreeting(clause: string, ownName = ''): string {
  return clause.replace(addressed, '').replace(new RegExp(`^(?:(?:mr|dr|doctor|lady|professor|dear|master)\\.? )?(?:${ownName || '-'}|sir|madam|friend)\\b(?:[\\s,!.]+|$)`, 'i'), '')
}

/** Whether a clause asks something. */
export function isQuestion(clause: string): boolean {
  return /\?\s*$|^\W*(?:and |but |so )?(?:who|what|when|where|why|how|which|do|does|did|is|are|was|were|can|could|would|will|have|has|had|tell me|describe|explain)\b/i.test(clause)
}

/** Whether the clock or the calendar is asked for, which nobody here reads. */
export function isAboutClock(clause: string): boolean {
  return /^(?:what(?:'s| is) (?:the (?:time|date|day)|today's date)|what (?:time|day|date|month|year) is (?:it|today|this)|(?:do you have|tell me) the time)(?: (?:it|is it|today|now|right now|please))*$/.test(plainly(clause))
}
