import type { MemoryMetadata, Message } from '@archive-of-minds/core'

/** A character's memory in figures. */
export interface MemorySummary {
  /** ISO 8601; `null` where it is not known. */
  readonly createdAt: string | null
  /** ISO 8601; `null` when nothing was said yet. */
  readonly lastInteraction: string | null
  readonly total: number
  readonly fromUser: number
  readonly fromCharacter: number
  readonly images: number
}

/** Counts what was said. The messages know better than the metadata, which may be as old as the page. */
export function summarizeMemory(messages: readonly Message[], metadata: MemoryMetadata | null): MemorySummary {
  const fromUser = messages.filter(({ role }) => role === 'user').length
  return {
    createdAt: metadata?.createdAt ?? messages[0]?.timestamp ?? null,
    lastInteraction: messages.at(-1)?.timestamp ?? metadata?.lastInteraction ?? null,
    total: messages.length,
    fromUser,
    fromCharacter: messages.length - fromUser,
    images: messages.filter(({ hasImage }) => hasImage).length,
  }
}
