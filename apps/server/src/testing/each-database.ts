import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import { openTestPostgres, type TestPostgres } from "./test-postgres";

export type DatabaseKind = "SQLite" | "PostgreSQL";

/** A long time-out, since a database and several processes share the machine with other tests. */
const options = { timeout: 120_000 };

/** Runs the same tests on each database the server can use; `newUrl` returns the address of an empty one. */
export function describeOnEachDatabase(
  name: string,
  tests: (newUrl: () => Promise<string>, kind: DatabaseKind) => void,
): void {
  describeOnSqlite(`${name}, on SQLite`, (newUrl) => tests(newUrl, "SQLite"));

  describe(`${name}, on PostgreSQL`, options, () => {
    let postgres: TestPostgres | null = null;
    beforeAll(async () => {
      postgres = await openTestPostgres();
    }, options.timeout);
    afterAll(() => postgres?.end(), options.timeout);
    tests(() => {
      if (postgres === null) throw new Error("PostgreSQL has not started yet: create a database inside a test.");
      return postgres.newDatabase();
    }, "PostgreSQL");
  });
}

/** Runs each test on a file of its own. */
export function describeOnSqlite(name: string, tests: (newUrl: () => Promise<string>) => void): void {
  describe(name, options, () => {
    const folders: string[] = [];
    afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));
    tests(async () => {
      const folder = await mkdtemp(join(tmpdir(), "store-"));
      folders.push(folder);
      return `file:${join(folder, "deep", "archive.db")}`;
    });
  });
}
