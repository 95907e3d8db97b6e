import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { LanguageModelError, type StreamPart } from "../contracts";
import { createAnthropicLanguageModel } from "./anthropic";
import { abortError } from "../shared/aborting";
import { createOpenAILanguageModel } from "./openai";
import type { LazyLanguageModel, SdkClientOptions } from "./sdk-client";

// A server on one's own machine that loads its model when it is asked.

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const loading = () =>
  Response.json({ error: { code: 503, message: "Loading model", type: "unavailable_error" } }, { status: 503 });

/** A format that a server speaks: a whole reply in it, and the model that asks in it. */
interface Format {
  readonly event: object;
  readonly create: (options: SdkClientOptions) => LazyLanguageModel;
}

const formats: readonly (readonly [string, Format])[] = [
  [
    "OpenAI",
    {
      event: { choices: [{ index: 0, delta: { content: "A wave." }, finish_reason: "stop" }] },
      create: (options) => createOpenAILanguageModel({ model: "m", ...options }),
    },
  ],
  [
    "Anthropic",
    {
      event: { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "A wave." } },
      create: (options) => createAnthropicLanguageModel({ models: ["m"], ...options }),
    },
  ],
];

describe.each(formats)("in the format of %s", (_, { event, create }) => {
  // The SDK comes from the disk, which the simulated time does not wait for.
  beforeAll(() => create({ baseURL: "http://localhost" }).preload());

  const reply = () =>
    new Response(`data: ${JSON.stringify(event)}\n\ndata: ${JSON.stringify({ type: "message_stop" })}\n\n`, {
      headers: { "content-type": "text/event-stream" },
    });

  /** Asks a server, and notes what arrives with the second at which it does. */
  function ask(answer: (call: number, signal: AbortSignal) => Promise<Response>, firstWordMs = 90_000) {
    let calls = 0;
    const fetch: typeof globalThis.fetch = (_input, init) => answer((calls += 1), init?.signal as AbortSignal);
    const baseURL = "http://localhost:8080/v1";
    const model = create({ baseURL, fetch, firstWordMs, loadsModels: true });
    const parts: (string | StreamPart)[] = [];
    const abort = new AbortController();
    const ended = (async () => {
      try {
        for await (const part of model.stream(
          { messages: [{ role: "user", content: "Hi" }] },
          { signal: abort.signal },
        ))
          parts.push(part);
        return "complete";
      } catch (error) {
        return error instanceof LanguageModelError ? error.reason : (error as Error).name;
      }
    })();
    return { parts, ended, abort, calls: () => calls };
  }

  const signs = (parts: readonly (string | StreamPart)[]) =>
    parts.filter((part) => typeof part !== "string" && part.type === "alive" && part.isLoading === true).length;
  const texts = (parts: readonly (string | StreamPart)[]) => parts.filter((part) => typeof part === "string").join("");

  it("is asked again while it loads, with signs of life, until it answers", async () => {
    const asked = ask(async (call) => (call <= 40 ? loading() : reply()));
    await vi.advanceTimersByTimeAsync(79_000);
    expect([texts(asked.parts), signs(asked.parts) >= 15]).toEqual(["", true]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect([await asked.ended, texts(asked.parts), asked.calls()]).toEqual(["complete", "A wave.", 41]);
  });

  it("is given up when its time has passed", async () => {
    const asked = ask(async () => loading());
    await vi.advanceTimersByTimeAsync(91_000);
    expect([await asked.ended, asked.calls()]).toEqual(["overloaded", 46]);
  });

  it("shows signs of life while it accepts the request and sends nothing for 90 seconds", async () => {
    const asked = ask(() => new Promise((resolve) => setTimeout(() => resolve(reply()), 90_000)));
    await vi.advanceTimersByTimeAsync(89_999);
    expect([texts(asked.parts), signs(asked.parts)]).toEqual(["", 17]);
    await vi.advanceTimersByTimeAsync(1);
    expect([await asked.ended, texts(asked.parts)]).toEqual(["complete", "A wave."]);
  });

  it("is not asked again once the visitor has left", async () => {
    const asked = ask(async () => loading());
    await vi.advanceTimersByTimeAsync(3_000);
    asked.abort.abort();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([await asked.ended, asked.calls()]).toEqual(["AbortError", 2]);
  });

  it("is asked no more once the reader of its signs of life has left", async () => {
    let connection: AbortSignal | undefined;
    const fetch: typeof globalThis.fetch = (_input, init) =>
      new Promise((_resolve, reject) => {
        connection = init?.signal ?? undefined;
        connection?.addEventListener("abort", () => reject(abortError()));
      });
    const model = create({ baseURL: "http://localhost:8080/v1", fetch, loadsModels: true });
    const parts = model.stream(
      { messages: [{ role: "user", content: "Hi" }] },
      { signal: new AbortController().signal },
    );
    const reading = (async () => {
      for await (const _part of parts) break;
    })();
    await vi.advanceTimersByTimeAsync(6_000);
    await reading;
    expect(connection?.aborted).toBe(true);
  });

  it("whose status 503 has another reason fails as before", async () => {
    const asked = ask(async () => Response.json({ error: { message: "Down." } }, { status: 503 }));
    await vi.advanceTimersByTimeAsync(20_000);
    expect([await asked.ended, asked.calls()]).toEqual(["overloaded", 3]);
  });
});
