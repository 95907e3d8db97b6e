import {
  faults,
  startAnthropicStandIn,
  startOpenAIStandIn,
  type Fault,
  type StandIn,
} from "@archive-of-minds/testing/servers";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import type { LanguageModel } from "../contracts";
import { createAnthropicLanguageModel } from "./anthropic";
import { createOpenAILanguageModel } from "./openai";

// How often a vendor is called for one message.

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

let vendors: Readonly<Record<"openAI" | "anthropic", StandIn>>;
beforeAll(async () => {
  vendors = {
    openAI: await startOpenAIStandIn({ delays: 0 }),
    anthropic: await startAnthropicStandIn({ delays: 0, models: ["claude-test"] }),
  };
});
afterAll(() => Promise.all(Object.values(vendors).map((vendor) => vendor.close())));
afterEach(() => Object.values(vendors).forEach((vendor) => vendor.setBehaviour("reply")));

/** A fetch without `retry-after`, so that the SDK retries at once. */
const impatient: typeof globalThis.fetch = async (input, init) => {
  const response = await fetch(input, init);
  const answered = new Headers(response.headers);
  answered.delete("retry-after");
  answered.set("retry-after-ms", "1");
  return new Response(response.body, { status: response.status, headers: answered });
};

const openAI = () =>
  createOpenAILanguageModel({ baseURL: `${vendors.openAI.url}/v1`, model: "gpt-test", fetch: impatient });
const anthropic = (known = models) =>
  createAnthropicLanguageModel({ baseURL: vendors.anthropic.url, models: known, fetch: impatient });
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
  const before = vendors[vendor].requests.length;
  await work();
  return vendors[vendor].requests.length - before;
}

it.each([
  ["openAI", openAI],
  ["anthropic", () => anthropic(["claude-test"])],
] as const)("one message costs at most three calls of %s, however it fails", async (vendor, create) => {
  const counts: Record<string, number> = {};
  for (const fault of answering) {
    vendors[vendor].setBehaviour(fault);
    counts[fault] = await callsOf(vendor, () => send(create(), "stream"));
  }
  expect(Object.entries(counts).filter(([, count]) => count > 3)).toEqual([]);
  // Temporary failures are retried, refusals are not.
  expect([counts["503"], counts["429"], counts["401"], counts["reply"]]).toEqual([3, 3, 1, 1]);
});

it.each(["503", "429", "529", "reset", "cut", "error-with-200", "401", "reply"] as const)(
  "with five unknown models and %s of the sixth it costs eight at most",
  async (fault) => {
    vendors.anthropic.setBehaviour(fault);
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
