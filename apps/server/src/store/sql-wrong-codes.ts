import { readNumber, type SqlDatabase } from "./sql-database";
import type { WrongCodeStore } from "./store";

export function createSqlWrongCodes(database: SqlDatabase): WrongCodeStore {
  return {
    async since(addressHash, since) {
      const { rows } = await database.run("SELECT at FROM wrong_codes WHERE address_hash = ? AND at > ? ORDER BY at", [
        addressHash,
        since,
      ]);
      return rows.map((row) => readNumber(row, "at"));
    },

    addBelow: (limit, addressHash, at, since) =>
      // With a lock, since another process could add one between the count and the insert.
      database.transaction([`wrong-codes:${addressHash}`], async (run) => {
        const { rows } = await run("SELECT count(*) AS guesses FROM wrong_codes WHERE address_hash = ? AND at > ?", [
          addressHash,
          since,
        ]);
        if (rows[0] === undefined || readNumber(rows[0], "guesses") >= limit) return false;
        await run("INSERT INTO wrong_codes (address_hash, at) VALUES (?, ?)", [addressHash, at]);
        return true;
      }),

    async forget(until) {
      await database.run("DELETE FROM wrong_codes WHERE at <= ?", [until]);
    },
  };
}
