import type { Exchange } from "../../contracts";

/** An exchange that the memory service has not acknowledged yet, in its newest wording. */
export interface OutboxEntry {
  readonly exchange: Exchange;
  /** Milliseconds since 1970, when this wording began to wait; a later one has a later time. */
  readonly queuedAt: number;
}

/** Keeps exchanges until the memory service has acknowledged them. */
export interface Outbox {
  /** Adds an entry, or puts it in place of the one with the same exchange id. */
  put(entry: OutboxEntry): Promise<void>;
  /** Forgets what was delivered, unless a newer entry has taken its place meanwhile. */
  remove(entry: OutboxEntry): Promise<void>;
  /** Everything that waits, oldest first. Fails where that cannot be read: that nothing waits would be taken for delivered. */
  all(): Promise<readonly OutboxEntry[]>;
  /** The newest wording of an exchange, if it still waits. Fails where that cannot be read. */
  find(exchangeId: string): Promise<OutboxEntry | undefined>;
  /** Forgets what waits for a character. */
  clear(characterId: string): Promise<void>;
  /** Forgets everything that waits. */
  clearAll(): Promise<void>;
  /**
   * Does the work while nobody else who shares the outbox does theirs. Sending what waits is such work, and so is having
   * the service delete: otherwise one page sends what another has just had deleted.
   */
  exclusively<Value>(work: () => Promise<Value>): Promise<Value>;
}

/** For {@link Outbox.remove}: whether what stands there now is still what was delivered. */
export const isSameEntry = (standing: OutboxEntry | undefined, delivered: OutboxEntry) =>
  standing?.queuedAt === delivered.queuedAt;

/** For {@link Outbox.all}: entries in the order in which they began to wait. */
export function oldestFirst(entries: Iterable<OutboxEntry>): OutboxEntry[] {
  return [...entries].sort((one, other) => one.queuedAt - other.queuedAt);
}
