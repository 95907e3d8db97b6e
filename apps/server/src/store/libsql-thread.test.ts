import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildServer } from "../testing/built-server";
import { createTestServer } from "../testing/test-server";
import { openLibsqlInThread } from "./libsql-thread";

// Threads load built files only.
let built: Awaited<ReturnType<typeof buildServer>>;
beforeAll(async () => {
  built = await buildServer();
});
afterAll(() => built.remove());

const exchange = (exchangeId: string) => ({
  exchangeId,
  characterId: "tesla",
  userMessage: "Question",
  assistantMessage: "Answer",
  sessionId: null,
  hasImage: false,
});

it("recovers by itself whenever its thread has ended, with all acknowledged writes", async () => {
  const workers: Worker[] = [];
  const server = await createTestServer({}, (databaseUrl, log) =>
    openLibsqlInThread(databaseUrl, {
      log,
      startWorker: (workerData) => {
        const worker = new Worker(join(built.main, "../libsql-worker.js"), { workerData });
        workers.push(worker);
        return worker;
      },
    }),
  );
  const visitor = await server.unlockedVisitor();
  const log = async (id: string) => (await visitor.post("/api/memory/log", exchange(id))).status;
  const health = async () => (await visitor.fetch("/api/health")).json();
  for (const round of [1, 2]) {
    expect(await log(`kept-${round}`)).toBe(200);
    await workers.at(-1)?.terminate();
    const statuses = await Promise.all([log(`lost-${round}`), log(`lost-${round}`)]);
    expect([statuses, await health()]).toEqual([[503, 503], { status: "ok", store: "failing" }]);
    await expect.poll(health).toEqual({ status: "ok", store: "ok" });
  }
  const { conversations } = (await (await visitor.fetch("/api/memory/tesla")).json()) as {
    conversations: { exchangeId: string }[];
  };
  expect(conversations.map(({ exchangeId }) => exchangeId)).toEqual(["kept-2", "kept-1"]);
  const ends = server.logLines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => event === "database thread ended");
  expect([workers.length, ends.map(({ exitCode }) => exitCode)]).toEqual([3, [1, 1]]);
  await server.close();
});

it("starts no thread after it is closed", async () => {
  let started = 0;
  const store = await openLibsqlInThread("file::memory:", {
    startWorker: (workerData) => {
      started += 1;
      return new Worker(join(built.main, "../libsql-worker.js"), { workerData });
    },
  });
  await store.close();
  expect([started, await store.isWorking()]).toEqual([1, false]);
});
