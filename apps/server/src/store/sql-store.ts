import { createSqlConversations } from './sql-conversations'
import type { SqlDatabase } from './sql-database'
import { createSqlLedger } from './sql-ledger'
import { createSqlLiveConversations } from './sql-live-conversations'
import { createSqlSessions } from './sql-sessions'
import { createSqlWrongCodes } from './sql-wrong-codes'
import { clockTolerance, type Store } from './store'

/** More than fits into what is left of a page, so that a full disk shows. */
const PROBE = 'x'.repeat(8_192)

/** The store over any engine that understands the same SQL. */
export function createSqlStore(database: SqlDatabase): Store {
  return {
    conversations: createSqlConversations(database),
    sessions: createSqlSessions(database),
    wrongCodes: createSqlWrongCodes(database),
    liveConversations: createSqlLiveConversations(database),
    ledger: createSqlLedger(database),

    // Written, not read: a database that is full, locked or read-only answers every question.
    isWorking: () =>
      database
        .transaction([], async (run) => {
          await run('INSERT INTO probes (filler) VALUES (?)', [PROBE])
          await run('DELETE FROM probes')
        })
        .then(
          () => true,
          () => false,
        ),

    async forget({ now, exchanges, sessionsCreated, sessionsUsed, wrongCodes, liveConversations }) {
      const tooLate = now + clockTolerance
      await database.run('DELETE FROM exchanges WHERE created_at < ?', [exchanges])
      // Otherwise they would be kept until the wrong clock's time has come and their own time over again.
      await database.run('UPDATE exchanges SET created_at = ? WHERE created_at > ?', [now, tooLate])
      await database.run('DELETE FROM sessions WHERE created_at < ? OR used_at < ? OR created_at > ? OR used_at > ?', [
        sessionsCreated, sessionsUsed, tooLate, tooLate,
      ])
      await database.run('DELETE FROM wrong_codes WHERE at < ? OR at > ?', [wrongCodes, tooLate])
      await database.run('DELETE FROM live_conversations WHERE began_at < ? OR began_at > ?', [liveConversations, tooLate])
      await database.run('DELETE FROM ledger_holds WHERE ends_at <= ? OR starts_at > ?', [now, tooLate])
      await database.run('DELETE FROM ledger_windows WHERE ends_at <= ? OR starts_at > ?', [now, tooLate])
      await database.purge()
    },

    close: () => database.close(),
  }
}
