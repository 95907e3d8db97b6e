import type { LoggedExchange } from "@archive-of-minds/core";
import { deleteWhere, readNumber, readText, type SqlDatabase, type SqlResult } from "./sql-database";
import { clockTolerance, type ConversationStore } from "./store";

export function createSqlConversations(database: SqlDatabase): ConversationStore {
  return {
    async log(visitorId, exchange, at, writtenAt = at) {
      // A later time comes from a wrong clock; any write with a correct one is newer.
      const latest = at + clockTolerance;
      const { changed } = await database.run(
        `INSERT INTO exchanges (visitor_id, exchange_id, character_id, said, session_id, has_image, created_at, written_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (visitor_id, exchange_id) DO UPDATE SET said = excluded.said, has_image = excluded.has_image, written_at = excluded.written_at
         WHERE (exchanges.written_at <= excluded.written_at OR (exchanges.written_at > ? AND excluded.written_at <= ?))
           AND exchanges.character_id = excluded.character_id`,
        [
          visitorId,
          exchange.exchangeId,
          exchange.characterId,
          packTexts(exchange),
          exchange.sessionId,
          exchange.hasImage ? 1 : 0,
          at,
          writtenAt,
          latest,
          latest,
        ],
      );
      // What was deleted is overwritten on the disk; it fails while another process reads, and the next sweep does it.
      if (packTexts(exchange) === deletedTexts) await database.purge().catch(() => {});
      if (changed > 0) return true;
      const { rows } = await database.run(
        "SELECT character_id FROM exchanges WHERE visitor_id = ? AND exchange_id = ?",
        [visitorId, exchange.exchangeId],
      );
      return rows.every((row) => readText(row, "character_id") === exchange.characterId);
    },

    // The database knows the length of a text without reading it.
    async measure(visitorId, characterId, limit, enoughBytes, before) {
      const page = pageOf(visitorId, characterId, before);
      const { rows } = await database.run(`SELECT OCTET_LENGTH(said) AS bytes FROM exchanges ${page.sql}`, [
        ...page.args,
        limit,
      ]);
      let bytes = 0;
      let exchanges = 0;
      for (const row of rows) {
        if (bytes >= enoughBytes) break;
        bytes += readNumber(row, "bytes");
        exchanges += 1;
      }
      return { exchanges, bytes };
    },

    async list(visitorId, characterId, limit, before) {
      const page = pageOf(visitorId, characterId, before);
      const { rows } = await database.run(`SELECT * FROM exchanges ${page.sql}`, [...page.args, limit]);
      return rows.map(toLoggedExchange);
    },

    async clear(visitorId, characterId) {
      const [condition, args] =
        characterId === undefined
          ? ["visitor_id = ?", [visitorId]]
          : ["visitor_id = ? AND character_id = ?", [visitorId, characterId]];
      const deleted = await deleteWhere(database, { table: "exchanges", keys: "id", condition }, args);
      // It fails while another process reads; then the next sweep does it.
      await database.purge().catch(() => {});
      return deleted;
    },
  };
}

/** Newest first; the last argument is the limit. */
function pageOf(
  visitorId: string,
  characterId: string,
  before: string | undefined,
): { readonly sql: string; readonly args: readonly string[] } {
  const own = `visitor_id = ? AND character_id = ? AND said <> '${deletedTexts}'`;
  const older =
    before === undefined
      ? ""
      : " AND (created_at, id) < (SELECT created_at, id FROM exchanges WHERE visitor_id = ? AND character_id = ? AND exchange_id = ?)";
  const args =
    before === undefined ? [visitorId, characterId] : [visitorId, characterId, visitorId, characterId, before];
  return { sql: `WHERE ${own}${older} ORDER BY created_at DESC, id DESC LIMIT ?`, args };
}

// As JSON, which escapes NUL characters and lone surrogates: PostgreSQL refuses the former, and the driver of SQLite cuts
// the text there and replaces the latter.
const deletedTexts = '["",""]';
function packTexts(texts: { readonly userMessage: string; readonly assistantMessage: string }): string {
  return JSON.stringify([texts.userMessage, texts.assistantMessage]);
}

function toLoggedExchange(row: SqlResult["rows"][number]): LoggedExchange {
  const [userMessage, assistantMessage] = JSON.parse(readText(row, "said")) as [string, string];
  return {
    exchangeId: readText(row, "exchange_id"),
    characterId: readText(row, "character_id"),
    userMessage,
    assistantMessage,
    sessionId: row["session_id"] === null ? null : readText(row, "session_id"),
    hasImage: readNumber(row, "has_image") === 1,
    createdAt: new Date(readNumber(row, "created_at")).toISOString(),
  };
}
