import type { MemoryMetadata, Message } from "../contracts";
import { parseJson } from "../shared/json";

/** Metadata of a memory without messages. */
export function freshMetadata(now: number): MemoryMetadata {
  return { createdAt: new Date(now).toISOString(), totalInteractions: 0, lastInteraction: null };
}

/**
 * Metadata that is consistent with the messages: stored values are kept if they contain more than the messages, and
 * missing or outdated ones, for example after a write in another tab, are rebuilt.
 */
export function reconcileMetadata(
  stored: MemoryMetadata | null,
  messages: readonly Message[],
  now: number,
): MemoryMetadata {
  const base = stored ?? freshMetadata(now);
  const first = messages[0]?.createdAt;
  return {
    ...base,
    createdAt: first !== undefined && first < base.createdAt ? first : base.createdAt,
    totalInteractions: Math.max(base.totalInteractions, messages.filter(({ author }) => author === "user").length),
    lastInteraction: messages.at(-1)?.createdAt ?? base.lastInteraction,
  };
}

/** Parses stored metadata; `null` for anything else. */
export function parseMetadata(text: string | null): MemoryMetadata | null {
  const value = text === null ? null : parseJson(text);
  return isMetadata(value) ? value : null;
}

/** Whether a stored value is metadata; unknown fields are ignored. */
export function isMetadata(value: unknown): value is MemoryMetadata {
  if (typeof value !== "object" || value === null) return false;
  const fields = usableFields(value);
  return "createdAt" in fields && "totalInteractions" in fields && "lastInteraction" in fields;
}

/** The valid fields of metadata. */
export function usableFields(value: object): Partial<MemoryMetadata> {
  const { createdAt, totalInteractions, lastInteraction } = value as Record<string, unknown>;
  return {
    ...(isTime(createdAt) && { createdAt }),
    ...(typeof totalInteractions === "number" &&
      Number.isInteger(totalInteractions) &&
      totalInteractions >= 0 && { totalInteractions }),
    ...((lastInteraction === null || isTime(lastInteraction)) && { lastInteraction }),
  };
}

const isTime = (value: unknown): value is string => typeof value === "string" && !Number.isNaN(Date.parse(value));
