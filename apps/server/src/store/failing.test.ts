import { createClient } from "@libsql/client";
import { rename } from "node:fs/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createTestServer, type TestServer } from "../testing/test-server";
import { askPostgres, breakConnections, startTestPostgres, type BreakablePostgres } from "../testing/test-postgres";
import type { TestVisitor } from "../testing/test-visitor";
import { openLibsql } from "./libsql-connection";
import { openStore } from "./open-store";
import type { SqlDatabase } from "./sql-database";
import { createSqlStore } from "./sql-store";

// What a visitor sees while the database is away, and how soon it recovers.

const WORDS = "canary-words-of-a-visitor";
let server: TestServer;
let visitor: TestVisitor;
let sent = 0;
afterEach(() => server.close());

const log = () => {
  sent += 1;
  const exchange = {
    exchangeId: `exchange-${sent}`,
    characterId: "tesla",
    userMessage: `${WORDS} ${"x".repeat(2_000)}`,
    assistantMessage: "Answer",
    sessionId: null,
    hasImage: false,
  };
  return visitor.post("/api/memory/log", exchange);
};
const list = () => visitor.fetch("/api/memory/tesla");
const health = async () => ((await (await visitor.fetch("/api/health")).json()) as { store: string }).store;
const listed = async () =>
  ((await (await list()).json()) as { conversations: readonly { exchangeId: string }[] }).conversations.map(
    ({ exchangeId }) => exchangeId,
  );

async function expectUnavailable(response: Promise<Response>): Promise<void> {
  const { status, headers } = await response;
  expect([status, headers.get("content-type"), await (await response).json()]).toEqual([
    503,
    "application/json",
    { error: { type: "store_unavailable", message: "The server cannot reach its database." } },
  ]);
}

/** The log names the database's failure and no data of a visitor. */
function expectDiscreetLog(code: string | RegExp): void {
  const failures = server.logLines
    .filter((line) => line.includes('"store failed"'))
    .map((line) => JSON.parse(line) as { code: string | null });
  expect(failures.length).toBeGreaterThan(0);
  for (const failure of failures) expect(String(failure.code)).toMatch(code);
  expect(server.logLines.join("\n")).not.toContain(WORDS);
}

/** It recovers by itself, with exactly the acknowledged exchanges. */
async function expectRecovery(acknowledged: readonly string[]): Promise<void> {
  await expect.poll(health).toBe("ok");
  expect((await log()).status).toBe(200);
  expect(await listed()).toEqual([`exchange-${sent}`, ...acknowledged]);
}

async function begin(open: () => Promise<TestServer>): Promise<readonly string[]> {
  server = await open();
  visitor = await server.unlockedVisitor();
  expect([(await log()).status, await health()]).toEqual([200, "ok"]);
  return [`exchange-${sent}`];
}

describe("while the SQLite file", () => {
  let database: SqlDatabase;
  const open = () =>
    createTestServer({}, async (databaseUrl) => {
      database = await openLibsql(databaseUrl, 100);
      return createSqlStore(database);
    });
  const set = (pragma: string) => database.run(`PRAGMA ${pragma}`);

  it("is gone", async () => {
    const acknowledged = await begin(open);
    const path = server.databaseUrl.slice("file:".length);
    await rename(path, `${path}.away`);
    await expectUnavailable(log());
    await expectUnavailable(list());
    await expectUnavailable(visitor.fetch("/api/memory/tesla", { method: "DELETE" }));
    expect(await health()).toBe("failing");
    expectDiscreetLog("FILE_MOVED");
    await rename(`${path}.away`, path);
    await expectRecovery(acknowledged);
  });

  it("is locked by another process for longer than the time-out", async () => {
    const acknowledged = await begin(open);
    const other = createClient({ url: server.databaseUrl });
    const transaction = await other.transaction("write");
    await expectUnavailable(log());
    expect([await health(), (await list()).status]).toEqual(["failing", 200]);
    expectDiscreetLog("SQLITE_BUSY");
    transaction.close();
    other.close();
    await expectRecovery(acknowledged);
  });

  it("is full", async () => {
    const acknowledged = [...(await begin(open))];
    await set("max_page_count = 1");
    // Free space of deleted rows is used up first.
    while ((await log()).status === 200) acknowledged.unshift(`exchange-${sent}`);
    await expectUnavailable(log());
    expect([await health(), (await list()).status]).toEqual(["failing", 200]);
    expectDiscreetLog("SQLITE_FULL");
    await set("max_page_count = 1000000");
    await expectRecovery(acknowledged);
  });

  it("is read-only", async () => {
    const acknowledged = await begin(open);
    await set("query_only = ON");
    await expectUnavailable(log());
    await expectUnavailable(visitor.fetch("/api/memory/tesla", { method: "DELETE" }));
    expect([await health(), (await list()).status]).toEqual(["failing", 200]);
    expectDiscreetLog("SQLITE_READONLY");
    await set("query_only = OFF");
    await expectRecovery(acknowledged);
  });
});

// Which is read first varies: its last message, the end of the socket, or a refused connection.
const CONNECTION_LOST = /^(57P01|ECONNRESET|EPIPE|ECONNREFUSED|null)$/;

describe("while PostgreSQL", () => {
  let postgres: BreakablePostgres;
  beforeAll(async () => {
    postgres = await startTestPostgres();
  });
  afterAll(() => postgres.end());
  const open = async () =>
    createTestServer({ databaseUrl: await postgres.newDatabase() }, (databaseUrl, log) =>
      openStore(databaseUrl, { log, timeoutMs: 200 }),
    );

  it("is gone", async () => {
    const acknowledged = await begin(open);
    onTestFinished(() => postgres.start());
    await postgres.crash();
    // Before a request takes one of the broken connections.
    await expect.poll(() => server.logLines.join("\n")).toContain('"event":"database connection lost"');
    await expectUnavailable(log());
    await expectUnavailable(list());
    expect(await health()).toBe("failing");
    expectDiscreetLog(CONNECTION_LOST);
    await postgres.start();
    await expectRecovery(acknowledged);
  });

  it("keeps the table locked for longer than the time-out", async () => {
    const acknowledged = await begin(open);
    const other = new pg.Client(server.databaseUrl);
    await other.connect();
    await other.query("BEGIN; LOCK TABLE exchanges, probes IN ACCESS EXCLUSIVE MODE");
    await expectUnavailable(log());
    await expectUnavailable(list());
    expect(await health()).toBe("failing");
    // The statement was cancelled.
    expectDiscreetLog("57014");
    await other.end();
    await expectRecovery(acknowledged);
  });

  it("is read-only", async () => {
    const acknowledged = await begin(open);
    const alter = async (change: string) => {
      const { pathname, href } = new URL(server.databaseUrl);
      // From another database, where writes are still allowed.
      await askPostgres(href.replace(pathname, "/postgres"), `ALTER DATABASE ${pathname.slice(1)} ${change}`);
      await breakConnections(server.databaseUrl);
    };
    await alter("SET default_transaction_read_only = on");
    await expect.poll(async () => (await list()).status).toBe(200);
    await expectUnavailable(log());
    expect(await health()).toBe("failing");
    expect(server.logLines.join("\n")).toContain('"code":"25006"');
    await alter("RESET default_transaction_read_only");
    await expectRecovery(acknowledged);
  });

  it("breaks every connection, again and again", async () => {
    const acknowledged = await begin(open);
    for (let round = 0; round < 10; round++) {
      const answers = Array.from({ length: 10 }, () => list());
      await breakConnections(server.databaseUrl);
      for (const response of await Promise.all(answers)) expect([200, 503]).toContain(response.status);
    }
    await expectRecovery(acknowledged);
  });
});
