/** So much of something, out of so much in a time. Amounts and limits are whole numbers, in whatever unit the key names. */
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
  /** New for every reservation. A second one with an id still known takes nothing and is answered as the first was. */
  readonly id: string;
  /** One key may have several windows, each with its own limit. */
  readonly charges: readonly Charge[];
  /** Now, in milliseconds since 1970. */
  readonly at: number;
  /** When a process that holds this has surely ended. Slots are free again then, whatever became of it. */
  readonly expiresAt: number;
}

/** How a reservation ended. */
export interface Settlement {
  /** That of the reservation. */
  readonly id: string;
  /** What was really spent, by key; a key that is not named was not spent at all. */
  readonly spent: Readonly<Record<string, number>>;
}

/** Why nothing was taken. */
export interface Refusal {
  /** The key that has no room; of several the one that has to wait longest. */
  readonly key: string;
  /** When to ask again: the end of the window, or when the first slot expires. `Infinity` where the amount is above the limit itself. */
  readonly retryAt: number;
}

/**
 * Counts what is used up, across every process that shares the database. What is reserved counts as spent until it is
 * settled, so reserved and spent together never pass a limit, however many ask at once.
 *
 * A process that ends without settling gives back its slots at `expiresAt`. Its windowed amounts stay spent in full until
 * their window ends: nobody knows what the vendor has charged for by then.
 *
 * Every call throws a {@link StoreError} when the database fails. Whatever costs money is refused then.
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
   * @throws RangeError where a charge is no whole number, or one key and window is named twice.
   */
  reserve(reservation: Reservation): Promise<Refusal | null>;
  /**
   * Says what was really spent and gives back the rest, of all these reservations or, when it fails, of none.
   * What was spent beyond a reservation counts as well, even past the limit, so reserve the most it can cost.
   * Slots are given back whole. Settling again, or what is not known any more, changes nothing; after `expiresAt` it
   * still corrects the windows.
   *
   * @throws RangeError where something spent is no whole number.
   */
  settle(settlements: readonly Settlement[]): Promise<void>;
  /** How much of a key is taken now: reserved and spent in the present window, or slots in use. */
  taken(key: string, windowMs: number, at: number): Promise<number>;
}

const LONGEST_NAME = 200;

/** @throws RangeError where a reservation cannot be counted. */
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

// A database may end a text at a control character, and two keys would become one.
const isName = (text: string) => text.length > 0 && text.length <= LONGEST_NAME && !/\p{C}/u.test(text);

/** The window a moment falls into. */
export function windowAt(windowMs: number, at: number): { readonly startsAt: number; readonly endsAt: number } {
  const startsAt = Math.floor(at / windowMs) * windowMs;
  return { startsAt, endsAt: startsAt + windowMs };
}
