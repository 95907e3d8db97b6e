import type { PromptMessage } from '../../contracts/language-model'
import { composeReply, fillUp } from './compose'
import type { Mind } from './compose'
import { isDespair } from './dialogue-act'
import { createDraft, leastSentences, mostSentences } from './draft'
import type { Language } from './language'
import { readTurn } from './read-turn'
import { createRecall } from './recall'
import { findSubject } from './room-subject'
import { findThought, untold } from './room-thought'
import type { HeardLine, RoomTurn } from './room-turn'
import { createSeededRandom } from '../../shared/seeded-random'

/** What a character keeps of a discussion beyond the few lines it is shown. */
export interface RoomMemory {
  /** What it said, oldest first. */
  readonly told: readonly string[]
  /** The visitor's line that set the subject. */
  readonly subject?: string | undefined
}

/** So many of its own turns a character does not repeat itself in. */
const kept = 24

/** How often a turn ends with a question to somebody else, and with one to the visitor who just spoke. */
const handingOn = 0.5
const askingBack = 0.4

/** What a visitor does besides setting a subject is answered as if nobody else were there; and nobody jests before a grief. */
function isForOne(language: Language, line: HeardLine, isLast: boolean, characterId: string): boolean {
  const { clauses, sum } = readTurn(language, line.text, characterId)
  if (isDespair(language, line.text) || clauses.some(({ act }) => act === 'sad')) return true
  return isLast && (sum !== undefined || (clauses.length > 0 && clauses.every(({ act }) => act !== undefined && act !== 'more')))
}

/**
 * Writes a character's turn in a discussion: it takes up what was said last, adds a thought of its own on the subject, and
 * now and then asks somebody else. The same turn and the same memory give the same reply.
 */
export function composeRoomReply(mind: Mind, room: RoomTurn, memory: RoomMemory): { readonly text: string; readonly memory: RoomMemory } {
  const { language, corpus, retrieval } = mind
  const { lines, others } = room
  const subject = findSubject(language, room, corpus.characterId, memory.subject)
  const done = (text: string) => ({ text, memory: { told: [...memory.told, text].slice(-kept), subject: subject.line } })
  const said: PromptMessage[] = [...memory.told, ...lines.filter(({ kind }) => kind !== 'visitor').map(({ text }) => text)].map((content) => ({ role: 'assistant', content }))

  const last = lines.at(-1)
  const visitor = lines.findLast(({ kind }) => kind === 'visitor') ?? (memory.subject === undefined ? undefined : ({ kind: 'visitor', text: memory.subject } as const))
  if (visitor && isForOne(language, visitor, visitor === last, corpus.characterId)) return done(composeReply(mind, [...said, { role: 'user', content: visitor.text }]))

  const source = createSeededRandom([corpus.characterId, ...memory.told, ...lines.map(({ text }) => text)].join('\n'))
  const random = () => source.next()
  const recall = createRecall(language, [...said, { role: 'user', content: '' }], retrieval.items)
  const { kind, item, detail, noun, thing } = findThought(mind, room, subject, recall, random)

  const talk = corpus.room ?? language.room
  const phrases = { ...language.phrases, ...corpus.phrases }
  const isLastSpeaker = (name: string) => name === last?.speaker
  const silent = others.filter((name) => !lines.some(({ speaker }) => speaker === name))
  const called = [silent, others.filter((name) => !isLastSpeaker(name)), others].find((names) => names.length > 0) ?? []
  const whom = called[Math.floor(random() * called.length)]
  const draft = createDraft(language, recall, source, { name: room.visitorName, subject: subject.plain, topic: subject.turn?.topic, speaker: last?.speaker, thing, whom })
  const linesFor = (pool: 'to' | 'handOn', name = '') => talk[pool][name.toLowerCase()] ?? language.room[pool]['anyone'] ?? []

  const openers: (readonly string[])[] = []
  if (kind === 'drift') openers.push(talk.drift.map((line) => line.replace('{next}', `"${noun}"`)))
  if (room.isAsked && kind !== 'thing') openers.push(talk.asked)
  if (last?.kind === 'own') openers.push(phrases.continuing)
  if (last?.kind === 'visitor') openers.push(lines.length > 1 ? talk.joined : [], talk.visitor)
  if (last?.kind === 'character') {
    // Nobody asks for "the bill" before it is on your bill.
    const toLast = linesFor('to', last.speaker).filter((line) => !noun || !line.includes('{thing}') || !line.includes(noun))
    const naming = kind === 'thing' ? '{thing}' : random() < 0.5 ? '{t' : ''
    openers.push(toLast.filter((line) => line.includes(naming) && draft.isFresh(line)), toLast)
  }
  openers.some((pool) => draft.addOneOf(pool))

  if (kind === 'beside' && item) draft.addOneOf(talk.beside)
  if (kind === 'strange') draft.addOneOf(phrases.unknownTopic)
  if (detail && last?.kind === 'visitor') draft.add(detail)
  if (item) draft.addSome(untold(mind, recall, item), 3)
  else draft.addGroup(phrases.unknownBody)

  const work = { phrases, retrieval, draft, matches: item ? [{ item }] : [] }
  const handsOn = whom !== undefined && random() < (isLastSpeaker(whom) || room.isAsked ? handingOn / 2 : handingOn)
  fillUp(work, handsOn ? leastSentences - 1 : leastSentences)
  const isClosed = handsOn && draft.addOneOf(linesFor('handOn', whom), mostSentences)
  if (!isClosed && last?.kind === 'visitor' && item && random() < askingBack) draft.add(item.ask, mostSentences)
  fillUp(work, leastSentences)
  return done(draft.text())
}
