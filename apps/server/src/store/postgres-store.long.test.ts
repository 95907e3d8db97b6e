import { afterAll, beforeAll, it } from "vitest";
import { expectToForgetAndClear } from "../testing/overdue-rows";
import { askPostgres, openTestPostgres, type TestPostgres } from "../testing/test-postgres";
import { createPostgresStore } from "./postgres-store";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await openTestPostgres();
});
afterAll(() => postgres.end());

it("PostgreSQL sweeps and clears more rows than one statement could delete within a real time-out", async () => {
  const url = await postgres.newDatabase();
  const store = await createPostgresStore(url, { timeoutMs: 1_500 });
  await askPostgres(
    url,
    `CREATE FUNCTION take_time() RETURNS trigger AS 'BEGIN PERFORM pg_sleep(0.002); RETURN OLD; END' LANGUAGE plpgsql`,
  );
  for (const table of ["exchanges", "sessions"])
    await askPostgres(url, `CREATE TRIGGER slow BEFORE DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION take_time()`);
  await expectToForgetAndClear(url, store);
});
