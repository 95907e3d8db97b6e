import type { PromptMessage } from '../../contracts/language-model'
import { createDraft, leastSentences, mostSentences } from './draft'
import { createRecall, withoutSpeaker } from './recall'
import { createSeededRandom } from './seeded-random'
import { splitSentences } from './sentences'
import { termsOf } from './terms'
import { findTopic } from './topic'

const rule = /\b(?:never|always|must|do not|don't|should|avoid|instead|respond|reply|replies|answers? in|sentences?|asterisks?|stage directions?|stay in character|user|visitor|language model|prompt|roleplay|role-play)\b/i
const imperative = /^(?:speak|talk|answer|use|keep|be|remember|act|play|pretend|write|give|show|show|refer|make|let|stay|ask|treat|mention|include|note|begin|end|express)\b/i

const openings = [
  'I answer from my notes, and they are plain ones.',
  'My notes do not speak of that, so I can only tell you what they hold.',
  'I find nothing about it in my notes.',
  'That is not in my notes, and I shall not invent it.',
]
const named = ['My notes say nothing about {topic}.', 'I have looked for {topic} in my notes and found nothing.', 'There is no line about {topic} in what I know of myself.']
const asides = [
  'I can only tell you what was written down for me.',
  'What I know of myself would fit on a page.',
  'I would rather say little than say something untrue.',
  'There may be more to know, but it was not given to me.',
  'I can tell you who I am and what I care for.',
  'You are welcome to ask in other words.',
  'My answers are short because my notes are.',
  'I am listening all the same.',
]
const questions = [
  'What would you like to know about me?',
  'Shall I tell you more of who I am?',
  'What made you ask?',
  'Is there something else on your mind?',
  'Would you like to put it another way?',
  'What do you think about it yourself?',
]

/** Turns a sentence to a character into one by it; `undefined` when it is a rule, or cannot be turned safely. */
export function asOwnWords(sentence: string): string | undefined {
  const plain = sentence.replace(/[*#_`]|^[\s\d.)-]+(?=\p{L})/gu, '').replace(/\s+/g, ' ').trim()
  if (!/^\p{Lu}.*\s.*[.!?]["”]?$/u.test(plain) || rule.test(plain) || imperative.test(plain)) return undefined
  const turned = plain
    .replace(/\byou(?: are|['’]re)\b/gi, 'I am')
    .replace(/\byou were\b/gi, 'I was')
    .replace(/\byou['’](ve|ll|d)\b/gi, "I'$1")
    .replace(/(^|[,;:] |\b(?:and|but|that|which|when|while|because|what|where|who|as|if) )you(?= \p{L})/giu, '$1I')
    .replace(/\b(y)our(s|self)?\b/gi, (_, first: string, ending = '') => {
      const mine = ending === '' ? 'my' : ending === 's' ? 'mine' : 'myself'
      return first === 'Y' ? mine.charAt(0).toUpperCase() + mine.slice(1) : mine
    })
    .replace(/\b(to|for|with|of|from|by|at|on|told|tell|taught|made|gave|called|call|knew|know|love|loved|left) you\b/gi, '$1 me')
  return /\byou\b/i.test(turned) || rule.test(turned) ? undefined : turned
}

/** The reply of a character nobody has written a corpus for: what its persona says of it, put plainly. */
export function composePlainReply(persona: string, messages: readonly PromptMessage[]): string {
  const content = messages.at(-1)?.content ?? ''
  const text = withoutSpeaker(`${content.slice(0, 400)}\n${content.length > 800 ? content.slice(-400) : content.slice(400)}`)
  const known = persona.slice(0, 20_000).split(/\n+/).flatMap(splitSentences).map(asOwnWords).filter((sentence) => sentence !== undefined)
  const recall = createRecall(messages, [])
  const draft = createDraft(recall, createSeededRandom(`${recall.turn} ${content}`), { topic: findTopic(text) })

  const asked = new Set(termsOf(text))
  const scored = known.map((sentence, at) => ({ sentence, at, met: termsOf(sentence).filter((term) => asked.has(term)).length }))
  const matching = scored.filter(({ met }) => met > 0).sort((one, other) => other.met - one.met || one.at - other.at)
  const isAboutSelf = /\b(?:who|what) are you\b|\byourself\b|\byour name\b|^\W*(?:hi|hello|hey|good \w+)\b/i.test(text)
  if (matching.length === 0 && !isAboutSelf && text.trim() !== '' && !draft.addOneOf(named)) draft.addOneOf(openings)
  draft.addSome(matching.map(({ sentence }) => sentence), 4)
  // With nothing to the point, the notes are told in their order, from where they were left.
  if (draft.count() < leastSentences - 1) draft.addSome(known, leastSentences - 1 - draft.count())
  while (draft.count() < leastSentences - 1 && (draft.addOneOf(asides) || draft.addOldest([...asides, ...known])));
  if (!draft.addOneOf(questions, mostSentences)) draft.addOldest(questions, mostSentences)
  for (let tries = 0; draft.count() < leastSentences && tries < 4; tries += 1) draft.beforeLast(() => draft.addOneOf(asides) || draft.addOldest(asides))
  return draft.text()
}
