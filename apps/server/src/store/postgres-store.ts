import { silentLogger, type Logger } from "../log";
import { openPostgres } from "./postgres-connection";
import { createSqlStore } from "./sql-store";
import type { Store } from "./store";

/**
 * Opens a PostgreSQL database and brings it up to date. Any number of processes may share it.
 *
 * @param databaseUrl such as `postgres://user:password@localhost/archive`.
 * @throws StoreError
 */
export async function createPostgresStore(
  databaseUrl: string,
  options: { readonly log?: Logger; readonly timeoutMs?: number } = {},
): Promise<Store> {
  return createSqlStore(await openPostgres(databaseUrl, options.log ?? silentLogger, options.timeoutMs));
}
