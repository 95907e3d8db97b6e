import { openLibsql } from './libsql-connection'
import { createLibsqlConversations } from './libsql-conversations'
import { createLibsqlSessions } from './libsql-sessions'
import { createLibsqlWrongCodes } from './libsql-wrong-codes'
import type { Store } from './store'

/**
 * Opens an SQLite database through libSQL in this process and brings it up to date.
 * Several processes may open one file, also at the same moment.
 *
 * @param databaseUrl such as `file:.data/archive.db`; missing folders are made.
 * @throws StoreError
 */
export async function createLibsqlStore(databaseUrl: string): Promise<Store> {
  const connection = await openLibsql(databaseUrl)
  return {
    conversations: createLibsqlConversations(connection),
    sessions: createLibsqlSessions(connection),
    wrongCodes: createLibsqlWrongCodes(connection),
    isWorking: () =>
      connection.run('SELECT max(id) FROM migrations').then(
        () => true,
        () => false,
      ),
    async forget(before) {
      await connection.runTogether([
        { sql: 'DELETE FROM exchanges WHERE created_at < ?', args: [before.exchanges] },
        { sql: 'DELETE FROM sessions WHERE created_at < ? OR used_at < ?', args: [before.sessionsCreated, before.sessionsUsed] },
        { sql: 'DELETE FROM wrong_codes WHERE at < ?', args: [before.wrongCodes] },
      ])
      await connection.run('PRAGMA wal_checkpoint(TRUNCATE)')
    },
    close: () => connection.close(),
  }
}
