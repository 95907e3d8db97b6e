import { createTestTimers } from "@archive-of-minds/testing";
import { createClient } from "@libsql/client";
import {
  createBackendConversationLog,
  createMemoryOutbox,
  type BackendFetch,
} from "@archive-of-minds/core/providers/backend";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createTestProxyServer, routes, type Route, type TestProxyServer } from "../proxies/testing/test-proxy-server";
import { eventually, flushEventLoop } from "../proxies/testing/eventually";
import { createTestServer } from "../testing/test-server";
import { openLibsql } from "./libsql-connection";
import { createSqlStore } from "./sql-store";

// With a slow store requests wait, but a running reply must not.

const exchange = (number: number) => ({
  exchangeId: `exchange-${number}`,
  characterId: "tesla",
  userMessage: `Question ${number}`,
  assistantMessage: "Answer",
  sessionId: null,
  hasImage: false,
});

/** Like a browser's fetch: after an abort the response is ignored. */
const hangingUp =
  (fetch: BackendFetch): BackendFetch =>
  (input, init) =>
    Promise.race([
      fetch(input, init),
      new Promise<never>((_resolve, reject) =>
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason as Error)),
      ),
    ]);

describe("while the store is slow", () => {
  let server: TestProxyServer;
  afterEach(async () => {
    vi.useRealTimers();
    await server.close();
  });
  const open = async () => {
    const timers = createTestTimers();
    server = await createTestProxyServer({ timers });
    const visitor = await server.unlockedVisitor();
    return { timers, visitor };
  };

  it("a reply that has begun goes on to its end", async () => {
    const { visitor } = await open();
    const [route] = routes as [Route];
    server.vendors.openAI.setBehaviour("drip");
    const response = await visitor.post(route.path, route.body);
    const release = server.blockStore();
    expect(await response.text()).toContain("event: end");
    release();
  });

  it("probes its health once, however many ask, and answers within three seconds", async () => {
    const { timers, visitor } = await open();
    const release = server.blockStore();
    const before = server.callsToStore();
    const answers = Array.from({ length: 50 }, () => visitor.fetch("/api/health").then((response) => response.json()));
    await flushEventLoop();
    timers.advance(3_000);
    expect(new Set((await Promise.all(answers)).map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"status":"ok","store":"failing"}']),
    );
    expect(server.callsToStore() - before).toBe(1);
    release();
    await expect.poll(async () => (await visitor.fetch("/api/health")).json()).toEqual({ status: "ok", store: "ok" });
    await eventually(() => timers.pending() === 0);
  });

  it("the log counts as unavailable, sends nothing more until it answers, and loses nothing", async () => {
    const { timers, visitor } = await open();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const outbox = createMemoryOutbox();
    const log = createBackendConversationLog({ fetch: hangingUp(visitor.fetch), outbox });
    expect(await log.health()).toMatchObject({ success: true });

    const release = server.blockStore();
    const before = server.callsToStore();
    const results = Array.from({ length: 20 }, (_, number) => log.log(exchange(number)));
    await flushEventLoop();
    // The client gives up after ten seconds, not after five.
    await vi.advanceTimersByTimeAsync(10_000);
    expect(new Set((await Promise.all(results)).map((result) => !result.success && result.offline))).toEqual(
      new Set([true]),
    );
    expect([server.callsToStore() - before, (await outbox.all()).length]).toEqual([1, 20]);

    // The last result has expired.
    timers.advance(1_000);
    const health = log.health();
    await flushEventLoop();
    timers.advance(3_000);
    expect(await health).toMatchObject({ success: false, offline: true });
    release();
    await flushEventLoop();
    timers.advance(1_000);
    expect(await log.health()).toMatchObject({ success: true });
    await vi.waitFor(async () => expect(await outbox.all()).toEqual([]), 60_000);
    const { conversations } = (await (await visitor.fetch("/api/memory/tesla")).json()) as {
      conversations: { exchangeId: string }[];
    };
    expect(conversations.map(({ exchangeId }) => exchangeId)).toEqual(
      Array.from({ length: 20 }, (_, number) => `exchange-${19 - number}`),
    );
    log.dispose();
  });
});

describe("while another process keeps the SQLite file locked", () => {
  const TIMEOUT_MS = 250;
  const WAITING = 100;

  // One after the other, each with its own time-out, they would take 25 seconds.
  it("no call waits longer than the first one that timed out", async () => {
    const server = await createTestServer({}, async (databaseUrl) =>
      createSqlStore(await openLibsql(databaseUrl, TIMEOUT_MS)),
    );
    const visitor = await server.unlockedVisitor();
    const other = createClient({ url: server.databaseUrl });
    const transaction = await other.transaction("write");
    const responses = await Promise.all(
      Array.from({ length: WAITING }, (_, number) => visitor.post("/api/memory/log", exchange(number))),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([503]));
    transaction.close();
    other.close();
    expect([
      (await visitor.post("/api/memory/log", exchange(WAITING))).status,
      await (await visitor.fetch("/api/memory/tesla")).json(),
    ]).toMatchObject([200, { conversations: [exchange(WAITING)] }]);
    await server.close();
  });
});
