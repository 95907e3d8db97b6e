import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLogger, silentLogger } from "../log";
import { expectToForgetAndClear } from "../testing/overdue-rows";
import { askPostgres, breakConnections, openTestPostgres, type TestPostgres } from "../testing/test-postgres";
import { openPostgres } from "./postgres-connection";
import { createPostgresStore } from "./postgres-store";

describe("PostgreSQL", () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await openTestPostgres();
  });
  afterAll(() => postgres.end());

  it("is reported without its password when it cannot be opened", async () => {
    const opening = createPostgresStore("postgres://user:canary-password@127.0.0.1:1/archive?application_name=canary");
    await expect(opening).rejects.toMatchObject({
      name: "StoreError",
      message:
        "DATABASE_URL postgres://127.0.0.1:1/archive cannot be opened: a PostgreSQL server must run there that lets this user in.",
      code: "ECONNREFUSED",
    });
  });

  it("gets explicit settings, whatever its defaults are", async () => {
    const url = await postgres.newDatabase();
    await askPostgres(
      url,
      `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_isolation = serializable', current_database()); END $$`,
    );
    const database = await openPostgres(url, silentLogger);
    const { rows } = await database.transaction([], (run) =>
      run(
        "SELECT current_setting('transaction_isolation') AS isolation, current_setting('statement_timeout') AS timeout, current_setting('application_name') AS name",
      ),
    );
    expect(rows).toEqual([{ isolation: "read committed", timeout: "5s", name: "archive-of-minds" }]);
    await database.close();
  });

  it("reuses the connection of a transaction whose body threw", async () => {
    const url = await postgres.newDatabase();
    const database = await openPostgres(url, silentLogger);
    for (let round = 0; round < 30; round++) {
      await expect(
        database.transaction([], async (run) => {
          await run("INSERT INTO probes (filler) VALUES (?)", ["x"]);
          throw new RangeError("aborted");
        }),
      ).rejects.toThrow(RangeError);
    }
    const { rows } = await database.run(
      "SELECT (SELECT count(*) FROM probes) AS kept, (SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()) AS connections",
    );
    expect(rows).toEqual([{ kept: "0", connections: "1" }]);
    await database.close();
  });

  it("sweeps and clears more rows than one statement could delete within its time-out", async () => {
    const url = await postgres.newDatabase();
    const store = await createPostgresStore(url);
    // Like a statement that times out.
    await askPostgres(
      url,
      `CREATE FUNCTION take_time() RETURNS trigger AS $$ BEGIN IF (SELECT count(*) FROM gone) > 400 THEN RAISE query_canceled; END IF; RETURN NULL; END $$ LANGUAGE plpgsql`,
    );
    for (const table of ["exchanges", "sessions"])
      await askPostgres(
        url,
        `CREATE TRIGGER slow AFTER DELETE ON ${table} REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION take_time()`,
      );
    await expectToForgetAndClear(url, store);
  });

  it("logs a lost connection with its code only", async () => {
    const url = await postgres.newDatabase();
    const lines: string[] = [];
    const store = await createPostgresStore(url, { log: createLogger((line) => lines.push(line)) });
    expect(await store.isWorking()).toBe(true);
    await breakConnections(url);
    await expect.poll(() => lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      level: "warn",
      event: "database connection lost",
      code: "57P01",
    });
    expect(await store.isWorking()).toBe(true);
    await store.close();
  });
});
