import type { RandomSource } from '../contracts'
import type { RoomLine, SpeakerReason } from './chat-room.types'
import { namePattern, type Named } from './participant-names'

/** Somebody who could speak next, and why. */
export interface RankedSpeaker {
  readonly characterId: string
  readonly reason: SpeakerReason
}

export interface SpeakerQuestion {
  /** All that was said, oldest first. */
  readonly lines: readonly RoomLine[]
  /** Who may speak: those who take part and are not muted. */
  readonly candidates: readonly Named[]
  /** Drawn from once, and only when nobody was called. */
  readonly random: RandomSource
}

/** So many speakers back a character counts as having spoken lately. */
const RECENT = 4

/**
 * Who should speak next, best first: those whom the visitor called, then those whom the last speaker asked, then the
 * rest by chance, in which whoever has been silent longest has the best. Nobody follows themselves unless called.
 */
export function rankSpeakers({ lines, candidates, random }: SpeakerQuestion): readonly RankedSpeaker[] {
  const last = lines.findLast(({ speaker }) => speaker !== 'system')
  const called = last ? whoIsCalled(last, candidates) : []
  const calledIds = new Set(called.map(({ characterId }) => characterId))
  const others = candidates.filter(({ id }) => !calledIds.has(id) && id !== last?.speaker)
  return [...called, ...byChance(lines, others, random)]
}

function whoIsCalled(line: RoomLine, candidates: readonly Named[]): RankedSpeaker[] {
  const others = candidates.filter(({ id }) => id !== line.speaker)
  if (line.speaker === 'user') {
    return inOrder(others, (named) => firstAt(line.content, namePattern(named))).map(({ id }) => ({ characterId: id, reason: { kind: 'addressed' } }))
  }
  const asked = inOrder(others, (named) => firstAt(line.content, String.raw`@\s*${namePattern(named)}`) ?? askedAt(line.content, named))
  return asked.map(({ id }) => ({ characterId: id, reason: { kind: 'asked', by: line.speaker } }))
}

/** A character is asked where a question holds the name as one that is called: `Tesla, …?` or `… , Tesla?` */
function askedAt(text: string, named: Named): number | null {
  const name = namePattern(named)
  const called = String.raw`(?:^|[,;:–—-]\s*|\b(?:and you|tell me|what about|and)\s+)${name}(?=\s*[,?:–—-])|${name}\s*,`
  let from = 0
  for (const sentence of text.split(/(?<=[.!?…])\s+/)) {
    if (sentence.includes('?') && firstAt(sentence, called) !== null) return from
    from += sentence.length + 1
  }
  return null
}

function firstAt(text: string, pattern: string): number | null {
  return new RegExp(pattern, 'iu').exec(text)?.index ?? null
}

function inOrder(candidates: readonly Named[], placeOf: (named: Named) => number | null): Named[] {
  return candidates
    .map((named) => ({ named, place: placeOf(named) }))
    .filter((found): found is { named: Named; place: number } => found.place !== null)
    .toSorted((one, other) => one.place - other.place)
    .map(({ named }) => named)
}

/** 4 for a character who is not among the last four speakers; 3, 2, 1 for those who are, the later the less. */
export function weightOf(characterId: string, lines: readonly RoomLine[]): number {
  const spoken = lines.filter(({ speaker }) => speaker !== 'system' && speaker !== 'user').slice(-RECENT)
  const ago = spoken.toReversed().findIndex(({ speaker }) => speaker === characterId)
  return ago === -1 ? RECENT : Math.max(1, ago)
}

function byChance(lines: readonly RoomLine[], candidates: readonly Named[], random: RandomSource): RankedSpeaker[] {
  const weighted = candidates.map(({ id }) => ({ characterId: id, reason: { kind: 'weighted' as const, weight: weightOf(id, lines) } }))
  const total = weighted.reduce((sum, { reason }) => sum + reason.weight, 0)
  let mark = random.next() * total
  const drawn = weighted.find(({ reason }) => (mark -= reason.weight) < 0) ?? weighted.at(-1)
  if (!drawn) return []
  const rest = weighted.filter((each) => each !== drawn).toSorted((one, other) => other.reason.weight - one.reason.weight)
  return [drawn, ...rest]
}
