import type { AnthropicEffort } from "@archive-of-minds/core/providers/anthropic";
import type { OpenAIEffort } from "@archive-of-minds/core/providers/openai";
import type { ChatReservation } from "@archive-of-minds/core/server";
import type { StandInOptions } from "@archive-of-minds/testing/servers";
import { afterEach, describe, expect, it } from "vitest";
import type { Budgets } from "../budgets/budgets";
import { createTestProxyServer, routes, type TestProxyServer } from "../proxies/testing/test-proxy-server";
import { unlimitedBudgets } from "../proxies/testing/unlimited-budgets";
import { readReply } from "./testing/read-reply";

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

const question = { openAI: routes[0]?.body ?? {}, anthropic: routes[1]?.body ?? {} };
type Vendor = keyof typeof question;
const vendors: readonly Vendor[] = ["openAI", "anthropic"];

/** Asks as a new visitor. */
async function ask(name: Vendor) {
  const visitor = await server.unlockedVisitor();
  return readReply(await visitor.post("/api/chat", question[name]));
}

/** The effort and the length limit that each vendor received. */
const received = (name: Vendor) =>
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

describe.each(vendors)("a model of %s that thinks", (name) => {
  it("gives a whole reply although it thinks longer than a reply may be", async () => {
    await begin({ standIns: { thinks: 4_000, reply: "It hums beneath every street. ".repeat(20) } });
    expect(await ask(name)).toMatchObject({ text: "It hums beneath every street. ".repeat(20), outcome: "complete" });
  });

  it("is told to think little, with tokens for it beyond the length limit", async () => {
    await begin();
    await ask(name);
    expect(received(name)).toEqual([[name === "openAI" ? "low" : { effort: "low" }, 4096 + 4096]]);
  });

  it("gets no parameter if the owner leaves it to the model, and still has the tokens", async () => {
    await begin({ anthropic: "default", openAI: "default" });
    await ask(name);
    expect(received(name)).toEqual([[null, 4096 + 16_384]]);
  });

  it("is asked again without a parameter that it does not know, once for all visitors", async () => {
    await begin({ standIns: { refuses: ["reasoning_effort", "output_config"] } });
    for (let visit = 0; visit < 2; visit += 1) expect(await ask(name)).toMatchObject({ outcome: "complete" });
    const effort = name === "openAI" ? "low" : { effort: "low" };
    expect(received(name)).toEqual([
      [effort, 8192],
      [null, 4096],
      [null, 4096],
    ]);
  });

  it("is told to think little if it cannot stop thinking", async () => {
    await begin({ anthropic: "off", openAI: "none", standIns: { refuses: ["thinking", "reasoning_effort=none"] } });
    await ask(name);
    const [first, second] = name === "openAI" ? ["none", "low"] : [{ type: "disabled" }, { effort: "low" }];
    expect(received(name)).toEqual([
      [first, 4096],
      [second, 8192],
    ]);
  });

  it("is not asked again if it refuses something else", async () => {
    await begin({ standIns: { behaviour: "400" } });
    expect([await ask(name), received(name).length]).toMatchObject([{ outcome: "error: invalid" }, 1]);
  });

  it("has tokens for thinking reserved, once", async () => {
    const asked: unknown[] = [];
    let settled = 0;
    const reservation: ChatReservation = { settle: () => void (settled += 1) };
    const budgets: Budgets = {
      ...unlimitedBudgets,
      async reply(_c, { outputTokens, thinkingTokens }) {
        asked.push([outputTokens, thinkingTokens]);
        return reservation;
      },
    };
    await begin({
      anthropic: "high",
      openAI: "high",
      budgets,
      standIns: { refuses: ["reasoning_effort", "output_config"] },
    });
    await ask(name);
    expect([asked, settled, received(name).length]).toEqual([[[4096, 16_384]], 1, 2]);
  });
});

it("a model that knows only other efforts gets no parameter, and tokens to think", async () => {
  await begin({ standIns: { refuses: ["reasoning_effort=low"] } });
  await ask("openAI");
  expect(received("openAI")).toEqual([
    ["low", 8192],
    [null, 8192],
  ]);
});
