import type { Logger } from "../log";
import { openLibsql } from "./libsql-connection";
import { openLibsqlInThread } from "./libsql-thread";
import { createSqlStore } from "./sql-store";
import type { Store } from "./store";

export interface LibsqlOptions {
  readonly timeoutMs?: number | undefined;
  /** In a thread of its own, so that the calling one never waits for the disk. */
  readonly inThread?: boolean | undefined;
  /** Logs when that thread ends by itself. */
  readonly log?: Logger | undefined;
}

/**
 * Opens an SQLite database through libSQL and migrates it. Several processes may open one file, also at once.
 *
 * @param databaseUrl such as `file:.data/archive.db`; missing folders are created.
 * @throws StoreError
 */
export async function createLibsqlStore(databaseUrl: string, options: LibsqlOptions = {}): Promise<Store> {
  if (options.inThread === true) return openLibsqlInThread(databaseUrl, options);
  return createSqlStore(await openLibsql(databaseUrl, options.timeoutMs));
}
