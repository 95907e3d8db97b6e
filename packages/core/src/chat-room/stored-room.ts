import type { StoredRoom } from './chat-room.types'
import type { ChatRoomSnapshot } from './chat-room.machine'

/** So many lines outlive the page: enough to go on, within what local storage holds. */
const KEPT_LINES = 400

/** What of a room outlives the page. */
export function storedRoom({ context, ...snapshot }: Pick<ChatRoomSnapshot, 'context' | 'matches'>): StoredRoom {
  const { seed, visitorName, participants, muted, lines, queued, next } = context
  return {
    version: 1,
    seed,
    visitorName,
    participants,
    muted,
    lines: lines.length > KEPT_LINES ? lines.slice(-KEPT_LINES) : lines,
    queued: queued ?? (next && { speaker: next.speaker, reason: next.reason }),
    wasRunning: !snapshot.matches({ discussion: 'idle' }),
  }
}

/** Whether there is nothing to store anew. */
export function isSameRoom(one: StoredRoom, other: StoredRoom): boolean {
  const parts = ['visitorName', 'participants', 'muted', 'lines', 'wasRunning'] as const
  return parts.every((part) => one[part] === other[part]) && one.queued?.speaker === other.queued?.speaker && one.queued?.reason === other.queued?.reason
}

/** Reads a room that was stored; `null` where there is none, or it cannot be read. */
export function readStoredRoom(text: string | null): StoredRoom | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return isStoredRoom(value) ? value : null
  } catch {
    return null
  }
}

function isStoredRoom(value: unknown): value is StoredRoom {
  if (typeof value !== 'object' || value === null) return false
  const { version, seed, visitorName, participants, muted, lines, queued } = value as Partial<Record<keyof StoredRoom, unknown>>
  return version === 1 && isText(seed) && isText(visitorName) && areTexts(participants) && areTexts(muted) && Array.isArray(lines) && lines.every(isLine) && (queued === null || isQueued(queued))
}

const isText = (value: unknown): value is string => typeof value === 'string'
const areTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText)

function isLine(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { id, speaker, content, timestamp, heardBy } = value as Record<string, unknown>
  return isText(id) && isText(speaker) && isText(content) && isText(timestamp) && areTexts(heardBy)
}

function isQueued(value: unknown): boolean {
  return typeof value === 'object' && value !== null && isText((value as Record<string, unknown>)['speaker']) && typeof (value as Record<string, unknown>)['reason'] === 'object'
}
