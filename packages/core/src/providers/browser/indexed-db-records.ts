import type { DBSchema, IDBPDatabase, IDBPObjectStore } from 'idb'

export interface MemorySchema extends DBSchema {
  messages: { key: string; value: unknown }
  /** When a character's memory was last cleared. */
  epochs: { key: string; value: string }
}

export type MemoryDatabase = IDBPDatabase<MemorySchema>

type StoreNames = ('messages' | 'epochs')[]
type Writable<Name extends 'messages' | 'epochs'> = IDBPObjectStore<MemorySchema, StoreNames, Name, 'readwrite'>

export interface MemoryStores {
  readonly messages: Writable<'messages'>
  readonly epochs: Writable<'epochs'>
}

/** Everything the work writes is kept, or nothing is, as when the signal is aborted before it is done. */
export async function allOrNothing<Result>(database: MemoryDatabase, work: (stores: MemoryStores) => Promise<Result>, signal?: AbortSignal): Promise<Result> {
  signal?.throwIfAborted()
  const transaction = database.transaction(['messages', 'epochs'], 'readwrite')
  transaction.done.catch(() => {})
  const callOff = () => abort(transaction)
  signal?.addEventListener('abort', callOff)
  try {
    const result = await work({ messages: transaction.objectStore('messages'), epochs: transaction.objectStore('epochs') })
    await transaction.done
    return result
  } catch (error) {
    // A transaction that is merely left would keep what was written so far.
    if (transaction.error === null) abort(transaction)
    throw transaction.error ?? error
  } finally {
    signal?.removeEventListener('abort', callOff)
  }
}

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort()
  } catch {
    // It is over already.
  }
}

/** Every key that begins so. */
export const under = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`)

export interface MemoryRecord {
  /** What its key is without the prefix. */
  readonly name: string
  readonly value: unknown
}

/** So many records are read or written in one go: a long memory must not hold up the page. */
const SLICE = 500

/** Every record under a prefix. */
export async function readRecords(store: Writable<'messages'>, prefix: string): Promise<readonly MemoryRecord[]> {
  const found: MemoryRecord[] = []
  let range = under(prefix)
  for (;;) {
    const [keys, values] = await Promise.all([store.getAllKeys(range, SLICE), store.getAll(range, SLICE)])
    keys.forEach((key, index) => found.push({ name: key.slice(prefix.length), value: values[index] }))
    const last = keys.at(-1)
    if (last === undefined || keys.length < SLICE) return found
    range = IDBKeyRange.bound(last, `${prefix}\uffff`, true)
  }
}

/** Puts these records in place of all under the prefix. */
export async function writeRecords(store: Writable<'messages'>, prefix: string, records: readonly MemoryRecord[]): Promise<void> {
  await store.delete(under(prefix))
  for (let start = 0; start < records.length; start += SLICE) {
    let last: Promise<unknown> = Promise.resolve()
    for (const { name, value } of records.slice(start, start + SLICE)) {
      last = store.put(value, `${prefix}${name}`)
      // One that fails ends the whole transaction, which says so.
      last.catch(() => {})
    }
    await last
  }
}
