import { createSqlConversations } from "./sql-conversations";
import { firstRows, deleteWhere, runUntilNone, type SqlDatabase, type SqlValue } from "./sql-database";
import { createSqlLedger } from "./sql-ledger";
import { createSqlLiveConversations } from "./sql-live-conversations";
import { createSqlSessions } from "./sql-sessions";
import { createSqlWrongCodes } from "./sql-wrong-codes";
import { clockTolerance, type Store } from "./store";

/** Longer than the free space of a database page, so that the write fails on a full disk. */
const PROBE = "x".repeat(8_192);

/** The store over either engine. */
export function createSqlStore(database: SqlDatabase): Store {
  return {
    conversations: createSqlConversations(database),
    sessions: createSqlSessions(database),
    wrongCodes: createSqlWrongCodes(database),
    liveConversations: createSqlLiveConversations(database),
    ledger: createSqlLedger(database),

    // A write, since a full, locked or read-only database still answers reads.
    isWorking: () =>
      database
        .transaction([], async (run) => {
          await run("INSERT INTO probes (filler) VALUES (?)", [PROBE]);
          await run("DELETE FROM probes");
        })
        .then(
          () => true,
          () => false,
        ),

    async forget({ now, exchanges, sessionsCreated, sessionsUsed, wrongCodes, liveConversations }) {
      const tooLate = now + clockTolerance;
      const forgetWhere = (table: string, keys: string, condition: string, args: readonly SqlValue[]) =>
        deleteWhere(database, { table, keys, condition }, args);
      await forgetWhere("exchanges", "id", "created_at < ?", [exchanges]);
      // Otherwise they would be kept until the wrong time has come and the retention time has passed after it.
      await runUntilNone(
        database.run,
        `UPDATE exchanges SET created_at = ? WHERE ${firstRows("exchanges", "id", "created_at > ?")}`,
        [now, tooLate],
      );
      await forgetWhere("sessions", "token_hash", "created_at < ? OR used_at < ? OR created_at > ? OR used_at > ?", [
        sessionsCreated,
        sessionsUsed,
        tooLate,
        tooLate,
      ]);
      await database.run("DELETE FROM wrong_codes WHERE at < ? OR at > ?", [wrongCodes, tooLate]);
      await forgetWhere("live_conversations", "visitor_id", "began_at < ? OR began_at > ?", [
        liveConversations,
        tooLate,
      ]);
      await forgetWhere("ledger_holds", "id, key, window_ms", "ends_at <= ? OR starts_at > ?", [now, tooLate]);
      await forgetWhere("ledger_windows", "key, window_ms, starts_at", "ends_at <= ? OR starts_at > ?", [now, tooLate]);
      await database.purge();
    },

    async forgetVisitor(visitorId) {
      const name = visitorId.replaceAll(/[\\%_]/g, String.raw`\$&`);
      // The id of a place contains the visitor as a word; the key of a charge ends with it.
      const remove = (sql: string, value: string) => database.deleting(() => database.run(sql, [value]));
      await remove(
        String.raw`DELETE FROM live_conversations WHERE (' ' || visitor_id || ' ') LIKE ? ESCAPE '\'`,
        `% ${name} %`,
      );
      await remove(String.raw`DELETE FROM ledger_holds WHERE key LIKE ? ESCAPE '\'`, `%:visitor-${name}`);
      await remove(String.raw`DELETE FROM ledger_windows WHERE key LIKE ? ESCAPE '\'`, `%:visitor-${name}`);
    },

    close: () => database.close(),
  };
}
