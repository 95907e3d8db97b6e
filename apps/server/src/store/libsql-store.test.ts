import { createClient } from "@libsql/client";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadSessionSecret } from "../session-secret";
import { openLibsql } from "./libsql-connection";
import { createLibsqlStore } from "./libsql-store";
import { createSqlStore } from "./sql-store";
import { StoreError } from "./store";

let folder: string;
let file: string;
let url: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-"));
  file = join(folder, "deep", "archive.db");
  url = `file:${file}`;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const exchange = (exchangeId: string) => ({
  exchangeId,
  characterId: "tesla",
  userMessage: "Question",
  assistantMessage: "Answer",
  sessionId: null,
  hasImage: false,
});

describe("an SQLite file", () => {
  it("works again after another process has locked it for too long", async () => {
    const database = await openLibsql(url, 100);
    const { ledger } = createSqlStore(database);
    const reserve = (id: string) =>
      ledger.reserve({
        id,
        charges: [{ key: "tokens", amount: 1, limit: 9, windowMs: 1_000 }],
        at: 0,
        expiresAt: 1_000,
      });
    const other = createClient({ url });
    const lock = await other.transaction("write");
    await expect(reserve("one")).rejects.toThrow(StoreError);
    await expect(database.run("DELETE FROM probes")).rejects.toThrow(StoreError);
    lock.close();
    other.close();
    expect([await reserve("two"), await reserve("three"), await ledger.taken("tokens", 1_000, 0)]).toEqual([
      null,
      null,
      2,
    ]);
    const settings = ["synchronous", "busy_timeout", "secure_delete"].map(
      async (name) => Object.values((await database.run(`PRAGMA ${name}`)).rows[0] ?? {})[0],
    );
    expect(await Promise.all(settings)).toEqual([2, 100, 1]);
    await database.close();
  });

  it("is created with its folder, loses no acknowledged write and keeps no deleted data", async () => {
    const database = await openLibsql(url);
    // Again after a transaction, which must have kept the connection with these settings.
    await database.transaction([], (run) => run("SELECT 1"));
    const settings = ["journal_mode", "synchronous", "busy_timeout", "secure_delete"].map(
      async (name) => Object.values((await database.run(`PRAGMA ${name}`)).rows[0] ?? {})[0],
    );
    // 2 is FULL.
    expect(await Promise.all(settings)).toEqual(["wal", 2, 5000, 1]);
    await database.close();
  });

  it("says which database cannot be opened", async () => {
    await expect(createLibsqlStore("file:/dev/null/archive.db")).rejects.toThrow(StoreError);
    await expect(createLibsqlStore("file:/dev/null/archive.db")).rejects.toThrow(
      "DATABASE_URL file:/dev/null/archive.db cannot be opened: it must name an SQLite file, or one that this user may make.",
    );
  });

  it("is refused if it is another kind of file", async () => {
    await mkdir(dirname(file));
    await writeFile(file, "A letter, not a database. ".repeat(100));
    await expect(createLibsqlStore(url)).rejects.toThrow(
      `DATABASE_URL ${url} cannot be opened: it must name an SQLite file, or one that this user may make.`,
    );
  });

  it("acknowledges nothing while it is moved away, and goes on when it is back", async () => {
    const store = await createLibsqlStore(url);
    await rename(file, `${file}.away`);
    await expect(store.conversations.log("visitor", exchange("one"), 0)).rejects.toMatchObject({
      name: "StoreError",
      code: "FILE_MOVED",
    });
    expect(await store.isWorking()).toBe(false);
    await writeFile(file, "");
    await expect(store.conversations.log("visitor", exchange("two"), 0)).rejects.toMatchObject({ code: "FILE_MOVED" });

    await rename(`${file}.away`, file);
    await store.conversations.log("visitor", exchange("three"), 0);
    expect([
      await store.isWorking(),
      (await store.conversations.list("visitor", "tesla", 10)).map(({ exchangeId }) => exchangeId),
    ]).toEqual([true, ["three"]]);
    await store.close();
  });
});

describe("the session secret", () => {
  it("is generated once, beside the database, readable by the owner only", async () => {
    const secrets = await Promise.all(Array.from({ length: 8 }, () => loadSessionSecret(url)));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
    const path = join(folder, "deep", "session-secret");
    expect([
      await readFile(path, "utf8"),
      (await stat(path)).mode & 0o777,
      await readdir(join(folder, "deep")),
    ]).toEqual([secrets[0], 0o600, ["session-secret"]]);
  });

  it("is lost with a database in memory", async () => {
    expect(await loadSessionSecret("file::memory:")).not.toBe(await loadSessionSecret("file::memory:"));
  });
});
