import type { Logger } from "../log";
import { isPostgres } from "./database-path";
import { createLibsqlStore } from "./libsql-store";
import { createPostgresStore } from "./postgres-store";
import type { Store } from "./store";

interface StoreOptions {
  /** Logs lost connections. */
  readonly log?: Logger;
  /** How long a statement waits for others before it fails; 5 s by default. */
  readonly timeoutMs?: number;
  /** Whether to open an SQLite file in a thread of its own. */
  readonly inThread?: boolean;
}

/**
 * Opens a database and migrates it: PostgreSQL for `postgres://…`, otherwise an SQLite file.
 *
 * @throws StoreError
 */
export function openStore(databaseUrl: string, options: StoreOptions = {}): Promise<Store> {
  return isPostgres(databaseUrl) ? createPostgresStore(databaseUrl, options) : createLibsqlStore(databaseUrl, options);
}
