import { afterEach, describe, expect, it } from "vitest";
import type { LanguageModel, StreamPart } from "../contracts";
import {
  startAnthropicStandIn,
  startOpenAIStandIn,
  type StandIn,
  type StandInOptions,
} from "@archive-of-minds/testing/servers";
import { createAnthropicLanguageModel } from "./anthropic";
import { createOpenAILanguageModel } from "./openai";

let vendor: StandIn;
afterEach(() => vendor.close());

const vendors = {
  OpenAI: {
    start: startOpenAIStandIn,
    create: (fetch?: typeof globalThis.fetch): LanguageModel =>
      createOpenAILanguageModel({
        baseURL: `${vendor.url}/v1`,
        apiKey: "key",
        model: "gpt-test",
        ...(fetch && { fetch }),
      }),
  },
  Anthropic: {
    start: startAnthropicStandIn,
    create: (fetch?: typeof globalThis.fetch): LanguageModel =>
      createAnthropicLanguageModel({
        baseURL: vendor.url,
        apiKey: "key",
        models: ["claude-test"],
        ...(fetch && { fetch }),
      }),
  },
} as const;

const reply = "It hums beneath every street.";

describe.each(["OpenAI", "Anthropic"] as const)("a model of %s", (name) => {
  const begin = async (options: StandInOptions = {}) => {
    vendor = await vendors[name].start({ delays: 0, reply, ...options });
  };
  const read = async (fetch?: typeof globalThis.fetch) => {
    const parts: (string | StreamPart)[] = [];
    for await (const part of vendors[name]
      .create(fetch)
      .stream({ messages: [{ role: "user", content: "Hello" }] }, { signal: new AbortController().signal }))
      parts.push(part);
    const firstWord = parts.findIndex((part) => typeof part === "string");
    return {
      text: parts.filter((part) => typeof part === "string").join(""),
      signs: parts.slice(0, firstWord).length,
      parts,
    };
  };
  /** Puts so many lines before the vendor's stream, in pieces of so many bytes. */
  const before =
    (lines: string, size: number): typeof globalThis.fetch =>
    async (input, init) => {
      const response = await fetch(input, init);
      const bytes = new TextEncoder().encode(lines);
      const stream = new ReadableStream<Uint8Array>({
        async start(controller) {
          for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
          controller.enqueue(new Uint8Array(await response.arrayBuffer()));
          controller.close();
        },
      });
      return new Response(stream, { headers: { "content-type": "text/event-stream" } });
    };

  it("reports a sign of life with each thought", async () => {
    await begin({ thinks: 20 });
    const { text, signs } = await read();
    expect([text, signs >= 20]).toEqual([reply, true]);
  });

  it("reports a sign of life with each comment before the text, however it is split", async () => {
    await begin();
    const { signs: usual } = await read();
    for (const size of [1, 7, 1_000]) {
      const { text, signs } = await read(before(": PROCESSING\n\n", size));
      expect([text, signs]).toEqual([reply, usual + 1]);
    }
  });

  it("reports no sign of life once it has ended", async () => {
    await begin();
    const { parts } = await read();
    const last = parts.findLastIndex((part) => typeof part === "string");
    expect(
      parts.slice(last + 1).filter((part) => typeof part !== "string" && part.type === "alive").length,
    ).toBeLessThanOrEqual(1);
  });
});
