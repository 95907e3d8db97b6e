import pg from "pg";
import { MINUTE, SECOND } from "../clock";
import { describeError, type Logger } from "../log";
import { migrate } from "./migrate";
import { postgresMigrations } from "./migrations";
import { rowsAtOnce, type Run, type SqlDatabase, type SqlResult, type SqlValue } from "./sql-database";
import { statementTimeout, StoreError } from "./store";

const MOST_CONNECTIONS = 10;

/** How long a new connection may take: less than a visitor waits. */
const CONNECT_TIMEOUT_MS = 3 * SECOND;

/** How long the migration may take, including the wait for other servers that migrate. */
const MIGRATION_TIMEOUT_MS = 10 * MINUTE;

/**
 * Opens a PostgreSQL database and migrates it. Broken connections are replaced when the next one is needed.
 *
 * @param timeoutMs how long a statement may take, including the wait for locks.
 * @throws StoreError
 */
export async function openPostgres(
  databaseUrl: string,
  log: Logger,
  timeoutMs = statementTimeout,
): Promise<SqlDatabase> {
  // No client waits yet, and migrating a large table takes time.
  const database = connect(createPool(databaseUrl, log, MIGRATION_TIMEOUT_MS));
  const waiting = setTimeout(
    () => log.info("bringing the database up to date, or waiting for another server that does"),
    statementTimeout,
  );
  try {
    await database.transaction(["migrations"], (run) => migrate(run, postgresMigrations));
  } catch (error) {
    await database.close();
    // A newer schema is reported as it is; a driver's error becomes one sentence.
    if (error instanceof StoreError && error.cause === null) throw error;
    throw new StoreError(
      `DATABASE_URL ${redactPassword(databaseUrl)} cannot be opened: a PostgreSQL server must run there that lets this user in.`,
      error instanceof StoreError ? error.cause : error,
    );
  } finally {
    clearTimeout(waiting);
  }
  await database.close();
  // The wait for a free connection counts as connecting.
  return connect(createPool(databaseUrl, log, timeoutMs, Math.max(CONNECT_TIMEOUT_MS, timeoutMs - statementTimeout)));
}

function createPool(databaseUrl: string, log: Logger, timeoutMs: number, connectMs = CONNECT_TIMEOUT_MS): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: "archive-of-minds",
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    // For a server that no longer answers; a slow one cancels the statement itself, a little earlier.
    query_timeout: timeoutMs + SECOND,
    // Set here and not as a startup parameter, which a pooler may refuse.
    // The second one frees the locks of a process that has stopped within a transaction.
    async onConnect(client: pg.ClientBase) {
      await client.query(
        `SET statement_timeout = ${timeoutMs}; SET idle_in_transaction_session_timeout = ${Math.min(timeoutMs, statementTimeout)}`,
      );
    },
  });
  // Without a listener, the error of a broken connection ends the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  pool.on("error", (error) => log.warn("database connection lost", describeError(error)));
  return pool;
}

function connect(pool: pg.Pool): SqlDatabase {
  const transaction: SqlDatabase["transaction"] = async (locks, body) => {
    const client = await pool.connect().catch(failing);
    const run: Run = (sql, args: readonly SqlValue[] = []) =>
      client.query(numbered(sql), [...args]).then(toResult, failing);
    try {
      // Explicit, since the database's default may be another level.
      await run("BEGIN ISOLATION LEVEL READ COMMITTED");
      if (locks.length > 0) await client.query(LOCK, [locks]).catch(failing);
      const result = await body(run);
      await run("COMMIT");
      client.release();
      return result;
    } catch (error) {
      // A failed connection is destroyed; one whose body threw is reused.
      if (error instanceof StoreError) client.release(true);
      else
        await run("ROLLBACK").then(
          () => client.release(),
          () => client.release(true),
        );
      throw error;
    }
  };
  // `pool.end` does not wait for queries that still wait for a connection.
  const pending = new Set<Promise<unknown>>();
  const tracked = <Result>(work: Promise<Result>): Promise<Result> => {
    const forget = () => pending.delete(work);
    pending.add(work);
    work.then(forget, forget);
    return work;
  };
  const trackedTransaction: SqlDatabase["transaction"] = (locks, body) => tracked(transaction(locks, body));

  return {
    run: (sql, args = []) => tracked(pool.query(numbered(sql), [...args]).then(toResult, failing)),

    transaction: trackedTransaction,
    // The database waits for the disk in its own process.
    quickTransaction: trackedTransaction,

    // Deleted rows are overwritten by the autovacuum, and in the log when that is recycled. The database server manages its
    // own disk.
    deleting: (work) => work(rowsAtOnce),

    purge: () => Promise.resolve(),

    async close() {
      await Promise.allSettled(pending);
      await pool.end().catch(() => {});
    },
  };
}

// Always in the same order, so that no two transactions deadlock.
const LOCK = `SELECT pg_advisory_xact_lock(hash) FROM
  (SELECT DISTINCT hashtextextended('archive-of-minds ' || name, 0) AS hash FROM unnest($1::text[]) AS name ORDER BY hash) AS hashes`;

function failing(error: unknown): never {
  throw new StoreError("The database failed.", error);
}

/** Replaces `?` by `$1`, `$2` and so on. */
function numbered(sql: string): string {
  let count = 0;
  return sql.replaceAll("?", () => `$${(count += 1)}`);
}

const toResult = ({ rows, rowCount }: pg.QueryResult): SqlResult => ({
  rows: rows as SqlResult["rows"],
  changed: rowCount ?? 0,
});

/** For an error message, which may be logged: the address without its password. */
function redactPassword(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return "with this address";
  const { protocol, host, pathname } = new URL(databaseUrl);
  return `${protocol}//${host}${pathname}`;
}
