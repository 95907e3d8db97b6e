import { readNumber, readText, type SqlDatabase } from "./sql-database";
import type { SessionStore } from "./store";

export function createSqlSessions(database: SqlDatabase): SessionStore {
  return {
    async create(tokenHash, visitorId, at) {
      await database.run("INSERT INTO sessions (token_hash, visitor_id, created_at, used_at) VALUES (?, ?, ?, ?)", [
        tokenHash,
        visitorId,
        at,
        at,
      ]);
    },

    async find(tokenHash) {
      const { rows } = await database.run("SELECT visitor_id, created_at, used_at FROM sessions WHERE token_hash = ?", [
        tokenHash,
      ]);
      const row = rows[0];
      if (row === undefined) return null;
      return {
        visitorId: readText(row, "visitor_id"),
        createdAt: readNumber(row, "created_at"),
        usedAt: readNumber(row, "used_at"),
      };
    },

    async touch(tokenHash, at) {
      await database.run("UPDATE sessions SET used_at = ? WHERE token_hash = ?", [at, tokenHash]);
    },

    async end(tokenHash) {
      await database.deleting(() => database.run("DELETE FROM sessions WHERE token_hash = ?", [tokenHash]));
    },

    async endAll(visitorId) {
      const { rows } = await database.deleting(() =>
        database.run("DELETE FROM sessions WHERE visitor_id = ? RETURNING token_hash", [visitorId]),
      );
      return rows.map((row) => readText(row, "token_hash"));
    },
  };
}
