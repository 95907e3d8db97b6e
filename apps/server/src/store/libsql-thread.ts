import { setTimeout } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { MINUTE, SECOND } from "../clock";
import { describeError, type LogFields, type Logger } from "../log";
import type { Failure, Request, Response, WorkerInput } from "./libsql-messages";
import { statementTimeout, StoreError, type Store } from "./store";

const workerUrl = new URL("./libsql-worker.js", import.meta.url);

interface ThreadOptions {
  readonly timeoutMs?: number | undefined;
  /** Logs when the thread ends by itself. */
  readonly log?: Logger | undefined;
  /** For tests, whose worker is another file. */
  readonly startWorker?: (input: WorkerInput) => Worker;
}

/**
 * Opens an SQLite file in a thread of its own, so that streams go on while the driver waits for the disk or another process.
 * A thread that ends by itself is replaced; its open calls fail. Only in the built server: threads do not load TypeScript.
 *
 * @throws StoreError
 */
export async function openLibsqlInThread(databaseUrl: string, options: ThreadOptions = {}): Promise<Store> {
  const {
    timeoutMs = statementTimeout,
    log,
    startWorker = (input) => new Worker(workerUrl, { workerData: input }),
  } = options;
  const { call, close } = await keepThread(
    () => startWorker({ databaseUrl, timeoutMs }),
    (reason) => log?.error("database thread ended", reason),
  );
  const method =
    <Method extends (...args: never[]) => Promise<unknown>>(...path: readonly string[]) =>
    (...args: Parameters<Method>) =>
      call(path, args) as ReturnType<Method>;
  return {
    conversations: {
      log: method<Store["conversations"]["log"]>("conversations", "log"),
      measure: method<Store["conversations"]["measure"]>("conversations", "measure"),
      list: method<Store["conversations"]["list"]>("conversations", "list"),
      clear: method<Store["conversations"]["clear"]>("conversations", "clear"),
    },
    sessions: {
      create: method<Store["sessions"]["create"]>("sessions", "create"),
      find: method<Store["sessions"]["find"]>("sessions", "find"),
      touch: method<Store["sessions"]["touch"]>("sessions", "touch"),
      end: method<Store["sessions"]["end"]>("sessions", "end"),
      endAll: method<Store["sessions"]["endAll"]>("sessions", "endAll"),
    },
    wrongCodes: {
      since: method<Store["wrongCodes"]["since"]>("wrongCodes", "since"),
      addBelow: method<Store["wrongCodes"]["addBelow"]>("wrongCodes", "addBelow"),
      forget: method<Store["wrongCodes"]["forget"]>("wrongCodes", "forget"),
    },
    liveConversations: {
      claim: method<Store["liveConversations"]["claim"]>("liveConversations", "claim"),
      holder: method<Store["liveConversations"]["holder"]>("liveConversations", "holder"),
      release: method<Store["liveConversations"]["release"]>("liveConversations", "release"),
    },
    ledger: {
      reserve: method<Store["ledger"]["reserve"]>("ledger", "reserve"),
      settle: method<Store["ledger"]["settle"]>("ledger", "settle"),
      taken: method<Store["ledger"]["taken"]>("ledger", "taken"),
    },
    isWorking: () => (call(["isWorking"], []) as Promise<boolean>).catch(() => false),
    forget: method<Store["forget"]>("forget"),
    forgetVisitor: method<Store["forgetVisitor"]>("forgetVisitor"),
    close,
  };
}

/** The wait before an ended thread is replaced; it grows while threads end soon. */
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 2 * SECOND;
const LASTING_MS = MINUTE;

/** Keeps a thread running until it is closed. */
async function keepThread(start: () => Worker, noteEnd: (reason: LogFields) => void) {
  let worker = start();
  let calls = createCalls(worker);
  let isClosed = false;
  await calls.opened;

  const keep = async () => {
    let wait = FIRST_WAIT_MS;
    for (;;) {
      const since = performance.now();
      const reason = await calls.ended;
      if (isClosed) return;
      noteEnd(reason);
      wait = performance.now() - since > LASTING_MS ? FIRST_WAIT_MS : Math.min(wait * 2, LONGEST_WAIT_MS);
      await setTimeout(wait, undefined, { ref: false });
      if (isClosed) return;
      worker = start();
      calls = createCalls(worker);
      await calls.opened.catch(() => worker.terminate());
    }
  };
  void keep();

  return {
    call: (path: readonly string[], args: readonly unknown[]) => calls.call(path, args),
    async close() {
      isClosed = true;
      await calls.call(["close"], []).catch(() => {});
      await worker.terminate();
    },
  };
}

function createCalls(worker: Worker) {
  const waiting = new Map<
    number,
    { readonly resolve: (result: unknown) => void; readonly reject: (error: Error) => void }
  >();
  let last = 0;
  let hasEnded = false;
  const wait = (id: number) => {
    // The process stays alive for an open call, and not for an idle thread.
    worker.ref();
    return new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
  };

  worker.on("message", (response: Response) => {
    const asked = waiting.get(response.id);
    waiting.delete(response.id);
    if (waiting.size === 0) worker.unref();
    if ("failure" in response) asked?.reject(toError(response.failure));
    else asked?.resolve(response.result);
  });
  const ended = new Promise<LogFields>((resolve) => {
    const end = (reason: LogFields) => {
      hasEnded = true;
      for (const { reject } of waiting.values()) reject(threadEnded());
      waiting.clear();
      resolve(reason);
    };
    worker.on("error", (error) => end(describeError(error)));
    worker.on("exit", (exitCode) => end({ exitCode }));
  });

  const call = (path: readonly string[], args: readonly unknown[]): Promise<unknown> => {
    if (hasEnded) return Promise.reject(threadEnded());
    last += 1;
    const answer = wait(last);
    worker.postMessage({ id: last, askedAt: Date.now(), path, args } satisfies Request);
    return answer;
  };
  return { call, opened: wait(0), ended };
}

const threadEnded = () => new StoreError("The database is closed.", { code: "THREAD_ENDED" });

function toError({ message, code, isStoreError }: Failure): Error {
  return isStoreError ? new StoreError(message, code === null ? null : { code }) : new RangeError(message);
}
