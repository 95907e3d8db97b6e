import { weigh, WEIGHT_AT_ONCE } from "../../memory/weigh";
import type { DBSchema, IDBPDatabase, IDBPObjectStore } from "idb";

export interface MemorySchema extends DBSchema {
  messages: { key: string; value: unknown };
  /** When a character's memory was last cleared. */
  epochs: { key: string; value: string };
}

export type MemoryDatabase = IDBPDatabase<MemorySchema>;

type StoreNames = ("messages" | "epochs")[];
type Store<Name extends "messages" | "epochs", Mode extends IDBTransactionMode> = IDBPObjectStore<
  MemorySchema,
  StoreNames,
  Name,
  Mode
>;
type Readable = Store<"messages", "readonly"> | Store<"messages", "readwrite">;
type Writable = Store<"messages", "readwrite">;

export interface MemoryStores<Mode extends IDBTransactionMode = "readwrite"> {
  readonly messages: Store<"messages", Mode>;
  readonly epochs: Store<"epochs", Mode>;
}

/** The work reads one snapshot, however long it takes. */
export function readAtOnce<Result>(
  database: MemoryDatabase,
  work: (stores: MemoryStores<"readonly">) => Promise<Result>,
): Promise<Result> {
  const transaction = database.transaction(["messages", "epochs"]);
  transaction.done.catch(() => {});
  return work({ messages: transaction.objectStore("messages"), epochs: transaction.objectStore("epochs") });
}

/** All writes of the work are committed, or none, as when the signal is aborted before it is done. */
export async function allOrNothing<Result>(
  database: MemoryDatabase,
  work: (stores: MemoryStores) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  signal?.throwIfAborted();
  const transaction = database.transaction(["messages", "epochs"], "readwrite");
  transaction.done.catch(() => {});
  const abortStoring = () => abort(transaction);
  signal?.addEventListener("abort", abortStoring);
  try {
    const result = await work({
      messages: transaction.objectStore("messages"),
      epochs: transaction.objectStore("epochs"),
    });
    await transaction.done;
    return result;
  } catch (error) {
    // Without an abort the transaction would commit what was written so far.
    if (transaction.error === null) abort(transaction);
    throw transaction.error ?? error;
  } finally {
    signal?.removeEventListener("abort", abortStoring);
  }
}

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It is over already.
  }
}

/** Every key with this prefix. */
export const under = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

export interface MemoryRecord {
  /** The key without the prefix. */
  readonly name: string;
  readonly value: unknown;
}

/** The maximum number of records at once: a long memory must not block the page. */
const SLICE = 1_000;
/** The size of records is known only once they are read, so the first slice is small. */
const FIRST_SLICE = 50;

/** How many records to read next, from the number and weight of the last ones. */
const nextSlice = (count: number, weight: number) =>
  Math.max(1, Math.min(SLICE, 4 * count, Math.floor((count * WEIGHT_AT_ONCE) / Math.max(1, weight))));

/** Every record under a prefix, slice by slice, in the order of their keys. */
export async function* readRecords(store: Readable, prefix: string): AsyncGenerator<readonly MemoryRecord[]> {
  let range = under(prefix);
  let count = FIRST_SLICE;
  for (;;) {
    const [keys, values] = await Promise.all([store.getAllKeys(range, count), store.getAll(range, count)]);
    yield keys.map((key, index) => ({ name: key.slice(prefix.length), value: values[index] }));
    const last = keys.at(-1);
    if (last === undefined || keys.length < count) return;
    range = IDBKeyRange.bound(last, `${prefix}\uffff`, true);
    count = nextSlice(count, weigh(values));
  }
}

/** Replaces all records under the prefix. */
export async function writeRecords(store: Writable, prefix: string, records: Iterable<MemoryRecord>): Promise<void> {
  await store.delete(under(prefix));
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;
  let weight = 0;
  for (const { name, value } of records) {
    last = store.put(value, `${prefix}${name}`);
    // A failed write aborts the whole transaction, which reports it.
    last.catch(() => {});
    count += 1;
    weight += weigh(value);
    if (count < SLICE && weight < WEIGHT_AT_ONCE) continue;
    await last;
    count = 0;
    weight = 0;
  }
  await last;
}
