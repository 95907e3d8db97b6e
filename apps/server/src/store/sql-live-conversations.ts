import { readText, type SqlDatabase } from "./sql-database";
import type { LiveConversationStore } from "./store";

export function createSqlLiveConversations(database: SqlDatabase): LiveConversationStore {
  return {
    async claim(visitorId, conversationId, at) {
      await database.run(
        `INSERT INTO live_conversations (visitor_id, conversation_id, began_at) VALUES (?, ?, ?)
         ON CONFLICT (visitor_id) DO UPDATE SET conversation_id = excluded.conversation_id, began_at = excluded.began_at`,
        [visitorId, conversationId, at],
      );
    },

    async holder(visitorId) {
      const { rows } = await database.run("SELECT conversation_id FROM live_conversations WHERE visitor_id = ?", [
        visitorId,
      ]);
      return rows[0] === undefined ? null : readText(rows[0], "conversation_id");
    },

    async release(visitorId, conversationId) {
      await database.run("DELETE FROM live_conversations WHERE visitor_id = ? AND conversation_id = ?", [
        visitorId,
        conversationId,
      ]);
    },
  };
}
