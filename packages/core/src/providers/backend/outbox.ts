import type { Exchange } from "../../contracts";

/** An exchange that the memory service has not acknowledged yet, in its newest version. */
export interface OutboxEntry {
  readonly exchange: Exchange;
  /** Milliseconds since 1970, when this version was queued; a later one has a later time. */
  readonly queuedAt: number;
}

/** Keeps exchanges until the memory service has acknowledged them. */
export interface Outbox {
  /** Adds an entry, or replaces the one with the same exchange id. */
  put(entry: OutboxEntry): Promise<void>;
  /** Removes a delivered entry, unless a newer one has replaced it. */
  remove(entry: OutboxEntry): Promise<void>;
  /** All waiting entries, oldest first. Fails where they cannot be read: an empty list would mean that all were delivered. */
  all(): Promise<readonly OutboxEntry[]>;
  /** The newest version of a waiting exchange. Fails where it cannot be read. */
  find(exchangeId: string): Promise<OutboxEntry | undefined>;
  /** Removes the waiting entries of a character. */
  clear(characterId: string): Promise<void>;
  /** Removes all waiting entries. */
  clearAll(): Promise<void>;
  /**
   * Runs the work exclusively among all users of the outbox. Sending and deleting on the service are such work: otherwise
   * one page sends what another has just deleted.
   */
  exclusively<Value>(work: () => Promise<Value>): Promise<Value>;
}

/** For {@link Outbox.remove}: whether the stored entry is still the delivered one. */
export const isSameEntry = (standing: OutboxEntry | undefined, delivered: OutboxEntry) =>
  standing?.queuedAt === delivered.queuedAt;

/** For {@link Outbox.all}: entries in the order in which they were queued. */
export function oldestFirst(entries: Iterable<OutboxEntry>): OutboxEntry[] {
  return [...entries].sort((one, other) => one.queuedAt - other.queuedAt);
}
