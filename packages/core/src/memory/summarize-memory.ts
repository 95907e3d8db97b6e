import type { MemoryMetadata, Message } from "../contracts";

/** A character's memory in figures. */
export interface MemorySummary {
  readonly totalMessages: number;
  readonly userMessages: number;
  /** Messages of the character. */
  readonly characterMessages: number;
  readonly imagesShared: number;
  /** ISO 8601; `null` without messages. */
  readonly firstInteraction: string | null;
  readonly lastInteraction: string | null;
  /** ISO 8601; `null` where it is not known. */
  readonly createdAt: string | null;
}

/** Counts messages. The messages are more reliable than the metadata, which may be as old as the page. */
export function summarizeMemory(messages: readonly Message[], metadata: MemoryMetadata | null): MemorySummary {
  const userMessages = messages.filter(({ author }) => author === "user").length;
  const firstInteraction = messages[0]?.createdAt ?? null;
  return {
    totalMessages: messages.length,
    userMessages,
    characterMessages: messages.length - userMessages,
    imagesShared: messages.filter(({ hasImage }) => hasImage).length,
    firstInteraction,
    lastInteraction: messages.at(-1)?.createdAt ?? metadata?.lastInteraction ?? null,
    createdAt: metadata?.createdAt ?? firstInteraction,
  };
}
