import type { Logger } from "../log";
import { isPostgres } from "./database-path";
import { createLibsqlStore } from "./libsql-store";
import { createPostgresStore } from "./postgres-store";
import type { Store } from "./store";

interface StoreOptions {
  /** Told when a connection is lost. */
  readonly log?: Logger;
  /** How long a statement waits for others before it has failed; 5 s unless said otherwise. */
  readonly timeoutMs?: number;
  /** Whether an SQLite file gets a thread of its own. */
  readonly inThread?: boolean;
}

/**
 * Opens the database an address names and brings it up to date: PostgreSQL for `postgres://…`, otherwise an SQLite file.
 *
 * @throws StoreError
 */
export function openStore(databaseUrl: string, options: StoreOptions = {}): Promise<Store> {
  return isPostgres(databaseUrl) ? createPostgresStore(databaseUrl, options) : createLibsqlStore(databaseUrl, options);
}
