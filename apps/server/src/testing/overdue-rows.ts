import { expect } from "vitest";
import { DAY } from "../clock";
import { sweep } from "../retention";
import type { Store } from "../store/store";
import { askPostgres } from "./test-postgres";

/** Fills a database with 900 rows to sweep, 900 to clear and 900 ended sessions, and expects the store to delete them all. */
export async function expectToForgetAndClear(url: string, store: Store): Promise<void> {
  const now = Date.parse("2026-01-01T12:00:00.000Z");
  const fill = (character: string, at: number) =>
    askPostgres(
      url,
      `INSERT INTO exchanges (visitor_id, exchange_id, character_id, said, has_image, created_at) SELECT 'visitor', $1 || n, $1, '["",""]', 0, $2 FROM generate_series(1, 900) AS n`,
      [character, at],
    );
  await fill("tesla", now - 31 * DAY);
  await fill("hypatia", now);
  await askPostgres(url, `INSERT INTO sessions SELECT n::text, 'visitor', 0, 0 FROM generate_series(1, 900) AS n`);
  const left = async () =>
    (
      await askPostgres(
        url,
        "SELECT (SELECT count(*) FROM exchanges) AS exchanges, (SELECT count(*) FROM sessions) AS sessions",
      )
    ).rows;

  await sweep(store, 30, { now: () => now });
  expect(await left()).toEqual([{ exchanges: "900", sessions: "0" }]);
  expect(await store.conversations.clear("visitor", "hypatia")).toBe(900);
  expect(await left()).toEqual([{ exchanges: "0", sessions: "0" }]);
  await store.close();
}
