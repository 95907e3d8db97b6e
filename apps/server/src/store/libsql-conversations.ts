import type { LoggedExchange } from '@archive-of-minds/core'
import type { Row } from '@libsql/client'
import { numberIn, textIn } from './columns'
import type { LibsqlConnection } from './libsql-connection'
import type { ConversationStore } from './store'

export function createLibsqlConversations(connection: LibsqlConnection): ConversationStore {
  return {
    async log(visitorId, exchange, at) {
      await connection.run(
        `INSERT INTO exchanges (visitor_id, exchange_id, character_id, said, session_id, has_image, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (visitor_id, exchange_id) DO NOTHING`,
        [visitorId, exchange.exchangeId, exchange.characterId, packTexts(exchange), exchange.sessionId, exchange.hasImage, at],
      )
    },

    async list(visitorId, characterId, limit) {
      const { rows } = await connection.run(
        'SELECT * FROM exchanges WHERE visitor_id = ? AND character_id = ? ORDER BY created_at DESC, id DESC LIMIT ?',
        [visitorId, characterId, limit],
      )
      return rows.map(toLoggedExchange)
    },

    async clear(visitorId, characterId) {
      const { rowsAffected } = await connection.run('DELETE FROM exchanges WHERE visitor_id = ? AND character_id = ?', [visitorId, characterId])
      // Moves the deletion from the log into the file and empties the log: the words are gone from the disk.
      // While another process reads, this is left to a later time and is no reason to fail.
      await connection.run('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => {})
      return rowsAffected
    },
  }
}

// As JSON: the driver ends a text at a NUL character and replaces half of a surrogate pair, JSON escapes both.
function packTexts(texts: { readonly userMessage: string; readonly assistantMessage: string }): string {
  return JSON.stringify([texts.userMessage, texts.assistantMessage])
}

function toLoggedExchange(row: Row): LoggedExchange {
  const [userMessage, assistantMessage] = JSON.parse(textIn(row, 'said')) as [string, string]
  return {
    exchangeId: textIn(row, 'exchange_id'),
    characterId: textIn(row, 'character_id'),
    userMessage,
    assistantMessage,
    sessionId: row['session_id'] === null ? null : textIn(row, 'session_id'),
    hasImage: numberIn(row, 'has_image') === 1,
    createdAt: new Date(numberIn(row, 'created_at')).toISOString(),
  }
}
