// Runs in a thread of its own, since the driver blocks its thread while it waits for the disk or for other processes.
import { parentPort, workerData } from "node:worker_threads";
import { createQueueTimeout } from "./queue-timeout";
import { openLibsql } from "./libsql-connection";
import type { Failure, Request, Response, WorkerInput } from "./libsql-messages";
import { createSqlStore } from "./sql-store";
import { StoreError } from "./store";

const answer = (response: Response) => parentPort?.postMessage(response);

function describe(error: unknown): Failure {
  const isStoreError = error instanceof StoreError;
  return {
    message: error instanceof Error ? error.message : String(error),
    code: isStoreError ? error.code : null,
    isStoreError,
  };
}

/** The method at a path, bound to its object. */
function find(target: unknown, path: readonly string[]): (...args: readonly unknown[]) => unknown {
  const [name = "", ...rest] = path;
  const next = (target as Readonly<Record<string, unknown>>)[name];
  if (rest.length > 0) return find(next, rest);
  return (next as (...args: readonly unknown[]) => unknown).bind(target);
}

const { databaseUrl, timeoutMs } = workerData as WorkerInput;
try {
  const store = createSqlStore(await openLibsql(databaseUrl, timeoutMs));
  const runInTime = createQueueTimeout(timeoutMs);
  parentPort?.on("message", ({ id, askedAt, path, args }: Request) => {
    runInTime(path[0] === "close" ? Date.now() : askedAt, async () => find(store, path)(...args))
      .then(
        (result) => answer({ id, result }),
        (error: unknown) => answer({ id, failure: describe(error) }),
      )
      .finally(() => path[0] === "close" && parentPort?.close());
  });
  answer({ id: 0, result: null });
} catch (error) {
  answer({ id: 0, failure: describe(error) });
}
