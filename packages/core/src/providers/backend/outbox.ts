import type { Exchange } from '../../contracts'

/** An exchange that the memory service has not acknowledged yet. */
export interface OutboxEntry {
  readonly exchange: Exchange
  /** Milliseconds since 1970, when it began to wait. */
  readonly queuedAt: number
}

/** Keeps exchanges until the memory service has acknowledged them. */
export interface Outbox {
  /** Adds an entry, or puts it in place of the one with the same exchange id. */
  put(entry: OutboxEntry): Promise<void>
  remove(exchangeId: string): Promise<void>
  /** Everything that waits, oldest first. */
  all(): Promise<readonly OutboxEntry[]>
  /** Forgets what waits for a character. */
  clear(characterId: string): Promise<void>
}

/** For {@link Outbox.all}: entries in the order in which they began to wait. */
export function oldestFirst(entries: Iterable<OutboxEntry>): OutboxEntry[] {
  return [...entries].sort((one, other) => one.queuedAt - other.queuedAt)
}
