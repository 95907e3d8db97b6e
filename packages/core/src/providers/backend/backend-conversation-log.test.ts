import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { exampleExchange } from "@archive-of-minds/testing";
import { createBackendConversationLog, type BackendConversationLog } from "./backend-conversation-log";
import { createMemoryOutbox } from "./memory-outbox";

const DAY = 24 * 3_600_000;

type Answer = (path: string, init: RequestInit) => Response | Promise<Response>;

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const healthy = () => answer(200, { status: "ok", store: "ok" });
const acknowledge: Answer = (path, { body }) =>
  path === "/api/health"
    ? healthy()
    : answer(200, { success: true, exchangeId: (JSON.parse(body as string) as { exchangeId: string }).exchangeId });
const noConnection: Answer = () => Promise.reject(new TypeError("Failed to fetch"));

let calls: string[];
let service: Answer;
let now: number;
let outbox: ReturnType<typeof createMemoryOutbox>;
let log: BackendConversationLog;
beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  service = acknowledge;
  now = Date.parse("2026-06-01T12:00:00.000Z");
  outbox = createMemoryOutbox();
  const fetch = async (path: string, init: RequestInit = {}) => {
    calls.push(`${init.method} ${path}`);
    return service(path, init);
  };
  log = createBackendConversationLog({ fetch, outbox, clock: { now: () => now } });
});
afterEach(() => {
  log.dispose();
  vi.useRealTimers();
});

const waiting = async () => (await outbox.all()).map(({ exchange }) => exchange.exchangeId);
const idOf = (number: number) => exampleExchange(number).exchangeId;

it("makes no requests while disabled", async () => {
  await log.list("tesla");
  await log.clear("tesla");
  await log.log(exampleExchange(1));
  expect(calls).toEqual([]);
});

it("checks health at growing intervals while exchanges wait, and then sends them", async () => {
  service = noConnection;
  await log.health();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(calls).toEqual(["GET /api/health"]);

  await log.log(exampleExchange(1));
  const asked = [];
  for (const wait of [5_000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000]) {
    calls.length = 0;
    await vi.advanceTimersByTimeAsync(wait - 1);
    asked.push(calls.length);
    await vi.advanceTimersByTimeAsync(1);
    asked.push(calls.length);
  }
  expect(asked).toEqual([0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1]);

  service = acknowledge;
  calls.length = 0;
  await vi.advanceTimersByTimeAsync(300_000);
  expect([calls, await waiting()]).toEqual([["GET /api/health", "POST /api/memory/log"], []]);
});

it("backs off further when the service is healthy but accepts nothing", async () => {
  service = (path) => (path === "/api/health" ? healthy() : answer(503, { error: { type: "store_unavailable" } }));
  await log.log(exampleExchange(1));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(calls.filter((call) => call.startsWith("GET")).length).toBeLessThan(20);
  expect(await waiting()).toEqual([idOf(1)]);
});

it("makes no more requests once it is disposed of", async () => {
  await log.log(exampleExchange(1));
  log.dispose();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([calls, vi.getTimerCount()]).toEqual([[], 0]);
});

it("keeps an exchange until it is acknowledged, so that a closed page loses none", async () => {
  await log.health();
  const kept: string[][] = [];
  service = async (...call) => {
    kept.push(await waiting());
    return acknowledge(...call);
  };
  await log.log(exampleExchange(1));
  expect([kept, await waiting()]).toEqual([[[idOf(1)]], []]);
});

it("sends waiting exchanges oldest first, and gives each caller its own result", async () => {
  await log.log(exampleExchange(1));
  now += 1;
  await log.log(exampleExchange(2));
  await log.health();
  now += 1;
  const results = await Promise.all([log.log(exampleExchange(3)), log.log(exampleExchange(4))]);
  expect(results.map((result) => result.success && result.value.exchangeId)).toEqual([idOf(3), idOf(4)]);
  expect(calls).toEqual(["GET /api/health", ...Array<string>(4).fill("POST /api/memory/log")]);
});

it("drops exchanges that have waited for more than 7 days", async () => {
  await log.log(exampleExchange(1));
  now += 7 * DAY;
  await log.log(exampleExchange(2));
  now += 1;
  await log.health();
  await vi.runAllTimersAsync();
  expect([calls.filter((call) => call.startsWith("POST")).length, await waiting()]).toEqual([1, []]);
});

it("sends exchanges that were queued with a wrong clock", async () => {
  const today = now;
  now = 0;
  await log.log(exampleExchange(1));
  now = today;
  await log.health();
  await vi.waitFor(
    async () => expect([calls, await waiting()]).toEqual([["GET /api/health", "POST /api/memory/log"], []]),
    60_000,
  );
});

it("sends the beginning of texts that are too long, and marks the cut", async () => {
  const said: unknown[] = [];
  service = (path, init) => {
    if (path !== "/api/health") said.push(JSON.parse(init.body as string));
    return acknowledge(path, init);
  };
  await log.health();
  const pasted = "x".repeat(70_000);
  expect(await log.log(exampleExchange(1, { userMessage: pasted }))).toEqual({
    success: true,
    value: { exchangeId: idOf(1) },
  });
  expect(said).toEqual([
    { ...exampleExchange(1), userMessage: expect.stringMatching(/^x{65524} \[…\]$/) as string, writtenAt: now },
  ]);
});

describe("with another page over the same outbox", () => {
  let kept: Set<string>;
  let other: BackendConversationLog;
  beforeEach(() => {
    kept = new Set();
    const fetch = async (path: string, init: RequestInit = {}) => service(path, init);
    other = createBackendConversationLog({ fetch, outbox, clock: { now: () => now } });
  });
  afterEach(() => other.dispose());

  /** Keeps exchanges until they are deleted; the test decides when the first one is acknowledged. */
  const keeping = () => {
    let answerFirst = () => {};
    const first = new Promise<void>((resolve) => (answerFirst = resolve));
    service = async (path, init) => {
      if (path === "/api/health") return healthy();
      if (init.method === "DELETE") {
        const deleted = kept.size;
        kept.clear();
        return answer(200, { success: true, deleted });
      }
      const { exchangeId } = JSON.parse(init.body as string) as { exchangeId: string };
      if (exchangeId === idOf(1)) await first;
      kept.add(exchangeId);
      return answer(200, { success: true, exchangeId });
    };
    return answerFirst;
  };
  const queue = async (count: number) => {
    for (let number = 1; number <= count; number += 1) {
      await log.log(exampleExchange(number));
      now += 1;
    }
  };

  it("sends nothing that the other page cleared during the sending", async () => {
    await queue(50);
    const answerFirst = keeping();
    await log.health();
    await other.health();
    await vi.waitFor(() => expect(calls).toContain("POST /api/memory/log"), 60_000);
    const cleared = other.clear("tesla");
    await vi.advanceTimersByTimeAsync(0);
    answerFirst();
    expect(await cleared).toEqual({ success: true, value: { deleted: 1 } });
    await vi.advanceTimersByTimeAsync(0);
    expect([[...kept], await waiting(), calls.filter((call) => call.startsWith("POST")).length]).toEqual([[], [], 1]);
  });

  it("sends each exchange once between the two, and counts the other page's as sent", async () => {
    await queue(3);
    keeping()();
    const posts: string[] = [];
    service = ((inner) => (path, init) => {
      if (init.method === "POST") posts.push((JSON.parse(init.body as string) as { exchangeId: string }).exchangeId);
      return inner(path, init);
    })(service);
    await Promise.all([log.health(), other.health()]);
    expect(await Promise.all([log.log(exampleExchange(4)), other.log(exampleExchange(5))])).toEqual(
      [4, 5].map((number) => ({ success: true, value: { exchangeId: idOf(number) } })),
    );
    await vi.waitFor(() => expect(posts.toSorted()).toEqual([1, 2, 3, 4, 5].map(idOf)), 60_000);
  });
});

it("sends a regenerated reply while the former one was in flight, and reports it to its caller", async () => {
  await log.health();
  const regenerated = exampleExchange(1, { assistantMessage: "Another answer" });
  const seconds: ReturnType<typeof log.log>[] = [];
  const sent: unknown[] = [];
  service = async (...call) => {
    if (seconds.length === 0) seconds.push(log.log(regenerated));
    await vi.waitFor(async () => expect((await outbox.all())[0]?.exchange).toEqual(regenerated), 60_000);
    sent.push(JSON.parse(call[1].body as string));
    return acknowledge(...call);
  };
  const first = await log.log(exampleExchange(1));
  expect([first, ...(await Promise.all(seconds))]).toEqual(
    [1, 2].map(() => ({ success: true, value: { exchangeId: idOf(1) } })),
  );
  expect([sent, await waiting()]).toEqual([
    [
      { ...exampleExchange(1), writtenAt: now },
      { ...regenerated, writtenAt: now + 1 },
    ],
    [],
  ]);
});

it.each([400, 413, 422])("drops an exchange refused with %i, and sends those behind it", async (status) => {
  service = (path, init) =>
    (init.body as string | undefined)?.includes(idOf(1))
      ? answer(status, { error: { type: "invalid_request" } })
      : acknowledge(path, init);
  await log.health();
  const results = await Promise.all([log.log(exampleExchange(1)), log.log(exampleExchange(2))]);
  expect([results[0], results[1].success, await waiting()]).toEqual([
    {
      success: false,
      error: "The memory service refused this: invalid_request.",
      offline: false,
      locked: false,
      refused: true,
    },
    true,
    [],
  ]);
});

it("reports whether all waiting exchanges were accepted, or some refused", async () => {
  const outcomes: string[] = [];
  log.onDelivered((outcome) => outcomes.push(outcome));
  for (const number of [1, 2]) await log.log(exampleExchange(number));
  service = (path, init) =>
    (init.body as string | undefined)?.includes(idOf(1))
      ? answer(400, { error: { type: "invalid_request" } })
      : acknowledge(path, init);
  await log.health();
  await vi.waitFor(() => expect(outcomes).toEqual(["refused"]), 60_000);
  await log.log(exampleExchange(3));
  expect([outcomes, await waiting()]).toEqual([["refused", "taken"], []]);
});

it("keeps exchanges that a locked archive refuses, and does not retry", async () => {
  await log.health();
  service = () => answer(401, { error: { type: "session_required" } });
  expect(await log.log(exampleExchange(1))).toMatchObject({ success: false, locked: true, offline: false });
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([calls, await waiting()]).toEqual([["GET /api/health", "POST /api/memory/log"], [idOf(1)]]);
});

it("keeps exchanges for the next page where the server refuses an outdated one, and does not retry", async () => {
  await log.health();
  service = () => answer(410, { error: { type: "outdatedClient" } });
  expect(await log.log(exampleExchange(1))).toMatchObject({ success: false, locked: false, offline: true });
  await log.log(exampleExchange(2));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([calls, await waiting()]).toEqual([
    ["GET /api/health", "POST /api/memory/log"],
    [idOf(1), idOf(2)],
  ]);
});

it.each([
  ["a page instead of an answer", () => new Response("<!doctype html>")],
  ["another server’s JSON", () => answer(200, { hello: "world" })],
  ["an unknown 401", () => answer(401, { error: { type: "authentication_error" } })],
  ["a failing store", () => answer(200, { status: "ok", store: "failing" })],
  ["an error", () => answer(500, {})],
])("treats %s as an absent service", async (_case, how) => {
  service = how;
  expect(await log.health()).toMatchObject({ success: false, offline: true, locked: false });
});

it("waits ten seconds for an answer", async () => {
  service = (_path, { signal }) =>
    new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error)));
  const result = log.health();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await result).toMatchObject({ success: false, offline: true });
});

it("still sends when nothing can be stored", async () => {
  const refusing = {
    ...createMemoryOutbox(),
    put: () => Promise.reject(new Error("full")),
    all: () => Promise.reject(new Error("blocked")),
  };
  const bare = createBackendConversationLog({
    fetch: async (path, init = {}) => acknowledge(path, init),
    outbox: refusing,
  });
  await bare.health();
  expect(await bare.log(exampleExchange(1))).toEqual({ success: true, value: { exchangeId: idOf(1) } });
  bare.dispose();
});

describe("over an outbox that cannot be read for a while", () => {
  const unreadable = () => Promise.reject(new Error("The disk says nothing."));
  let posts: string[];
  let unread: typeof outbox;
  let blind: BackendConversationLog;
  beforeEach(async () => {
    posts = [];
    unread = { ...outbox, all: unreadable, find: unreadable };
    const fetch: Answer = (path, init) => {
      if (init.method === "POST") posts.push((JSON.parse(init.body as string) as { exchangeId: string }).exchangeId);
      return service(path, init);
    };
    blind = createBackendConversationLog({
      fetch: async (path, init = {}) => fetch(path, init),
      outbox: unread,
      clock: { now: () => now },
    });
    await blind.health();
  });
  afterEach(() => blind.dispose());

  it("sends the current exchange before it reports it as accepted", async () => {
    expect(await blind.log(exampleExchange(1))).toEqual({ success: true, value: { exchangeId: idOf(1) } });
    expect([posts, await waiting()]).toEqual([[idOf(1)], []]);
  });

  it("does not report that all exchanges were accepted", async () => {
    const outcomes: string[] = [];
    blind.onDelivered((outcome) => outcomes.push(outcome));
    await outbox.put({ exchange: exampleExchange(1), queuedAt: now });
    await blind.health();
    await blind.log(exampleExchange(2));
    expect([outcomes, posts, await waiting()]).toEqual([[], [idOf(2)], [idOf(1)]]);
  });

  it("keeps checking the service's health, and then sends the exchanges that it can read again", async () => {
    service = noConnection;
    expect(await blind.log(exampleExchange(1))).toMatchObject({ success: false, offline: true });
    Object.assign(unread, { all: outbox.all, find: outbox.find });
    service = acknowledge;
    await vi.advanceTimersByTimeAsync(300_000);
    expect([posts, await waiting()]).toEqual([[idOf(1), idOf(1)], []]);
  });
});
