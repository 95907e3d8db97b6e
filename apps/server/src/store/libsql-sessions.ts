import { numberIn, textIn } from './columns'
import type { LibsqlConnection } from './libsql-connection'
import type { SessionStore } from './store'

export function createLibsqlSessions(connection: LibsqlConnection): SessionStore {
  return {
    async create(tokenHash, visitorId, at) {
      await connection.run('INSERT INTO sessions (token_hash, visitor_id, created_at, used_at) VALUES (?, ?, ?, ?)', [tokenHash, visitorId, at, at])
    },

    async find(tokenHash) {
      const { rows } = await connection.run('SELECT visitor_id, created_at, used_at FROM sessions WHERE token_hash = ?', [tokenHash])
      const row = rows[0]
      if (row === undefined) return null
      return { visitorId: textIn(row, 'visitor_id'), createdAt: numberIn(row, 'created_at'), usedAt: numberIn(row, 'used_at') }
    },

    async touch(tokenHash, at) {
      await connection.run('UPDATE sessions SET used_at = ? WHERE token_hash = ?', [at, tokenHash])
    },

    async end(tokenHash) {
      await connection.run('DELETE FROM sessions WHERE token_hash = ?', [tokenHash])
    },
  }
}
