import { openLibsql } from './libsql-connection'
import { createSqlStore } from './sql-store'
import type { Store } from './store'

/**
 * Opens an SQLite database through libSQL in this process and brings it up to date.
 * Several processes may open one file, also at the same moment.
 *
 * @param databaseUrl such as `file:.data/archive.db`; missing folders are made.
 * @throws StoreError
 */
export async function createLibsqlStore(databaseUrl: string, options: { readonly patienceMs?: number } = {}): Promise<Store> {
  return createSqlStore(await openLibsql(databaseUrl, options.patienceMs))
}
