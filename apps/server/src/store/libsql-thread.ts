import { Worker } from 'node:worker_threads'
import type { Failure, Request, Response, WorkerInput } from './libsql-messages'
import { patience, StoreError, type Store } from './store'

const workerUrl = new URL('./libsql-worker.js', import.meta.url)

/**
 * Opens an SQLite file in a thread of its own, so that no stream waits while the disk or another process is waited for.
 * Only in the built server: threads do not load TypeScript.
 *
 * @throws StoreError
 */
export async function openLibsqlInThread(databaseUrl: string, patienceMs = patience): Promise<Store> {
  const input: WorkerInput = { databaseUrl, patienceMs }
  const worker = new Worker(workerUrl, { workerData: input })
  const { call, opened } = createCalls(worker)
  await opened
  const method =
    <Method extends (...args: never[]) => Promise<unknown>>(...path: readonly string[]) =>
    (...args: Parameters<Method>) =>
      call(path, args) as ReturnType<Method>
  return {
    conversations: {
      log: method<Store['conversations']['log']>('conversations', 'log'),
      list: method<Store['conversations']['list']>('conversations', 'list'),
      clear: method<Store['conversations']['clear']>('conversations', 'clear'),
    },
    sessions: {
      create: method<Store['sessions']['create']>('sessions', 'create'),
      find: method<Store['sessions']['find']>('sessions', 'find'),
      touch: method<Store['sessions']['touch']>('sessions', 'touch'),
      end: method<Store['sessions']['end']>('sessions', 'end'),
    },
    wrongCodes: {
      since: method<Store['wrongCodes']['since']>('wrongCodes', 'since'),
      addBelow: method<Store['wrongCodes']['addBelow']>('wrongCodes', 'addBelow'),
    },
    liveConversations: {
      claim: method<Store['liveConversations']['claim']>('liveConversations', 'claim'),
      holder: method<Store['liveConversations']['holder']>('liveConversations', 'holder'),
      release: method<Store['liveConversations']['release']>('liveConversations', 'release'),
    },
    ledger: {
      reserve: method<Store['ledger']['reserve']>('ledger', 'reserve'),
      settle: method<Store['ledger']['settle']>('ledger', 'settle'),
      taken: method<Store['ledger']['taken']>('ledger', 'taken'),
    },
    isWorking: () => (call(['isWorking'], []) as Promise<boolean>).catch(() => false),
    forget: method<Store['forget']>('forget'),
    async close() {
      await call(['close'], []).catch(() => {})
      await worker.terminate()
    },
  }
}

function createCalls(worker: Worker) {
  const waiting = new Map<number, { readonly resolve: (result: unknown) => void; readonly reject: (error: Error) => void }>()
  let last = 0
  let hasEnded = false
  const wait = (id: number) => {
    // The process lives on for an answer, and not for a thread that has nothing to do.
    worker.ref()
    return new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }))
  }

  worker.on('message', (response: Response) => {
    const asked = waiting.get(response.id)
    waiting.delete(response.id)
    if (waiting.size === 0) worker.unref()
    if ('failure' in response) asked?.reject(toError(response.failure))
    else asked?.resolve(response.result)
  })
  const end = () => {
    hasEnded = true
    for (const { reject } of waiting.values()) reject(ended())
    waiting.clear()
  }
  worker.on('error', end)
  worker.on('exit', end)

  const call = (path: readonly string[], args: readonly unknown[]): Promise<unknown> => {
    if (hasEnded) return Promise.reject(ended())
    last += 1
    const answer = wait(last)
    worker.postMessage({ id: last, askedAt: Date.now(), path, args } satisfies Request)
    return answer
  }
  return { call, opened: wait(0) }
}

const ended = () => new StoreError('The database is closed.', { code: 'THREAD_ENDED' })

function toError({ message, code, isStoreError }: Failure): Error {
  return isStoreError ? new StoreError(message, code === null ? null : { code }) : new RangeError(message)
}
