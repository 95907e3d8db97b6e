/** An amount that counts against a limit in a window of time. Amounts and limits are whole numbers in the unit of the key. */
export interface Charge {
  /** What is counted and for whom, such as `openai-tokens:site`. At most 200 characters. */
  readonly key: string;
  readonly amount: number;
  readonly limit: number;
  /**
   * How long a window is. Windows are fixed and aligned to the clock: an hour's begins on the hour, a day's at midnight UTC.
   * `Infinity` makes the charge a slot: it counts until it is settled or expires, such as one of twenty replies at once.
   */
  readonly windowMs: number;
}

export interface Reservation {
  /** Unique. A second reservation with a known id takes nothing and gets the answer of the first. */
  readonly id: string;
  /** One key may have several windows, each with its own limit. */
  readonly charges: readonly Charge[];
  /** Now, in milliseconds since 1970. */
  readonly at: number;
  /** When slots are freed even if the reservation was never settled, for example after a crash. */
  readonly expiresAt: number;
}

/** How a reservation ended. */
export interface Settlement {
  /** The id of the reservation. */
  readonly id: string;
  /** What was spent, by key; a missing key was not spent at all. */
  readonly spent: Readonly<Record<string, number>>;
}

/** Why nothing was taken. */
export interface Refusal {
  /** The key whose limit is reached; of several the one with the longest wait. */
  readonly key: string;
  /** When to retry: the end of the window, or when the first slot expires. `Infinity` if the amount exceeds the limit itself. */
  readonly retryAt: number;
}

/**
 * Counts what is spent, across every process that shares the database. A reservation counts as spent until it is settled,
 * so reserved and spent together never exceed a limit, however many requests arrive at once.
 *
 * The slots of a process that ends without settling are freed at `expiresAt`. Its amounts stay spent in full until their
 * window ends, since the vendor may have charged for them.
 *
 * Every call throws a {@link StoreError} when the database fails; paid requests are refused then.
 *
 * @example
 * const refusal = await ledger.reserve({
 *   id: randomUUID(),
 *   charges: [
 *     { key: 'openai-tokens:site', amount: 5_000, limit: 1_000_000, windowMs: DAY },
 *     { key: `replies:${sessionId}`, amount: 1, limit: 20, windowMs: Infinity },
 *   ],
 *   at: now,
 *   expiresAt: now + 10 * MINUTE,
 * })
 */
export interface Ledger {
  /**
   * Takes every charge or none, in one atomic step.
   *
   * @returns `null` when all were taken.
   * @throws RangeError if a charge is no whole number, or a key and window is named twice.
   */
  reserve(reservation: Reservation): Promise<Refusal | null>;
  /**
   * Records what was spent and gives back the rest, of all these reservations or, if it fails, of none.
   * What was spent beyond a reservation counts too, even past the limit, so reserve the most a request can cost.
   * Slots are freed. Settling an unknown reservation, or one twice, changes nothing; after `expiresAt` it still corrects
   * the windows.
   *
   * @throws RangeError if an amount is no whole number.
   */
  settle(settlements: readonly Settlement[]): Promise<void>;
  /** How much of a key is taken now: reserved and spent in the current window, or slots in use. */
  taken(key: string, windowMs: number, at: number): Promise<number>;
}

const LONGEST_NAME = 200;

/** @throws RangeError if a reservation is invalid. */
export function checkReservation({ id, charges, at, expiresAt }: Reservation): void {
  const seen = new Set<string>();
  for (const { key, amount, limit, windowMs } of charges) {
    const name = `${key} ${windowMs}`;
    if (seen.has(name)) throw new RangeError(`A reservation names ${key} twice for one window.`);
    seen.add(name);
    if (!isCount(amount) || !isCount(limit))
      throw new RangeError(`The amount and the limit of ${key} must be whole numbers from 0.`);
    if (windowMs !== Infinity && !(isCount(windowMs) && windowMs > 0))
      throw new RangeError(`The window of ${key} must be whole milliseconds, or Infinity.`);
    if (!isName(key)) throw new RangeError("A key must be 1 to 200 printable characters.");
  }
  if (!isName(id)) throw new RangeError("The id of a reservation must be 1 to 200 printable characters.");
  if (!isCount(at) || !isCount(expiresAt)) throw new RangeError("Times must be whole milliseconds since 1970.");
}

export const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0;

// A database may cut a text at a control character, which would merge two keys.
const isName = (text: string) => text.length > 0 && text.length <= LONGEST_NAME && !/\p{C}/u.test(text);

/** The window that contains this time. */
export function windowAt(windowMs: number, at: number): { readonly startsAt: number; readonly endsAt: number } {
  const startsAt = Math.floor(at / windowMs) * windowMs;
  return { startsAt, endsAt: startsAt + windowMs };
}
