import pg from "pg";
import { MINUTE, SECOND } from "../clock";
import { describeError, type Logger } from "../log";
import { migrate } from "./migrate";
import { postgresMigrations } from "./migrations";
import { rowsAtOnce, type Run, type SqlDatabase, type SqlResult, type SqlValue } from "./sql-database";
import { statementTimeout, StoreError } from "./store";

const MOST_CONNECTIONS = 10;

/** How long a new connection may take; a server that is away is noticed before a visitor gives up. */
const CONNECT_TIMEOUT_MS = 3 * SECOND;

/** How long bringing the database up to date may take, waiting for other servers that do so included. */
const MIGRATION_TIMEOUT_MS = 10 * MINUTE;

/**
 * Opens a PostgreSQL database and brings it up to date. Connections that break are replaced when next one is needed.
 *
 * @param patienceMs how long a statement may take, waiting for others included.
 * @throws StoreError
 */
export async function openPostgres(
  databaseUrl: string,
  log: Logger,
  timeoutMs = statementTimeout,
): Promise<SqlDatabase> {
  // Nobody waits for an answer yet, and a large table takes its time.
  const database = connect(createPool(databaseUrl, log, MIGRATION_TIMEOUT_MS));
  const waiting = setTimeout(
    () => log.info("bringing the database up to date, or waiting for another server that does"),
    statementTimeout,
  );
  try {
    await database.transaction(["migrations"], (run) => migrate(run, postgresMigrations));
  } catch (error) {
    await database.close();
    // What the database says of itself comes through; what the driver says becomes one sentence.
    if (error instanceof StoreError && error.cause === null) throw error;
    throw new StoreError(
      `DATABASE_URL ${withoutSecrets(databaseUrl)} cannot be opened: a PostgreSQL server must run there that lets this user in.`,
      error instanceof StoreError ? error.cause : error,
    );
  } finally {
    clearTimeout(waiting);
  }
  await database.close();
  // Waiting for a free connection counts as connecting.
  return connect(createPool(databaseUrl, log, timeoutMs, Math.max(CONNECT_TIMEOUT_MS, timeoutMs - statementTimeout)));
}

function createPool(databaseUrl: string, log: Logger, timeoutMs: number, connectMs = CONNECT_TIMEOUT_MS): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: "archive-of-minds",
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    // For a server that has fallen silent; one that is only slow breaks the statement off itself, a little earlier.
    query_timeout: timeoutMs + SECOND,
    // Said here and not in the connection's first packet, where a pooler in between refuses what it does not know.
    // The second one frees the locks of a process that has stopped in the middle.
    async onConnect(client: pg.ClientBase) {
      await client.query(
        `SET statement_timeout = ${timeoutMs}; SET idle_in_transaction_session_timeout = ${Math.min(timeoutMs, statementTimeout)}`,
      );
    },
  });
  // A connection that breaks, idle or in use, is an event that ends the process unless somebody listens.
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
      // Named, since whoever runs the database may have chosen another level as its default.
      await run("BEGIN ISOLATION LEVEL READ COMMITTED");
      if (locks.length > 0) await client.query(LOCK, [locks]).catch(failing);
      const result = await body(run);
      await run("COMMIT");
      client.release();
      return result;
    } catch (error) {
      // A connection that failed is thrown away; one whose transaction was given up is used again.
      if (error instanceof StoreError) client.release(true);
      else
        await run("ROLLBACK").then(
          () => client.release(),
          () => client.release(true),
        );
      throw error;
    }
  };
  // The pool forgets who waits for a connection when it ends.
  const underWay = new Set<Promise<unknown>>();
  const noted = <Result>(work: Promise<Result>): Promise<Result> => {
    const forget = () => underWay.delete(work);
    underWay.add(work);
    work.then(forget, forget);
    return work;
  };
  const notedTransaction: SqlDatabase["transaction"] = (locks, body) => noted(transaction(locks, body));

  return {
    run: (sql, args = []) => noted(pool.query(numbered(sql), [...args]).then(toResult, failing)),

    transaction: notedTransaction,
    // Waiting for the disk is another process's business here.
    quickTransaction: notedTransaction,

    // The words of a deleted row go when the table is next vacuumed, which the database does by itself,
    // and from its log as that is written anew.
    // Its disk is its own server's business.
    deleting: (work) => work(rowsAtOnce),

    purge: () => Promise.resolve(),

    async close() {
      await Promise.allSettled(underWay);
      await pool.end().catch(() => {});
    },
  };
}

// Always in the same order, so that no two transactions wait for each other.
const LOCK = `SELECT pg_advisory_xact_lock(hash) FROM
  (SELECT DISTINCT hashtextextended('archive-of-minds ' || name, 0) AS hash FROM unnest($1::text[]) AS name ORDER BY hash) AS hashes`;

function failing(error: unknown): never {
  throw new StoreError("The database failed.", error);
}

/** The placeholders as this engine writes them. */
function numbered(sql: string): string {
  let count = 0;
  return sql.replaceAll("?", () => `$${(count += 1)}`);
}

const toResult = ({ rows, rowCount }: pg.QueryResult): SqlResult => ({
  rows: rows as SqlResult["rows"],
  changed: rowCount ?? 0,
});

/** For the person who starts the server; the address holds a password, and often a log reads along. */
function withoutSecrets(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return "with this address";
  const { protocol, host, pathname } = new URL(databaseUrl);
  return `${protocol}//${host}${pathname}`;
}
