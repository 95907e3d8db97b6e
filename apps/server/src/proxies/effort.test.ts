import { createAnthropicLanguageModel } from "@archive-of-minds/core/providers/anthropic";
import { createOpenAILanguageModel } from "@archive-of-minds/core/providers/openai";
import type { ReplyRequest, StreamPart } from "@archive-of-minds/core";
import type { StandInOptions } from "@archive-of-minds/testing/servers";
import { afterEach, describe, expect, it } from "vitest";
import type { AnthropicEffort, OpenAIEffort } from "./effort";
import type { BudgetReservation, Budgets } from "../budgets/budgets";
import { createTestProxyServer, routes, type TestProxyServer } from "./testing/test-proxy-server";

interface Arranged {
  readonly anthropic?: AnthropicEffort;
  readonly openAI?: OpenAIEffort;
  readonly standIns?: StandInOptions;
  readonly budgets?: Budgets;
}

let server: TestProxyServer;
afterEach(() => server.close());

async function begin({ anthropic = "low", openAI = "low", ...options }: Arranged = {}) {
  server = await createTestProxyServer({ efforts: { anthropic, openAI }, ...options });
}

const path = { openAI: routes[0]?.path ?? "", anthropic: routes[1]?.path ?? "" };
const question = { openAI: routes[0]?.body ?? {}, anthropic: routes[1]?.body ?? {} };
type Vendor = keyof typeof path;
const vendors: readonly Vendor[] = ["openAI", "anthropic"];

/** The effort and the maximum length that each vendor received. */
const told = (name: Vendor) =>
  server.vendors[name].requests.map(({ body }) => {
    const {
      reasoning_effort: effort,
      output_config: config,
      thinking,
      max_tokens: tokens,
      max_completion_tokens: completion,
    } = body as Record<string, unknown>;
    return [effort ?? config ?? thinking ?? null, tokens ?? completion];
  });

async function modelOf(name: Vendor) {
  const visitor = await server.unlockedVisitor();
  const fetch: typeof globalThis.fetch = (input, init) =>
    visitor.fetch(new URL(input instanceof Request ? input.url : input).pathname, init);
  return name === "openAI"
    ? createOpenAILanguageModel({ baseURL: "http://localhost/api/openai/v1", model: "gpt-test", fetch })
    : createAnthropicLanguageModel({ baseURL: "http://localhost/api/anthropic", models: ["claude-test"], fetch });
}

async function replyOf(name: Vendor, request: ReplyRequest) {
  const parts: (string | StreamPart)[] = [];
  for await (const part of (await modelOf(name)).stream(request, { signal: new AbortController().signal }))
    parts.push(part);
  const end = parts.flatMap((part) => (typeof part !== "string" && part.type === "end" ? [part.reason] : []));
  return { text: parts.filter((part) => typeof part === "string").join(""), end };
}

describe.each(vendors)("a model of %s that thinks", (name) => {
  const messages = [{ role: "user", content: "Hello" }] as const;

  it("gives a whole reply even with a short limit", async () => {
    await begin({ standIns: { thinks: 2_000, reply: "It hums beneath every street." } });
    expect(await replyOf(name, { messages, maxTokens: 40 })).toEqual({
      text: "It hums beneath every street.",
      end: [],
    });
    const whole = await (
      await modelOf(name)
    ).complete({ messages, maxTokens: 40 }, { signal: new AbortController().signal });
    expect(whole).toBe("It hums beneath every street.");
  });

  it("gets a request to think little, with tokens for it beyond the client’s limit", async () => {
    await begin();
    const visitor = await server.unlockedVisitor();
    await (await visitor.post(path[name], question[name])).text();
    expect(told(name)).toEqual([[name === "openAI" ? "low" : { effort: "low" }, 4096 + 4096]]);
  });

  it("gets no parameter if the owner leaves it to the model, and still has the tokens", async () => {
    await begin({ anthropic: "default", openAI: "default" });
    const visitor = await server.unlockedVisitor();
    await (await visitor.post(path[name], question[name])).text();
    expect(told(name)).toEqual([[null, 4096 + 16_384]]);
  });

  it("that does not know the parameter is asked again without it, once for all visitors", async () => {
    await begin({ standIns: { refuses: ["reasoning_effort", "output_config"] } });
    for (let visit = 0; visit < 2; visit += 1) {
      const visitor = await server.unlockedVisitor();
      const response = await visitor.post(path[name], question[name]);
      expect([response.status, await response.text()]).toEqual([200, expect.stringContaining(" do.")]);
    }
    const effort = name === "openAI" ? "low" : { effort: "low" };
    expect(told(name)).toEqual([
      [effort, 8192],
      [null, 4096],
      [null, 4096],
    ]);
  });

  it("that cannot stop thinking gets a request to think little", async () => {
    await begin({ anthropic: "off", openAI: "none", standIns: { refuses: ["thinking", "reasoning_effort=none"] } });
    const visitor = await server.unlockedVisitor();
    await (await visitor.post(path[name], question[name])).text();
    const [first, second] = name === "openAI" ? ["none", "low"] : [{ type: "disabled" }, { effort: "low" }];
    expect(told(name)).toEqual([
      [first, 4096],
      [second, 8192],
    ]);
  });

  it("that refuses another field is not asked again", async () => {
    await begin({ standIns: { behaviour: "400" } });
    const visitor = await server.unlockedVisitor();
    const response = await visitor.post(path[name], question[name]);
    expect([response.status, await response.json(), told(name).length]).toMatchObject([
      400,
      { error: { message: "The stand-in answers 400." } },
      1,
    ]);
  });

  it("reserves tokens for thinking, once", async () => {
    const asked: unknown[] = [];
    const settled: number[] = [];
    const reservation: BudgetReservation = { settle: (used) => void settled.push(used), keep: () => {} };
    const budgets: Budgets = {
      reply: async (_c, { mostTokens, thinkingTokens }) => {
        asked.push([mostTokens, thinkingTokens]);
        return reservation;
      },
      speech: async () => reservation,
      agent: async () => reservation,
      exchange: async () => {},
    };
    await begin({
      anthropic: "high",
      openAI: "high",
      budgets,
      standIns: { refuses: ["reasoning_effort", "output_config"] },
    });
    const visitor = await server.unlockedVisitor();
    await (await visitor.post(path[name], question[name])).text();
    expect([asked, settled.length, told(name).length]).toEqual([[[4096 + 16_384, 16_384]], 1, 2]);
  });
});

it("a model that knows only other efforts gets no parameter, and tokens to think", async () => {
  await begin({ standIns: { refuses: ["reasoning_effort=low"] } });
  const visitor = await server.unlockedVisitor();
  await (await visitor.post(path.openAI, question.openAI)).text();
  expect(told("openAI")).toEqual([
    ["low", 8192],
    [null, 8192],
  ]);
});
