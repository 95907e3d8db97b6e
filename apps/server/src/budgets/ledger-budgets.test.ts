import { createTestTimers } from "@archive-of-minds/testing";
import { afterEach, describe, expect, it } from "vitest";
import { MINUTE } from "../clock";
import { exampleConfig } from "../testing/example-config";
import { createTestProxyServer, routes, type TestProxyServer } from "../proxies/testing/test-proxy-server";
import type { Limits } from "./limits";

const usual = exampleConfig().limits;

/** A budget for one reply at its longest, prompt included, and for several that are short. */
const ONE_REPLY = 9_000;

let server: TestProxyServer;
afterEach(() => server.close());

const open = async (limits: Partial<Limits>, more: Parameters<typeof createTestProxyServer>[0] = {}) => {
  server = await createTestProxyServer({ ...more, config: { limits: { ...usual, ...limits } } });
  return server;
};
const [openAI, anthropic, speech] = routes as [
  (typeof routes)[number],
  (typeof routes)[number],
  (typeof routes)[number],
];
const sent = () => Object.values(server.vendors).reduce((sum, { requests }) => sum + requests.length, 0);

describe("a limit", () => {
  it("of an hour allows a thousand messages", () => {
    server = { close: async () => {} } as TestProxyServer;
    expect([usual.sendsAnHour, usual.sendsAtOnce]).toEqual([1000, 20]);
  });

  it("of an hour refuses the next request before the vendor sees it, and says when to retry", async () => {
    await open({ sendsAnHour: 3 });
    const statuses = [];
    for (let count = 0; count < 4; count += 1) {
      // Without cookies, the client still has the same address.
      const response = await (await server.unlockedVisitor()).post(openAI.path, openAI.body);
      statuses.push(response.status);
      const text = await response.text();
      if (response.status !== 429) continue;
      expect(JSON.parse(text)).toEqual({
        error: { type: "limit_reached", message: "Too many requests from this address; try again later." },
      });
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(response.headers.get("x-should-retry")).toBe("false");
    }
    expect([statuses, sent()]).toEqual([[200, 200, 200, 429], 3]);
  });

  it("of concurrent requests frees a slot as soon as one ends", async () => {
    await open({ sendsAtOnce: 1 }, { standIns: { delays: 0 } });
    const visitor = await server.unlockedVisitor();
    server.vendors.openAI.setBehaviour("hang");
    const leaving = new AbortController();
    const first = visitor
      .fetch(openAI.path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(openAI.body),
        signal: leaving.signal,
      })
      .then((response) => response.text());
    await expect.poll(sent).toBe(1);
    const second = await visitor.post(anthropic.path, anthropic.body);
    expect([second.status, second.headers.get("retry-after")]).toEqual([429, "1"]);
    const other = await server.unlockedVisitor();
    expect((await other.post(anthropic.path, anthropic.body)).status).toBe(200);
    leaving.abort();
    await first.catch(() => {});
    await expect.poll(async () => (await visitor.post(anthropic.path, anthropic.body)).status).toBe(200);
  });

  it("of tokens a day counts the thinking of a reply that broke off before the vendor counted", async () => {
    await open(
      { tokensADay: { visitor: 2 * ONE_REPLY, address: 1_000_000, site: 1_000_000 } },
      { efforts: { openAI: "low" }, standIns: { behaviour: "cut" } },
    );
    const visitor = await server.unlockedVisitor();
    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      const response = await visitor.post(openAI.path, openAI.body);
      statuses.push(response.status);
      await response.text().catch(() => "");
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  it.each(["visitor", "address", "site"] as const)("of tokens a day holds for each %s", async (share) => {
    await open({ tokensADay: { visitor: 1_000_000, address: 1_000_000, site: 1_000_000, [share]: 4_000 } });
    const visitor = await server.unlockedVisitor();
    const response = await visitor.post(openAI.path, openAI.body);
    expect([response.status, sent()]).toEqual([429, 0]);
    const { error } = await response.json();
    expect(error.message).toMatch(/built-in replies still come/);
  });

  it("of spoken characters counts what is spoken, and nothing if the vendor refuses", async () => {
    await open({ speechCharactersADay: { visitor: 30, address: 99, site: 99 } });
    const visitor = await server.unlockedVisitor();
    const say = async () => {
      const response = await visitor.post(speech.path, { text: "Good evening." });
      await response.arrayBuffer();
      return response.status;
    };
    server.vendors.elevenLabs.setBehaviour("500");
    for (let count = 0; count < 5; count += 1) expect(await say()).toBe(500);
    server.vendors.elevenLabs.setBehaviour("reply");
    const heard: number[] = [];
    for (let count = 0; count < 3; count += 1) heard.push(await say());
    expect(heard).toEqual([200, 200, 429]);
  });

  it("of live minutes stops a conversation before it begins", async () => {
    await open({ agentMinutesADay: { visitor: 20, address: 99, site: 99 } });
    const visitor = await server.unlockedVisitor();
    const begin = async () =>
      (await visitor.post("/api/voice-agent/session", { characterId: "flux", transport: "webrtc" })).status;
    expect([await begin(), await begin()]).toEqual([200, 429]);
  });
});

describe("the tokens of a day", () => {
  const replies = async (route: typeof openAI, count: number) => {
    await open({ tokensADay: { visitor: ONE_REPLY, address: 1_000_000, site: 1_000_000 } });
    const visitor = await server.unlockedVisitor();
    const statuses = [];
    for (let index = 0; index < count; index += 1) {
      const response = await visitor.post(route.path, route.body);
      await response.text();
      statuses.push(response.status);
    }
    return statuses;
  };

  it("are counted as used, not as reserved", async () => {
    expect(await replies(openAI, 4)).toEqual([200, 200, 200, 200]);
    await server.close();
    expect(await replies(anthropic, 4)).toEqual([200, 200, 200, 200]);
  });

  it("stay spent in full if the client leaves before the answer", async () => {
    await open({ tokensADay: { visitor: ONE_REPLY, address: 1_000_000, site: 1_000_000 } });
    const visitor = await server.unlockedVisitor();
    server.vendors.openAI.setBehaviour("hang");
    const leaving = new AbortController();
    const first = visitor
      .fetch(openAI.path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(openAI.body),
        signal: leaving.signal,
      })
      .then((response) => response.text());
    await expect.poll(sent).toBe(1);
    leaving.abort();
    await first.catch(() => {});
    server.vendors.openAI.setBehaviour("reply");
    expect((await visitor.post(openAI.path, openAI.body)).status).toBe(429);
  });
});

describe("while the ledger cannot be reached", () => {
  it("refuses every request to a vendor, and says what still works", async () => {
    await open({});
    const visitor = await server.unlockedVisitor();
    server.breakLedger();
    const statuses = [];
    for (const { path, body } of routes) {
      const response = await visitor.post(path, body);
      statuses.push(response.status, (await response.json()).error.type);
    }
    expect([statuses, sent()]).toEqual([
      [503, "store_unavailable", 503, "store_unavailable", 503, "store_unavailable"],
      0,
    ]);
  });
});

describe("a reservation whose answer was lost", () => {
  it("is given back", async () => {
    await open({ sendsAtOnce: 1, tokensADay: { visitor: ONE_REPLY, address: 1_000_000, site: 1_000_000 } });
    const visitor = await server.unlockedVisitor();
    const ask = async () => {
      const response = await visitor.post(openAI.path, openAI.body);
      await response.text();
      return response.status;
    };
    server.loseAnswer();
    expect([await ask(), await ask(), sent()]).toEqual([503, 200, 1]);
  });
});

describe("a reply that ends while the ledger cannot be reached", () => {
  it("frees its slot and its tokens once it can", async () => {
    const timers = createTestTimers();
    await open({ sendsAtOnce: 1, tokensADay: { visitor: ONE_REPLY, address: 1_000_000, site: 1_000_000 } }, { timers });
    const visitor = await server.unlockedVisitor();
    const ask = async () => {
      const response = await visitor.post(openAI.path, openAI.body);
      await response.text();
      return response.status;
    };
    const mend = server.breakSettling();
    expect([await ask(), await ask()]).toEqual([200, 429]);
    timers.advance(2 * MINUTE);
    expect(await ask()).toBe(429);
    mend();
    timers.advance(MINUTE);
    await expect.poll(ask).toBe(200);
  });

  it("logs it after a long time, and leaves the tokens spent", async () => {
    const timers = createTestTimers();
    await open({}, { timers });
    server.breakSettling();
    await (await (await server.unlockedVisitor()).post(openAI.path, openAI.body)).text();
    const failures = () => server.logLines.filter((line) => line.includes('"not settled"')).length;
    expect(failures()).toBe(0);
    await expect
      .poll(() => {
        timers.advance(MINUTE);
        return failures();
      })
      .toBe(1);
    expect(timers.pending()).toBe(0);
  });
});
