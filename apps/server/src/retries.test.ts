import type { LanguageModel } from "@archive-of-minds/core";
import { createAnthropicLanguageModel } from "@archive-of-minds/core/providers/anthropic";
import { createOpenAILanguageModel } from "@archive-of-minds/core/providers/openai";
import { faults, type Fault } from "@archive-of-minds/testing/servers";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { createTestProxyServer, type TestProxyServer } from "./proxies/testing/test-proxy-server";

// How often a vendor is called for one message, from the browser's client through the server. The client retries, the
// server never does, so that retries do not multiply.

/** Five models unknown to the vendor, and one it knows. */
const models = ["claude-6", "claude-5", "claude-4", "claude-3", "claude-2", "claude-test"];
const endless: readonly Fault[] = [
  "hang",
  "hang-after-headers",
  "hang-midway",
  "endless-error",
  "slow",
  "slow-headers",
  "drip",
];
const answering = (Object.keys(faults) as Fault[]).filter((fault) => !endless.includes(fault));

let server: TestProxyServer;
let url: string;
let cookie: string;
beforeAll(async () => {
  server = await createTestProxyServer({ models });
  ({ url } = await server.listen());
  cookie = await server.cookie();
});
afterAll(() => server.close());
afterEach(() => Object.values(server.vendors).forEach((vendor) => vendor.setBehaviour("reply")));

/** Like the browser's fetch, but without `retry-after`, so that the client retries at once. */
const impatient: typeof globalThis.fetch = async (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set("cookie", cookie);
  const response = await fetch(input, { ...init, headers });
  const answered = new Headers(response.headers);
  answered.delete("retry-after");
  answered.set("retry-after-ms", "1");
  return new Response(response.body, { status: response.status, headers: answered });
};

const openAI = () =>
  createOpenAILanguageModel({ baseURL: `${url}/api/openai/v1`, model: "gpt-test", fetch: impatient });
const anthropic = (known = models) =>
  createAnthropicLanguageModel({ baseURL: `${url}/api/anthropic`, models: known, fetch: impatient });
const question = { system: "You are Tesla.", messages: [{ role: "user" as const, content: "What keeps you awake?" }] };

async function send(model: LanguageModel, how: "stream" | "complete"): Promise<void> {
  const { signal } = new AbortController();
  try {
    if (how === "complete") await model.complete(question, { signal });
    else for await (const _piece of model.stream(question, { signal })) continue;
  } catch {
    // Another test checks the error.
  }
}

/** How often the vendor was called during the work. */
async function callsOf(vendor: "openAI" | "anthropic", work: () => Promise<void>): Promise<number> {
  const before = server.vendors[vendor].requests.length;
  await work();
  return server.vendors[vendor].requests.length - before;
}

it.each([
  ["openAI", openAI],
  ["anthropic", () => anthropic(["claude-test"])],
] as const)("one message costs at most three calls of %s, however it fails", async (vendor, create) => {
  const counts: Record<string, number> = {};
  for (const fault of answering) {
    server.vendors[vendor].setBehaviour(fault);
    counts[fault] = await callsOf(vendor, () => send(create(), "stream"));
  }
  expect(Object.entries(counts).filter(([, count]) => count > 3)).toEqual([]);
  // Temporary failures are retried, refusals are not.
  expect([counts["503"], counts["429"], counts["401"], counts["reply"]]).toEqual([3, 3, 1, 1]);
});

it.each(["503", "429", "529", "reset", "cut", "error-with-200", "401", "reply"] as const)(
  "with five unknown models and %s of the sixth it costs eight at most",
  async (fault) => {
    server.vendors.anthropic.setBehaviour(fault);
    const mayPass = ["503", "429", "529", "reset"].includes(fault);
    for (const how of ["stream", "complete"] as const)
      expect(await callsOf("anthropic", () => send(anthropic(), how))).toBe(mayPass ? 8 : 6);
  },
);

it("unknown models are not tried again", async () => {
  const model = anthropic();
  expect([
    await callsOf("anthropic", () => send(model, "stream")),
    await callsOf("anthropic", () => send(model, "stream")),
    await callsOf("anthropic", () => send(model, "complete")),
  ]).toEqual([6, 1, 1]);
});

const none = { visitor: 0, address: 0, site: 0 };
const nothing = {
  sendsAnHour: 0,
  exchangesAnHour: 0,
  sendsAtOnce: 0,
  tokensADay: none,
  speechCharactersADay: none,
  agentMinutesADay: none,
};

it.each([
  ["a limit", () => createTestProxyServer({ config: { limits: nothing } })],
  ["no key", () => createTestProxyServer({ config: { openai: null } })],
  [
    "an unreachable store",
    async () => {
      const strict = await createTestProxyServer();
      strict.breakLedger();
      return strict;
    },
  ],
] as const)("%s of our own server is never retried", async (_what, create) => {
  const strict = await create();
  const listening = await strict.listen();
  const own = await strict.cookie();
  let calls = 0;
  const model = createOpenAILanguageModel({
    baseURL: `${listening.url}/api/openai/v1`,
    model: "gpt-test",
    fetch: (input, init) => {
      calls += 1;
      const headers = new Headers(init?.headers);
      headers.set("cookie", own);
      return fetch(input, { ...init, headers });
    },
  });
  await send(model, "stream");
  expect([calls, strict.vendors.openAI.requests.length]).toEqual([1, 0]);
  await strict.close();
});
