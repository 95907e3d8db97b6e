import { createTestTimers, type TestTimers } from "@archive-of-minds/testing";
import { createBackendLanguageModel } from "@archive-of-minds/core/providers/backend";
import { afterEach, beforeEach, expect, it } from "vitest";
import { eventually, flushEventLoop } from "../proxies/testing/eventually";
import { createTestProxyServer, type TestProxyServer } from "../proxies/testing/test-proxy-server";

let timers: TestTimers;
let server: TestProxyServer;
beforeEach(async () => {
  timers = createTestTimers();
  server = await createTestProxyServer({ timers, config: { replyFirstWordSeconds: 90 } });
});
afterEach(() => server.close());

/** Lets so much time pass, in steps in which the client can read what comes. */
async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 15_000) {
    timers.advance(Math.min(left, 15_000));
    await flushEventLoop();
  }
}

const request = { characterId: "tesla", messages: [{ role: "user", content: "Hello" }] } as const;

it("sends comments while the model is silent, which the client does not show", async () => {
  const visitor = await server.unlockedVisitor();
  server.vendors.openAI.setBehaviour("hang-midway");
  let comments = 0;
  const model = createBackendLanguageModel({
    fetch: async (path, init) => {
      const response = await visitor.fetch(path, init);
      const counted = new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          if (Buffer.from(chunk).toString().startsWith(":")) comments += 1;
          controller.enqueue(chunk);
        },
      });
      return new Response(response.body?.pipeThrough(counted) ?? null, response);
    },
  });
  let text = "";
  const ended = (async () => {
    try {
      for await (const part of model.stream(request, { signal: new AbortController().signal })) {
        if (typeof part === "string") text += part;
      }
      return "complete";
    } catch (error) {
      return (error as { reason?: unknown }).reason;
    }
  })();
  await eventually(() => text !== "");
  await flushEventLoop();
  timers.advance(15_000);
  await eventually(() => comments === 1);
  await flushEventLoop();
  timers.advance(15_000);
  await eventually(() => comments === 2);
  await flushEventLoop();
  await pass(70_000);
  expect([await ended, text]).toEqual(["timeout", expect.stringMatching(/^Ah, you ask[^\n]*friend:$/)]);
});

it("waits for a model that is loading a little longer than the client does", async () => {
  const visitor = await server.unlockedVisitor();
  for (const [name, purpose] of [
    ["openAI", "reply"],
    ["anthropic", "room"],
  ] as const) {
    server.vendors[name].setBehaviour("hang");
    const answered = (await visitor.post("/api/chat", { ...request, purpose })).text();
    await eventually(() => server.vendors[name].requests.length === 1);
    await flushEventLoop();
    await pass(99_999);
    expect(server.vendors[name].openConnections()).toBe(1);
    timers.advance(1);
    expect(await answered).toContain('"reason":"timeout"');
  }
});
