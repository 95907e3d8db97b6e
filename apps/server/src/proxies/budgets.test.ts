import type { Fault } from "@archive-of-minds/testing/servers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../http/api-error";
import type { Budgets } from "../budgets/budgets";
import { eventually } from "./testing/eventually";
import { createTestProxyServer, routes, type TestProxyServer } from "./testing/test-proxy-server";

/** Records its calls; the test can make it refuse or wait. */
function createNotebook() {
  const asked: unknown[] = [];
  const settled: (number | "kept")[] = [];
  let watched = 0;
  let isEmpty = false;
  let thinking = Promise.resolve();
  const note = async (what: unknown) => {
    asked.push(what);
    await thinking;
    if (isEmpty) throw new ApiError(429, "too_many_attempts", "Nothing is left today.", { "retry-after": "60" });
    return {
      settle: (used: number) => void settled.push(used),
      keep: () => void settled.push("kept"),
      watch: (chunk: Uint8Array) => void (watched += chunk.length),
    };
  };
  const budgets: Budgets = {
    reply: async (_c, estimate) => note(estimate),
    speech: async (_c, characters) => note(characters),
    agent: async (_c, seconds) => note(seconds),
    exchange: async () => void (await note("exchange")),
  };
  const think = () => {
    let decide = () => {};
    thinking = new Promise((resolve) => (decide = resolve));
    return decide;
  };
  return { budgets, asked, settled, watched: () => watched, empty: () => void (isEmpty = true), think };
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
    const bytes = [];
    for (const { path, body } of routes) bytes.push((await (await visitor.post(path, body)).arrayBuffer()).byteLength);
    expect(notebook.asked).toEqual([
      {
        vendor: "openai",
        model: "gpt-test",
        body: expect.stringContaining("Hello"),
        mostTokens: 4096,
        thinkingTokens: 0,
      },
      {
        vendor: "anthropic",
        model: "claude-test",
        body: expect.stringContaining("Hello"),
        mostTokens: 4096,
        thinkingTokens: 0,
      },
      13,
    ]);
    expect(notebook.settled).toEqual([bytes[0], bytes[1], 13]);
    expect(notebook.watched()).toBe(bytes.reduce((sum, length) => sum + length, 0));
  });

  it.each<Fault>(["html", "gzip-lie"])(
    "keep a reservation if the vendor answered and the answer was %s",
    async (fault) => {
      const visitor = await server.unlockedVisitor();
      for (const { name, path, body } of routes) {
        server.vendors[name].setBehaviour(fault);
        await (await visitor.post(path, body)).text();
      }
      expect(notebook.settled).toEqual(["kept", "kept", "kept"]);
    },
  );

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
    await eventually(() => server.vendors.openAI.requests.length === 2);
    leaving.abort();
    await left;
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

  it("are settled with nothing if the request cannot be written, as with an invalid header", async () => {
    await server.close();
    server = await createTestProxyServer({
      budgets: notebook.budgets,
      config: { openai: { apiKey: "sk-“abc”", baseUrl: "http://127.0.0.1:9/v1", model: "gpt-test" } },
    });
    const response = await (await server.unlockedVisitor()).post(routes[0]?.path ?? "", routes[0]?.body);
    expect([response.status, notebook.settled]).toEqual([502, [0]]);
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
