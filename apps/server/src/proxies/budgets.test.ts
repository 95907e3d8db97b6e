import type { Fault } from "@archive-of-minds/testing/servers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../http/api-error";
import type { Budgets } from "../budgets/budgets";
import { eventually } from "./testing/eventually";
import { createTestProxyServer, routes, type TestProxyServer } from "./testing/test-proxy-server";

/** Records its calls; the test can make it refuse or wait. */
function createNotebook() {
  const asked: unknown[] = [];
  /** Characters or seconds of a voice, the tokens of a reply. */
  const settled: (number | "kept")[] = [];
  let isEmpty = false;
  let thinking = Promise.resolve();
  const note = async (what: unknown) => {
    asked.push(what);
    await thinking;
    if (isEmpty) throw new ApiError(429, "too_many_attempts", "Nothing is left today.", { "retry-after": "60" });
    return {
      settle: (used: number) => void settled.push(used),
      keep: () => void settled.push("kept"),
    };
  };
  const budgets: Budgets = {
    reply: async (_c, estimate) => {
      const { settle, keep } = await note(estimate);
      return { settle: (usage) => (usage ? settle(usage.inputTokens + usage.outputTokens) : keep()) };
    },
    freeReply: async () => {
      const { settle } = await note("free");
      return { settle: () => settle(0) };
    },
    speech: async (_c, characters) => note(characters),
    agent: async (_c, seconds) => note(seconds),
    exchange: async () => void (await note("exchange")),
  };
  const think = () => {
    let decide = () => {};
    thinking = new Promise((resolve) => (decide = resolve));
    return decide;
  };
  return { budgets, asked, settled, empty: () => void (isEmpty = true), think };
}

let notebook: ReturnType<typeof createNotebook>;
let server: TestProxyServer;
beforeEach(async () => {
  notebook = createNotebook();
  server = await createTestProxyServer({ budgets: notebook.budgets });
});
afterEach(() => server.close());

describe("the budgets", () => {
  it("are reserved before anything is sent, and settled with what was used", async () => {
    const visitor = await server.unlockedVisitor();
    for (const vendor of [server.vendors.openAI, server.vendors.anthropic]) vendor.setReply("It hums.");
    for (const { path, body } of routes) await (await visitor.post(path, body)).arrayBuffer();
    const estimate = { inputTokens: expect.any(Number), outputTokens: 4096, thinkingTokens: 0 };
    expect(notebook.asked).toEqual([estimate, estimate, 13]);
    // The stand-ins count every token of what they were sent and of what they say.
    const tokens = (text: string) => text.match(/\s*\S{1,5}|\s+$/gu)?.length ?? 0;
    const [openAI = 0, anthropic = 0] = [server.vendors.openAI, server.vendors.anthropic].map(
      ({ requests }) => tokens(requests[0]?.rawBody ?? "") + tokens("It hums."),
    );
    expect(notebook.settled).toEqual([openAI, anthropic, 13]);
  });

  it.each<Fault>(["html"])("keep a reservation if the vendor answered and the answer was %s", async (fault) => {
    const visitor = await server.unlockedVisitor();
    for (const { name, path, body } of routes) {
      server.vendors[name].setBehaviour(fault);
      await (await visitor.post(path, body)).text();
    }
    expect(notebook.settled).toEqual(["kept", "kept", "kept"]);
  });

  it.each<Fault>(["401", "429", "500", "redirect"])(
    "are settled with nothing when the vendor answers with %s",
    async (fault) => {
      const visitor = await server.unlockedVisitor();
      for (const { name, path, body } of routes) {
        server.vendors[name].setBehaviour(fault);
        await (await visitor.post(path, body)).text();
      }
      expect(notebook.settled).toEqual([0, 0, 0]);
    },
  );

  it("keep a reservation if the request was sent and no answer came", async () => {
    const visitor = await server.unlockedVisitor();
    for (const { name, path, body } of routes) {
      server.vendors[name].setBehaviour("reset");
      await (await visitor.post(path, body)).text();
    }
    server.vendors.openAI.setBehaviour("hang");
    const leaving = new AbortController();
    const left = visitor.fetch(routes[0]?.path ?? "", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(routes[0]?.body),
      signal: leaving.signal,
    });
    const text = (await left).text().catch(String);
    await eventually(() => server.vendors.openAI.requests.length === 2);
    leaving.abort();
    await text;
    expect(notebook.settled).toEqual(["kept", "kept", "kept", "kept"]);
  });

  it("are settled with nothing, and nothing is sent, if the client leaves during the reservation", async () => {
    const visitor = await server.unlockedVisitor();
    for (const { path, body } of routes) {
      const asked = notebook.asked.length;
      const decide = notebook.think();
      const leaving = new AbortController();
      const left = visitor.fetch(path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
        signal: leaving.signal,
      });
      await eventually(() => notebook.asked.length > asked);
      leaving.abort();
      decide();
      await left;
    }
    expect([notebook.settled, Object.values(server.vendors).map(({ requests }) => requests.length)]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  it("are settled with nothing if the vendor cannot be reached", async () => {
    const visitor = await server.unlockedVisitor();
    await Promise.all(Object.values(server.vendors).map((vendor) => vendor.close()));
    for (const { path, body } of routes) await (await visitor.post(path, body)).text();
    expect(notebook.settled).toEqual([0, 0, 0]);
  });

  it("refuse a request before it reaches the vendor", async () => {
    notebook.empty();
    const visitor = await server.unlockedVisitor();
    for (const { name, path, body } of routes) {
      const response = await visitor.post(path, body);
      expect([response.status, response.headers.get("retry-after"), server.vendors[name].requests]).toEqual([
        429,
        "60",
        [],
      ]);
    }
    const session = await visitor.post("/api/voice-agent/session", { characterId: "flux", transport: "webrtc" });
    expect([session.status, notebook.settled]).toEqual([429, []]);
  });

  it("reserve the longest conversation over WebRTC, and keep it once the token is issued", async () => {
    const visitor = await server.unlockedVisitor();
    await visitor.post("/api/voice-agent/session", { characterId: "flux", transport: "webrtc" });
    server.vendors.elevenLabs.setBehaviour("503");
    await visitor.post("/api/voice-agent/session", { characterId: "flux", transport: "webrtc" });
    expect([notebook.asked, notebook.settled]).toEqual([
      [900, 900],
      ["kept", 0],
    ]);
  });
});
