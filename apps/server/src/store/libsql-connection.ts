import { createClient, type Client, type ResultSet } from "@libsql/client";
import { statSync } from "node:fs";
import { databasePath } from "./database-path";
import { createDiskReserve } from "./disk-reserve";
import { createQueueTimeout, type QueueTimeout } from "./queue-timeout";
import { migrate } from "./migrate";
import { libsqlMigrations } from "./migrations";
import { makePrivate } from "./private-files";
import { rowsAtOnce, type Run, type SqlDatabase, type SqlResult, type SqlValue } from "./sql-database";
import { statementTimeout, StoreError } from "./store";

/**
 * Opens an SQLite file through libSQL in this process and brings it up to date.
 *
 * @param timeoutMs how long a statement waits for another process that writes; with zero, the driver's default, it fails.
 * @throws StoreError
 */
export async function openLibsql(databaseUrl: string, timeoutMs = statementTimeout): Promise<SqlDatabase> {
  try {
    const path = databasePath(databaseUrl);
    if (path !== null) await makePrivate(path);
    // One connection: settings such as `synchronous` belong to a connection, and a pool would open more without them.
    const client = createClient({ url: databaseUrl, timeout: timeoutMs, concurrency: 1 });
    try {
      await prepare(client, timeoutMs);
      const database = connect(client, path, timeoutMs);
      await database.transaction([], (run) => migrate(run, libsqlMigrations));
      return database;
    } catch (error) {
      client.close();
      throw error;
    }
  } catch (error) {
    // A newer schema is reported as it is; a driver's error becomes one sentence.
    if (error instanceof StoreError && error.cause === null) throw error;
    throw new StoreError(
      `DATABASE_URL ${databaseUrl} cannot be opened: it must name an SQLite file, or one that this user may make.`,
      error instanceof StoreError ? error.cause : error,
    );
  }
}

function connect(client: Client, path: string | null, timeoutMs: number): SqlDatabase {
  const queue = createQueue(createQueueTimeout(timeoutMs));
  const reserve = path === null ? null : createDiskReserve(path);
  const opened = path === null ? null : fileIdentity(path);
  /** A deleted or replaced file still accepts writes, which would be lost. */
  const isMoved = () => path !== null && fileIdentity(path) !== opened;

  const through = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (isMoved()) throw new StoreError("The database file is not the one that was opened.", { code: "FILE_MOVED" });
    return work().catch((error: unknown) => {
      throw new StoreError("The database failed.", error);
    });
  };
  const renew = () =>
    through(async () => {
      client.reconnect();
      await prepare(client, timeoutMs);
    });
  // After a busy time-out the driver keeps the statement open, and its connection never commits again.
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
    queue(() =>
      work().catch(async (error: unknown) => {
        if (path !== null && isBusy(error)) await renew();
        throw error;
      }),
    );
  const run: Run = (sql, args = []) =>
    inTurn(() => through(() => client.execute({ sql, args: [...args] }).then(toResult)));

  /** Moves deletions from the log into the file, where they overwrite the data, and empties the log. */
  const emptyLog = () => run("PRAGMA wal_checkpoint(TRUNCATE)");

  // No locks: SQLite allows only one write transaction at a time.
  const transact = async <Result>(body: (run: Run) => Promise<Result>): Promise<Result> => {
    const transaction = await through(() => client.transaction("write"));
    try {
      const result = await body((sql, args: readonly SqlValue[] = []) =>
        through(() => transaction.execute({ sql, args: [...args] }).then(toResult)),
      );
      await through(() => transaction.commit());
      return result;
    } finally {
      transaction.close();
    }
  };

  return {
    run,

    transaction: (_locks, body) => inTurn(() => transact(body)),

    // The driver blocks its thread while it waits for the disk. The next full commit also syncs what was written without.
    quickTransaction: (_locks, body) =>
      inTurn(async () => {
        await through(() => client.execute("PRAGMA synchronous = NORMAL"));
        try {
          return await transact(body);
        } finally {
          await through(() => client.execute("PRAGMA synchronous = FULL"));
        }
      }),

    async deleting(work) {
      try {
        return await work(rowsAtOnce);
      } catch (error) {
        if (!isFull(error) || reserve === null || !(await reserve.release())) throw error;
        await emptyLog();
        // One row at a time: the log needs as much space as one statement deletes.
        return work(1);
      }
    },

    async purge() {
      await emptyLog();
      if (!isMoved()) await reserve?.keep();
    },

    close: () =>
      inTurn(async () => {
        // Closing would delete the log of the file that is at the path now.
        if (!isMoved()) client.close();
      }),
  };
}

/** The engine reports either, depending on what it was writing. */
const isFull = (error: unknown) => error instanceof StoreError && /^SQLITE_(FULL|IOERR)/.test(error.code ?? "");

const isBusy = (error: unknown) => error instanceof StoreError && error.code?.startsWith("SQLITE_BUSY") === true;

/** A transaction occupies the only connection, so everything runs one after the other. */
function createQueue(runInTime: QueueTimeout): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const askedAt = Date.now();
    const result = last.then(() => runInTime(askedAt, work));
    last = result.catch(() => {});
    return result;
  };
}

const toResult = ({ rows, rowsAffected }: ResultSet): SqlResult => ({ rows, changed: rowsAffected });

function fileIdentity(path: string): string | null {
  try {
    const { dev, ino } = statSync(path);
    return `${dev}:${ino}`;
  } catch {
    return null;
  }
}

async function prepare(client: Client, timeoutMs: number): Promise<void> {
  // Acknowledged writes survive a power failure.
  await client.execute("PRAGMA synchronous = FULL");
  // Deleted data is overwritten in the file.
  await client.execute("PRAGMA secure_delete = ON");
  // The change to WAL ignores the time-out, and several processes may start at once.
  await retryWhileBusy(() => client.execute("PRAGMA journal_mode = WAL"), timeoutMs);
}

async function retryWhileBusy(attempt: () => Promise<unknown>, timeoutMs: number): Promise<void> {
  const giveUpAt = performance.now() + timeoutMs;
  for (;;) {
    try {
      await attempt();
      return;
    } catch (error) {
      if ((error as { code?: unknown }).code !== "SQLITE_BUSY" || performance.now() > giveUpAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}
