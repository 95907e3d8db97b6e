import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ReplyRequest } from "../../contracts";
import { startOpenAIStandIn, type StandIn } from "@archive-of-minds/testing/servers";
import { describeRemoteReplies } from "../remote-replies.fixture";
import { createOpenAILanguageModel, type OpenAILanguageModelOptions } from "./index";

const reply = "Invisible waves, captured by the tallest of towers — 🜁 quite naïvely.";

describeRemoteReplies({
  name: "OpenAI",
  reply,
  begins: "Invisible waves",
  noKey: /^OpenAI API key not found/,
  failed: /\S/,
  start: (text) => startOpenAIStandIn({ reply: text, delays: 0 }),
  create: ({ url }, options) => createOpenAILanguageModel({ baseURL: `${url}/v1`, model: "gpt-6.1-sol", ...options }),
});

describe("replies by OpenAI", () => {
  let standIn: StandIn;
  beforeEach(async () => {
    standIn = await startOpenAIStandIn({ reply, delays: 0 });
  });
  afterEach(() => standIn.close());

  const create = (options: Partial<OpenAILanguageModelOptions> = {}) =>
    createOpenAILanguageModel({
      baseURL: `${standIn.url}/v1`,
      apiKey: "sk-test",
      model: "gpt-6.1-sol",
      maxRetries: 0,
      ...options,
    });
  const bodies = () => standIn.requests.map(({ body }) => body);
  const hello: ReplyRequest = { messages: [{ role: "user", content: "Hello." }] };
  const signal = () => new AbortController().signal;
  const read = async (model = create(), request = hello) => {
    let text = "";
    let error: unknown;
    try {
      for await (const piece of model.stream(request, { signal: signal() }))
        if (typeof piece === "string") text += piece;
    } catch (thrown) {
      error = thrown;
    }
    return { text, error };
  };

  it("sends the system prompt first, then the history", async () => {
    const messages = [
      { role: "user", content: "Hello." },
      { role: "assistant", content: "Good day." },
      { role: "user", content: "Who are you?" },
    ] as const;
    await read(create(), { system: "You are Tesla.", messages });
    expect(bodies()).toEqual([
      {
        model: "gpt-6.1-sol",
        stream: true,
        stream_options: { include_usage: true },
        max_completion_tokens: 4096,
        messages: [{ role: "system", content: "You are Tesla." }, ...messages],
      },
    ]);
  });

  it("sends a temperature and stop strings only if they are requested", async () => {
    await read();
    await read(create({ maxTokens: 100 }), { ...hello, maxTokens: 7, temperature: 0.5, stop: ["\nHypatia:"] });
    expect(bodies()).toEqual([
      {
        model: "gpt-6.1-sol",
        stream: true,
        stream_options: { include_usage: true },
        max_completion_tokens: 4096,
        messages: hello.messages,
      },
      {
        model: "gpt-6.1-sol",
        stream: true,
        stream_options: { include_usage: true },
        max_completion_tokens: 7,
        temperature: 0.5,
        stop: ["\nHypatia:"],
        messages: hello.messages,
      },
    ]);
  });

  it("carries a placeholder for a server without keys, and the key where one is given", async () => {
    await read(createOpenAILanguageModel({ baseURL: `${standIn.url}/v1`, model: "llama3.2" }));
    await read(create({ apiKey: "sk-own" }));
    expect(standIn.requests.map(({ headers }) => headers.authorization)).toEqual(["Bearer none", "Bearer sk-own"]);
  });

  it("applies any number of stop strings, though the vendor takes four", async () => {
    const stop = ["one", "two", "three", "four", " towers"];
    expect((await read(create(), { ...hello, stop })).text).toBe("Invisible waves, captured by the tallest of");
    expect(bodies()).toMatchObject([{ stop: ["one", "two", "three", "four"] }]);
  });

  it("retries without a parameter that the model refuses, and remembers it", async () => {
    await standIn.close();
    standIn = await startOpenAIStandIn({ reply, delays: 0, refuses: ["temperature", "stop"] });
    const model = create();
    const request = { ...hello, temperature: 0.3, stop: [" towers"] };
    expect([(await read(model, request)).text, (await read(model, request)).text]).toEqual(
      Array(2).fill("Invisible waves, captured by the tallest of"),
    );
    expect(standIn.requests).toHaveLength(4);
  });

  it.each([
    ["insufficient_quota", "insufficient_quota"],
    ["requests", "insufficient_quota"],
    ["billing_error", null],
  ])("does not retry when the credit is used up (%s, %s)", async (type, code) => {
    const fetch = vi.fn(async () =>
      Response.json({ error: { type, code, message: "You exceeded your current quota." } }, { status: 429 }),
    );
    expect((await read(create({ maxRetries: 2, fetch }))).error).toMatchObject({ reason: "outOfCredit", status: 429 });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("loads the SDK ahead of the first call without a request", async () => {
    const model = create();
    await model.preload();
    expect([model.name, model.kind, standIn.requests]).toEqual([
      `gpt-6.1-sol (${new URL(standIn.url).host})`,
      "remote",
      [],
    ]);
  });
});
