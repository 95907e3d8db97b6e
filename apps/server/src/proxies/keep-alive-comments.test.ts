import type { LanguageModel } from "@archive-of-minds/core";
import { createAnthropicLanguageModel } from "@archive-of-minds/core/providers/anthropic";
import { createOpenAILanguageModel } from "@archive-of-minds/core/providers/openai";
import { expect, it } from "vitest";
import { eventually, flushEventLoop } from "./testing/eventually";
import { createTestTimers } from "./testing/test-timers";
import { createTestProxyServer } from "./testing/test-proxy-server";

const models: Readonly<Record<"openAI" | "anthropic", (fetch: typeof globalThis.fetch) => LanguageModel>> = {
  openAI: (fetch) => createOpenAILanguageModel({ baseURL: "http://localhost/api/openai/v1", model: "gpt-test", fetch }),
  anthropic: (fetch) =>
    createAnthropicLanguageModel({ baseURL: "http://localhost/api/anthropic", models: ["claude-test"], fetch }),
};

const ask = { characterId: "tesla", system: "Be brief.", messages: [{ role: "user", content: "Hello" }] } as const;

it.each(["openAI", "anthropic"] as const)("the vendor’s own client (%s) shows no comment in a reply", async (name) => {
  const server = await createTestProxyServer({
    standIns: { behaviour: "comments", reply: "It hums — quite naïvely." },
  });
  const visitor = await server.unlockedVisitor();
  const model = models[name]((input, init) =>
    visitor.fetch(new URL(input instanceof Request ? input.url : input).pathname, init),
  );
  let text = "";
  for await (const part of model.stream(ask, { signal: new AbortController().signal }))
    if (typeof part === "string") text += part;
  expect(text).toBe("It hums — quite naïvely.");
  await server.close();
});

it.each(["openAI", "anthropic"] as const)("the vendor’s own client (%s) ignores a comment", async (name) => {
  const timers = createTestTimers();
  const server = await createTestProxyServer({ timers });
  const visitor = await server.unlockedVisitor();
  server.vendors[name].setBehaviour("hang-midway");
  let signs = 0;
  const model = models[name](async (input, init) => {
    const response = await visitor.fetch(new URL(input instanceof Request ? input.url : input).pathname, init);
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        if (Buffer.from(chunk).toString().startsWith(": ")) signs += 1;
        controller.enqueue(chunk);
      },
    });
    return new Response(response.body?.pipeThrough(counted) ?? null, response);
  });
  const reply = model.stream(ask, { signal: new AbortController().signal });
  let text = "";
  const told = (async () => {
    try {
      for await (const part of reply) if (typeof part === "string") text += part;
      return "whole";
    } catch (error) {
      return (error as { reason?: unknown }).reason;
    }
  })();
  const half = "Ah, you ask what keeps me awake.";
  await eventually(() => text.startsWith(half));
  await flushEventLoop();
  timers.advance(15_000);
  await eventually(() => signs > 0);
  await flushEventLoop();
  timers.advance(15_000);
  await eventually(() => signs > 1);
  await flushEventLoop();
  timers.advance(10_000);
  // Half a reply never looks complete, and no comment is part of it.
  expect(await told).toBe("cutOff");
  expect([signs, text.includes("archive is waiting")]).toEqual([2, false]);
  await server.close();
});

it("waits for a model that is loading a little longer than the client does", async () => {
  const timers = createTestTimers();
  const server = await createTestProxyServer({ timers, config: { replyFirstWordSeconds: 90 } });
  const visitor = await server.unlockedVisitor();
  for (const [name, path] of [
    ["openAI", "/api/openai/v1/chat/completions"],
    ["anthropic", "/api/anthropic/v1/messages"],
  ] as const) {
    server.vendors[name].setBehaviour("hang");
    const answered = visitor.post(path, {
      model: name === "openAI" ? "gpt-test" : "claude-test",
      messages: ask.messages,
      stream: true,
    });
    await eventually(() => server.vendors[name].requests.length === 1);
    await flushEventLoop();
    timers.advance(99_999);
    await flushEventLoop();
    expect(server.vendors[name].openConnections()).toBe(1);
    timers.advance(1);
    expect((await answered).status).toBe(502);
  }
  await server.close();
});
