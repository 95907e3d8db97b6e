import type { PromptMessage } from '../../contracts/language-model'
import type { PersonaCorpus, SocialAct } from './corpus'
import { findAct, isDespair } from './dialogue-act'
import { createDraft, leastSentences, mostSentences } from './draft'
import type { Draft } from './draft'
import { findMatches } from './find-matches'
import type { Found } from './find-matches'
import { memoryOf } from './memory-question'
import { readTurn } from './read-turn'
import type { Turn } from './read-turn'
import { createRecall } from './recall'
import type { Recall } from './recall'
import { createRetrieval } from './retrieval'
import type { Item, Retrieval } from './retrieval'
import { createSeededRandom } from './seeded-random'
import { termsOf } from './terms'
import { consolationsFor } from './unknowable'

/** A corpus with its index: everything a character needs to answer. */
export interface Mind {
  readonly corpus: PersonaCorpus
  readonly retrieval: Retrieval
}

export function createMind(corpus: PersonaCorpus): Mind {
  return { corpus, retrieval: createRetrieval(corpus) }
}

/** Most telling first: of several acts in one message, the first listed sets the reply. */
const actsByWeight: readonly SocialAct[] = [
  'sad', 'areYouReal', 'whoAreYou', 'joke', 'insult', 'happy', 'howAreYou', 'advice', 'praise', 'farewell', 'thanks', 'greeting',
]

/** These have an answer of their own; only a strong match says more. */
const weighty: ReadonlySet<SocialAct> = new Set<SocialAct>(['sad', 'happy', 'advice', 'insult', 'areYouReal', 'whoAreYou', 'joke'])

const careful = 'Please speak today with someone you trust, or call a crisis line, because nobody should be alone with that thought.'

const pointing = /\b(?:he|him|his|she|her|they|them|it|that|this)\b/i

/** What one reply is made from. */
interface Work {
  readonly mind: Mind
  readonly turn: Turn
  readonly recall: Recall
  readonly draft: Draft
  readonly matches: readonly Found[]
  readonly acts: readonly SocialAct[]
  /** This reply may end without a question: somebody who always asks back is tiring. */
  readonly isOpenEnded: boolean
  chance(share: number): boolean
}

/** A subject the character brings up by itself: an opinion not yet given, else something not yet told. */
function volunteer({ mind, draft, chance }: Work, most = 3): void {
  const fresh = mind.retrieval.items.filter((item) => item.answer.every(draft.isFresh))
  const opinions = fresh.filter(({ isOpinion }) => isOpinion)
  const items = opinions.length > 0 ? opinions : fresh
  const item = items.find(() => chance(3 / (items.length + 1))) ?? items[0]
  if (item) draft.addSome(item.answer, most)
}

function fillUp({ mind, draft, matches }: Work, least: number): void {
  const { corpus, retrieval } = mind
  const about = matches[0]?.item
  while (draft.count() < least) {
    const before = draft.count()
    // An aside about cooking does not belong under an answer about death: first what belongs to the subject.
    if (about && [...about.deeper, ...about.answer].some((sentence) => draft.add(sentence))) continue
    if (draft.addOneOf(corpus.phrases.asides)) continue
    if (retrieval.items.some(({ answer, deeper }) => [...answer, ...deeper].some((sentence) => draft.add(sentence)))) continue
    draft.addOldest([...corpus.phrases.asides, ...retrieval.items.flatMap(({ answer }) => answer)])
    if (draft.count() <= before) return
  }
}

function isSpent(draft: Draft, { answer }: Item): boolean {
  return answer.filter(draft.isFresh).length < Math.min(2, answer.length)
}

function openSocially({ mind, draft, acts }: Work): boolean {
  const act = acts[0]
  return act !== undefined && draft.addOneOf(mind.corpus.phrases.social[act].open)
}

function continueFrom(work: Work, item: Item): void {
  const { mind, draft } = work
  if (draft.count() === 0) draft.addOneOf(mind.corpus.phrases.continuing)
  if (draft.addSome(item.deeper, 3) < 2) {
    const next = mind.retrieval.akin(item).find((each) => !isSpent(draft, each))
    if (next) draft.addSome(next.answer, 3)
    else volunteer(work)
  }
}

/** Answers by what was found; returns the item's own question back. */
function answer(work: Work, match: Found): string {
  const { mind, draft, recall, matches, isOpenEnded, chance } = work
  const { phrases } = mind.corpus
  const isRetold = recall.isRepeated && match.item.answer.some(draft.wasSaid)
  const find = (share: number) => (isRetold ? undefined : matches.find((each) => each.score >= match.score * share && !isSpent(draft, each.item)))
  const left = [...match.item.deeper, ...match.item.answer].filter(draft.isFresh)
  // What was told in part still answers a new question better than a neighbour does.
  const untold = find(0.8) ?? (left.length < 2 ? find(0.5) : undefined)
  const item = untold?.item ?? match.item
  if (isRetold || (!untold && left.length < 2)) {
    // "The next layer" would not follow from a new question.
    if (!openSocially(work)) draft.addOneOf(recall.isRepeated ? phrases.repeated : phrases.reactions)
    continueFrom(work, item)
    return item.ask
  }
  const told = untold ? [...item.answer, ...item.deeper] : left
  const fresh = item.answer.filter(draft.isFresh).length
  if (!openSocially(work) && (isOpenEnded || fresh < 3 || (match.clause.isQuestion && chance(0.6)))) draft.addOneOf(phrases.reactions)
  draft.addSome(told, untold ? Math.min(4, item.answer.length) : 3)
  // A second question in the same message gets its first sentence, too.
  const second = matches.find((each) => each.item !== item && each.isStrong && each.clause !== match.clause)
  if (second) draft.addSome(second.item.answer, 1)
  const least = isOpenEnded ? leastSentences : 3
  if (draft.count() < least) draft.addSome(told, least - draft.count())
  return item.ask
}

function social(work: Work, act: SocialAct): void {
  const { mind, draft, acts, turn } = work
  const { phrases } = mind.corpus
  if (act !== 'greeting' && act !== 'farewell' && acts.includes('greeting')) draft.addOneOf(phrases.social.greeting.open)
  draft.addOneOf(phrases.social[act].open)
  if (act === 'sad') draft.addOneOf(isDespair(turn.text) ? [careful] : mind.corpus.common.told)
  const pools = act === 'sad' ? consolationsFor(turn.text, phrases.social.sad.body) : [phrases.social[act].body]
  if (!pools.some((pool) => draft.addGroup(pool)) && !(act !== 'joke' && draft.addGroup(phrases.vagueBody))) volunteer(work, 2)
}

function takeUp(work: Work): readonly string[] {
  const { mind, draft, recall, turn } = work
  const { phrases } = mind.corpus
  const isKnowable = turn.topic !== undefined && !turn.isUnreadable
  openSocially(work)
  if (recall.isRepeated) draft.addOneOf(phrases.repeated)
  const honest = turn.unknowable && isKnowable ? mind.corpus.common[turn.unknowable] : phrases.unknownTopic
  if (!draft.addOneOf(isKnowable ? honest : phrases.vague) && draft.count() === 0) draft.addOneOf(phrases.asides)
  const [first, second] = isKnowable ? [phrases.unknownBody, phrases.vagueBody] : [phrases.vagueBody, phrases.unknownBody]
  // Named twice is enough: here, or in the closing question.
  if (isKnowable && turn.unknowable !== 'future' && work.isOpenEnded) draft.addOneOf(mind.corpus.common.middle)
  if (!draft.addGroup(first) && !draft.addGroup(second)) volunteer(work, 2)
  return !isKnowable ? [] : turn.unknowable === 'future' ? mind.corpus.common.wish : mind.corpus.common.question
}

function sayOfPicture(work: Work): void {
  const { mind, draft, matches } = work
  draft.addOneOf(mind.corpus.phrases.picture)
  const best = matches[0]
  if (best) draft.addSome(best.item.answer, 2)
}

function reckon(work: Work): void {
  const { mind, draft } = work
  draft.addOneOf(mind.corpus.phrases.arithmetic)
  const about = mind.retrieval.items.find((item) => item.tags.some((tag) => /^(?:numbers?|mathematics|maths?|arithmetic|calculation)$/i.test(tag)) && !isSpent(draft, item))
  if (about) draft.addSome(about.answer, 2)
}

/** Lays out the reply; returns the pools its closing sentence may come from. */
function layOut(work: Work, hasPicture: boolean): readonly (readonly string[])[] {
  const { mind, turn, recall, matches, acts, draft } = work
  const { phrases } = mind.corpus
  const best = matches[0]
  const act = acts[0]
  const memory = memoryOf(turn, recall)
  if (hasPicture) sayOfPicture(work)
  else if (isDespair(turn.text)) {
    social(work, 'sad')
    return [phrases.social.sad.close]
  } else if (turn.sum) reckon(work)
  else if (memory.length > 0) draft.addOneOf(memory)
  else if (turn.unknowable && act === undefined) {
    const closing = takeUp(work)
    if (best) draft.addSome(best.item.answer, 1)
    return [closing]
  } else if (best && (best.isStrong || act === undefined || !weighty.has(act))) return [[answer(work, best)]]
  else if (act !== undefined && (weighty.has(act) || !asksMore(turn))) {
    social(work, act)
    return [phrases.social[act].close]
  } else if (follows(work)) {
    if (recall.lastItem) {
      continueFrom(work, recall.lastItem)
      return [[recall.lastItem.ask]]
    }
    // There is nothing to go deeper into: "go on" gets a new subject, "why?" is asked back.
    if (/\b(?:more|on|else|continue|tell|another)\b/i.test(turn.text) && draft.addOneOf(phrases.asides)) volunteer(work)
    else return [takeUp(work)]
  } else return [takeUp(work)]
  return []
}

/** Whether something is left that the social acts do not answer: a topic, or a question. */
function asksMore({ clauses }: Turn): boolean {
  return clauses.some(({ act, topic, isQuestion }) => act === undefined && (topic !== undefined || isQuestion))
}

/** "Why?", "go on", or a question with nothing else to go by than what was spoken of last. */
function follows({ turn, recall }: Work): boolean {
  if (turn.clauses.some(({ act }) => act === 'more')) return true
  if (recall.lastItem === undefined || turn.topic !== undefined || turn.isUnreadable) return false
  const left = termsOf(turn.text).length
  return pointing.test(turn.text) ? left <= 2 : left === 0 && turn.clauses.some(({ isQuestion }) => isQuestion)
}

/**
 * Writes a character's reply: four to six sentences of its corpus, none of them said within the last fifteen turns.
 * The same messages give the same reply.
 *
 * @param scene What a shared picture shows, when one was shared.
 */
export function composeReply(mind: Mind, messages: readonly PromptMessage[], scene?: string): string {
  const { corpus, retrieval } = mind
  const content = messages.at(-1)?.content ?? ''
  const turn = readTurn(content, corpus.characterId)
  const recall = createRecall(messages, retrieval.items)
  const random = createSeededRandom(`${corpus.characterId} ${recall.turn} ${content}`)
  const draft = createDraft(recall, random, { name: recall.visitorName, topic: turn.topic, article: turn.article, own: turn.own, ...turn.sum, scene })
  // "Another one" after a joke asks for a joke.
  const asksAgain = turn.clauses.some((clause) => clause.act === 'more') && findAct(recall.previousLine ?? '') === 'joke'
  const acts = asksAgain ? (['joke'] as const) : actsByWeight.filter((act) => turn.clauses.some((clause) => clause.act === act))
  const matches = findMatches(mind.retrieval, turn, recall.lastItem)
  const work: Work = { mind, turn, recall, draft, matches, acts, isOpenEnded: random.next() < 0.4, chance: (share) => random.next() < share }

  const closings = layOut(work, scene !== undefined)
  fillUp(work, leastSentences - 1)
  const mayEnd = work.isOpenEnded && (matches.length > 0 || turn.topic !== undefined) && acts.length === 0 && draft.count() >= leastSentences && scene === undefined
  const closed = mayEnd || [...closings, corpus.phrases.questions].some((pool) => draft.addOneOf(pool, mostSentences))
  if (!closed && draft.count() < leastSentences) fillUp(work, leastSentences)
  for (let tries = 0; draft.count() < leastSentences && tries < 3; tries += 1) draft.beforeLast(() => fillUp(work, draft.count() + 1))
  return draft.text()
}
