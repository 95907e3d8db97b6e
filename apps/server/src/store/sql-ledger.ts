import { checkReservation, isCount, windowAt, type Charge, type Ledger, type Refusal, type Settlement } from "./ledger";
import { readNumber, readText, type Run, type SqlDatabase, type SqlRow } from "./sql-database";

/** The `window_ms` of a slot; no real window has this length. */
const SLOT = 0;

interface Hold {
  readonly id: string;
  readonly key: string;
  readonly windowMs: number;
  /** The start of the window; for a slot when it was taken. */
  readonly startsAt: number;
  /** The end of the window, or the expiry of a slot. */
  readonly endsAt: number;
  readonly amount: number;
}

/** Rolls back a transaction that could take only some of the charges. */
class NoRoomError extends Error {
  override readonly name = "NoRoomError";
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super("There is no room for all charges.");
    this.refusal = refusal;
  }
}

/**
 * A window is one row, raised by a statement that checks the limit itself. Slots are counted from their holds under a lock,
 * since they expire one by one. Locks and rows are taken in a fixed order, so that no two reservations deadlock.
 */
export function createSqlLedger(database: SqlDatabase): Ledger {
  return {
    async reserve(reservation) {
      checkReservation(reservation);
      const { id, at, expiresAt } = reservation;
      const charges = reservation.charges.toSorted((one, other) => compare(one, other));
      const locks = charges.filter(isSlot).map(({ key }) => `slot:${key}`);
      try {
        await database.quickTransaction(locks, async (run) => {
          const { rows } = await run("SELECT 1 FROM ledger_holds WHERE id = ? LIMIT 1", [id]);
          if (rows.length > 0) return;
          const refusals: Refusal[] = [];
          const holds: Hold[] = [];
          for (const charge of charges) {
            const window = isSlot(charge) ? { startsAt: at, endsAt: expiresAt } : windowAt(charge.windowMs, at);
            const hold = {
              id,
              key: charge.key,
              windowMs: isSlot(charge) ? SLOT : charge.windowMs,
              ...window,
              amount: charge.amount,
            };
            const retryAt = isSlot(charge)
              ? await findSlot(run, charge, at)
              : await raiseWindow(run, hold, charge.limit);
            if (retryAt === null) holds.push(hold);
            else refusals.push({ key: charge.key, retryAt });
          }
          if (refusals.length > 0)
            throw new NoRoomError(refusals.reduce((one, other) => (other.retryAt > one.retryAt ? other : one)));
          await insertHolds(run, holds);
        });
        return null;
      } catch (error) {
        if (error instanceof NoRoomError) return error.refusal;
        throw error;
      }
    },

    async settle(settlements) {
      const spentBy = new Map<string, Settlement["spent"]>();
      for (const { id, spent } of settlements) {
        for (const [key, amount] of Object.entries(spent)) {
          if (!isCount(amount)) throw new RangeError(`What was spent of ${key} must be a whole number from 0.`);
        }
        if (!spentBy.has(id)) spentBy.set(id, spent);
      }
      if (spentBy.size === 0) return;
      await database.quickTransaction([], async (run) => {
        const ids = [...spentBy.keys()];
        // Of two calls that settle the same id, only one gets the rows.
        const { rows } = await run(
          `DELETE FROM ledger_holds WHERE id IN (${ids.map(() => "?").join(", ")}) RETURNING id, key, window_ms, starts_at, amount`,
          ids,
        );
        for (const { key, windowMs, startsAt, amount } of changesOf(rows, spentBy)) {
          await run("UPDATE ledger_windows SET taken = taken + ? WHERE key = ? AND window_ms = ? AND starts_at = ?", [
            amount,
            key,
            windowMs,
            startsAt,
          ]);
        }
      });
    },

    async taken(key, windowMs, at) {
      if (windowMs === Infinity) return (await countSlots(database.run, key, at)).taken;
      const { startsAt } = windowAt(windowMs, at);
      const { rows } = await database.run(
        "SELECT taken FROM ledger_windows WHERE key = ? AND window_ms = ? AND starts_at = ?",
        [key, windowMs, startsAt],
      );
      return rows[0] === undefined ? 0 : readNumber(rows[0], "taken");
    },
  };
}

interface Change extends Place {
  readonly startsAt: number;
  readonly amount: number;
}

/** The change of each window, summed over all settlements. */
function changesOf(rows: readonly SqlRow[], spentBy: ReadonlyMap<string, Settlement["spent"]>): readonly Change[] {
  const changes = new Map<string, Change>();
  for (const row of rows) {
    const place = {
      key: readText(row, "key"),
      windowMs: readNumber(row, "window_ms"),
      startsAt: readNumber(row, "starts_at"),
    };
    if (place.windowMs === SLOT) continue;
    const spent = spentBy.get(readText(row, "id")) ?? {};
    const change = (Object.hasOwn(spent, place.key) ? (spent[place.key] ?? 0) : 0) - readNumber(row, "amount");
    const name = `${place.key} ${place.windowMs} ${place.startsAt}`;
    changes.set(name, { ...place, amount: (changes.get(name)?.amount ?? 0) + change });
  }
  return [...changes.values()]
    .filter(({ amount }) => amount !== 0)
    .sort((one, other) => compare(one, other) || one.startsAt - other.startsAt);
}

type Place = Pick<Hold, "key" | "windowMs">;

/** The rows of the whole site are locked last, and so for the shortest time. */
function compare(one: Place, other: Place): number {
  if (isShared(one) !== isShared(other)) return isShared(one) ? 1 : -1;
  if (one.key !== other.key) return one.key < other.key ? -1 : 1;
  return one.windowMs - other.windowMs;
}

const isShared = ({ key }: Place) => key.endsWith(":site");

const isSlot = ({ windowMs }: Charge) => windowMs === Infinity;

/** @returns when to retry, or `null` if it was taken. */
async function raiseWindow(
  run: Run,
  { key, windowMs, startsAt, endsAt, amount }: Hold,
  limit: number,
): Promise<number | null> {
  if (amount > limit) return Infinity;
  const { changed } = await run(
    `INSERT INTO ledger_windows (key, window_ms, starts_at, ends_at, taken) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (key, window_ms, starts_at) DO UPDATE SET taken = ledger_windows.taken + excluded.taken
     WHERE ledger_windows.taken + excluded.taken <= ?`,
    [key, windowMs, startsAt, endsAt, amount, limit],
  );
  return changed === 1 ? null : endsAt;
}

/** @returns when to retry, or `null` if a slot is free. */
async function findSlot(run: Run, { key, amount, limit }: Charge, at: number): Promise<number | null> {
  if (amount > limit) return Infinity;
  const { taken, firstEnd } = await countSlots(run, key, at);
  return taken + amount <= limit ? null : firstEnd;
}

async function countSlots(
  run: Run,
  key: string,
  at: number,
): Promise<{ readonly taken: number; readonly firstEnd: number }> {
  const { rows } = await run(
    "SELECT coalesce(sum(amount), 0) AS taken, min(ends_at) AS first_end FROM ledger_holds WHERE key = ? AND window_ms = ? AND ends_at > ?",
    [key, SLOT, at],
  );
  const row = rows[0] ?? { taken: 0, first_end: at };
  return { taken: readNumber(row, "taken"), firstEnd: readNumber(row, "first_end") };
}

async function insertHolds(run: Run, holds: readonly Hold[]): Promise<void> {
  if (holds.length === 0) return;
  await run(
    `INSERT INTO ledger_holds (id, key, window_ms, starts_at, ends_at, amount) VALUES ${holds.map(() => "(?, ?, ?, ?, ?, ?)").join(", ")}`,
    holds.flatMap((hold) => [hold.id, hold.key, hold.windowMs, hold.startsAt, hold.endsAt, hold.amount]),
  );
}
