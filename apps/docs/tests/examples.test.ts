import { chatSelectors, type LanguageModel } from "@archive-of-minds/core";
import { createFakeLanguageModel, createFakeSafetyCheck } from "@archive-of-minds/testing";
import { startOpenAIStandIn } from "@archive-of-minds/testing/servers";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";

afterAll(() => vi.restoreAllMocks());
afterEach(() => vi.unstubAllEnvs());

/** What the examples write to the console when they run as they are, all at the same time. */
const lines: string[] = [];

describe("an example that runs as it is", () => {
  beforeAll(() => {
    vi.spyOn(console, "log").mockImplementation((...words: unknown[]) => void lines.push(words.map(String).join(" ")));
  });

  it.concurrent.each([
    [
      "a chat without a screen answers",
      () => import("virtual:example/apps/docs/pages/start/headless.md/1.tsx"),
      /^[A-Z].{40,}[.?!”]$/s,
    ],
    [
      "a character answers from its own card",
      () => import("virtual:example/apps/docs/pages/guides/own-character.md/4.tsx"),
      /The Analytical Engine is a machine that calculates whatever its cards tell it\./,
    ],
    [
      "a Chat Room without a screen begins",
      () => import("virtual:example/apps/docs/pages/guides/chat-room.md/2.tsx"),
      /^(tesla|hypatia): [A-Z].+/,
    ],
    [
      "a test writes the reply",
      () => import("virtual:example/apps/docs/pages/guides/testing.md/1.tsx"),
      /^Who are you\? \/ I am Tesla\.$/,
    ],
    [
      "a test speaks as the visitor",
      () => import("virtual:example/apps/docs/pages/guides/testing.md/2.tsx"),
      /^Good evening$/,
    ],
    [
      "a stand-in vendor answers",
      () => import("virtual:example/apps/docs/pages/guides/testing.md/5.tsx"),
      /^A current that turns\.$/,
    ],
  ])("%s", async (_, example, wanted) => {
    await example();
    await vi.waitUntil(() => lines.some((line) => wanted.test(line)), { timeout: 120_000 });
  });
});

const question = (body: object = {}) =>
  new Request("http://localhost/api/chat", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      characterId: "tesla",
      purpose: "reply",
      messages: [{ role: "user", content: "Why alternating current?" }],
      ...body,
    }),
  });

it("a route refuses a visitor without a session, and counts what replies cost", async () => {
  const { handlerOf, meterOf } = await import("virtual:example/apps/docs/pages/guides/own-model.md/1.tsx");
  const model = createFakeLanguageModel({ reply: "A current that turns." });
  expect((await handlerOf(model, () => false)(question())).status).toBe(401);
  expect(await (await handlerOf(model, () => true)(question())).text()).toContain("turns");
  const meter = meterOf(100);
  const reservation = await meter.reserve({ model, inputTokens: 40, outputTokens: 60 });
  await expect(meter.reserve({ model, inputTokens: 1, outputTokens: 1 })).rejects.toMatchObject({
    reason: "limitReached",
  });
  reservation.settle({ inputTokens: 40, outputTokens: 10 });
  await expect(meter.reserve({ model, inputTokens: 20, outputTokens: 30 })).resolves.toBeDefined();
});

it("a model of one’s own streams, and its failures have reasons", async () => {
  const { createPlainTextModel } = await import("virtual:example/apps/docs/pages/guides/own-model.md/2.tsx");
  const statuses = [200, 429];
  const server = createServer((_request, response) => {
    response.writeHead(statuses.shift() ?? 500);
    response.end("Good evening.");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const model: LanguageModel = createPlainTextModel(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const ask = () => model.complete({ messages: [] }, { signal: new AbortController().signal });
  expect(await ask()).toBe("Good evening.");
  await expect(ask()).rejects.toMatchObject({ reason: "rateLimited" });
  server.close();
  server.closeAllConnections();
  await expect(ask()).rejects.toMatchObject({ reason: "network" });
});

it("characters of one’s own talk in a chat and in a room", async () => {
  const { ada } = await import("virtual:example/apps/docs/pages/guides/own-character.md/1.tsx");
  const { clerk } = await import("virtual:example/apps/docs/pages/guides/own-character.md/3.tsx");
  const { openChat, openRoom } = await import("virtual:example/apps/docs/pages/guides/own-character.md/2.tsx");
  const model = createFakeLanguageModel({ reply: "Numbers." });
  const chat = openChat(model);
  const room = openRoom(model);
  expect(chatSelectors.characterId(chat.getSnapshot())).toBe("ada");
  expect([ada.title, clerk.persona]).toEqual([
    "Ada Lovelace (1815-1852)",
    "You answer questions about orders, as a numbered list.",
  ]);
  chat.stop();
  room.stop();
});

it("the words for a visitor in need can be replaced, and the check too", async () => {
  const guide = await import("virtual:example/apps/docs/pages/guides/people-in-need.md/1.tsx");
  const model = createFakeLanguageModel({ reply: "A reply." });
  const replyOf = async (chat: ReturnType<typeof guide.asItIs>) => {
    const finished = new Promise<string>((resolve) =>
      chat.on("reply.finished", ({ message }: { message: { text: string } }) => resolve(message.text)),
    );
    chat.send({ type: "message.send", text: "I want to kill myself" });
    const text = await finished;
    chat.stop();
    return text;
  };
  expect(await replyOf(guide.asItIs(model))).toMatch(/safe/);
  expect(await replyOf(guide.withOwnWords(model, "Call 116 123."))).toBe(
    "I am worried about you. Call 116 123. Are you safe now?",
  );
  expect(await replyOf(guide.without(model))).toBe("A reply.");
  const further = createFakeSafetyCheck();
  const { signal } = new AbortController();
  const check = guide.checkWith(further);
  expect(await check.check({ text: "I want to kill myself", language: "en" }, { signal })).toMatchObject({
    kind: "despair",
  });
  expect(await check.check({ text: "Bonsoir", language: "fr" }, { signal })).toBeNull();
  expect(guide.withOwnCheck(model, further).getSnapshot().status).toBe("active");
});

it("the route of the Next quickstart asks the vendor that the environment names", async () => {
  const vendor = await startOpenAIStandIn({ reply: "A current that turns." });
  vi.stubEnv("OPENAI_BASE_URL", `${vendor.url}/v1`);
  vi.stubEnv("OPENAI_API_KEY", "sk-test");
  const { POST } = await import("virtual:example/apps/docs/pages/start/next.md/2.tsx");
  expect(await (await POST(question())).text()).toContain("gpt-6.1-sol");
  await vendor.close();
});
