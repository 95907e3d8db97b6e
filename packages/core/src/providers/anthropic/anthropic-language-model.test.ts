import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ReplyRequest } from "../../contracts";
import { startAnthropicStandIn, type StandIn } from "@archive-of-minds/testing/servers";
import { describeRemoteReplies } from "../remote-replies.fixture";
import { createAnthropicLanguageModel, type AnthropicLanguageModelOptions } from "./index";

const reply = "The stars keep their accounts in geometry — 🜁 quite naïvely.";
const models = ["claude-6", "claude-5", "claude-4", "claude-3", "claude-2", "claude-1"];
const exhausted = "No compatible Claude models found. Please check your API key has access to Claude models.";

/** Sends the whole reply and keeps the connection open. */
const neverClosed: typeof fetch = async () => {
  const frames = [
    ["content_block_delta", { index: 0, delta: { type: "text_delta", text: "Whole." } }],
    ["message_delta", { delta: { stop_reason: "end_turn" }, usage: {} }],
  ] as const;
  const bytes = new TextEncoder().encode(
    frames.map(([type, data]) => `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`).join(""),
  );
  const body = new ReadableStream({ start: (controller) => controller.enqueue(bytes) });
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
};

describeRemoteReplies({
  name: "Claude",
  reply,
  begins: "The stars",
  noKey: /^Anthropic API key not found\. /,
  failed: /^Failed to stream response from Claude: ./,
  start: (text) => startAnthropicStandIn({ reply: text, delays: 0 }),
  create: ({ url }, options) => createAnthropicLanguageModel({ baseURL: url, models, ...options }),
});

describe("replies by Claude", () => {
  let standIn: StandIn;
  beforeEach(async () => {
    standIn = await startAnthropicStandIn({ reply, delays: 0 });
  });
  afterEach(() => standIn.close());

  const create = (options: Partial<AnthropicLanguageModelOptions> = {}) =>
    createAnthropicLanguageModel({ baseURL: standIn.url, models, maxRetries: 0, ...options });
  const bodies = () => standIn.requests.map(({ body }) => body);
  const asked = () => standIn.requests.map(({ body }) => (body as { readonly model: string }).model);
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

  it("sends the system prompt separately, with temperature 1 and 4096 tokens at most", async () => {
    const messages = [
      { role: "user", content: "Hello." },
      { role: "assistant", content: "Good day." },
      { role: "user", content: "Who are you?" },
    ] as const;
    await read(create(), { system: "You are Hypatia.", messages });
    expect(bodies()).toEqual([
      { model: "claude-6", stream: true, max_tokens: 4096, temperature: 1, system: "You are Hypatia.", messages },
    ]);
  });

  it("passes on the options, without blank stop strings, which the vendor refuses", async () => {
    await read(create(), { ...hello, maxTokens: 7, temperature: 0.5, stop: ["\n\n", "\nTesla:"] });
    expect(bodies()).toEqual([
      {
        model: "claude-6",
        stream: true,
        max_tokens: 7,
        temperature: 0.5,
        stop_sequences: ["\nTesla:"],
        messages: hello.messages,
      },
    ]);
  });

  it("uses a small model for a whole reply, with few tokens for a bare question", async () => {
    const model = create({ smallModel: "claude-small" });
    const options = { signal: signal() };
    expect(await model.complete({ ...hello, system: "Be brief." }, options)).toBe(reply);
    await model.complete(hello, options);
    await model.complete({ ...hello, maxTokens: 20 }, options);
    expect(bodies()).toEqual([
      { model: "claude-small", max_tokens: 2048, temperature: 1, system: "Be brief.", messages: hello.messages },
      { model: "claude-small", max_tokens: 300, temperature: 1, messages: hello.messages },
      { model: "claude-small", max_tokens: 20, temperature: 1, messages: hello.messages },
    ]);
  });

  it("reads the first text of a whole reply", async () => {
    const content = [
      { type: "thinking", thinking: "Hm.", signature: "" },
      { type: "text", text: "Faust" },
      { type: "text", text: "Flux" },
    ];
    const model = create({
      fetch: async () => Response.json({ type: "message", role: "assistant", content, stop_reason: "end_turn" }),
    });
    expect(await model.complete(hello, { signal: signal() })).toBe("Faust");
  });

  it("falls back to the first model that the vendor knows, and remembers it", async () => {
    standIn.setBehaviour("404-first-5-models");
    const model = create();
    const { host } = new URL(standIn.url);
    expect(model.name).toBe(`claude-6 (${host})`);
    expect(await read(model)).toEqual({ text: reply, error: undefined });
    expect(await read(model)).toEqual({ text: reply, error: undefined });
    expect([asked(), model.name]).toEqual([[...models, "claude-1"], `claude-1 (${host})`]);
  });

  it("fails when the vendor knows none of the models, and tries all of them again the next time", async () => {
    standIn.setBehaviour("404");
    const model = create();
    expect((await read(model)).error).toMatchObject({ reason: "notFound", status: 404, message: exhausted });
    expect(asked()).toEqual(models);
    standIn.setBehaviour("reply");
    expect(await read(model)).toEqual({ text: reply, error: undefined });
    expect(asked()).toEqual([...models, "claude-6"]);
  });

  it.each(["400", "401", "403", "429", "529"] as const)("does not try another model after %s", async (behaviour) => {
    standIn.setBehaviour(behaviour);
    const { error } = await read();
    expect(error).toMatchObject({
      status: Number(behaviour),
      message: `Failed to stream response from Claude: The stand-in answers ${behaviour}.`,
    });
    expect(asked()).toEqual(["claude-6"]);
  });

  it("retries without a temperature when the model refuses one, and remembers it", async () => {
    await standIn.close();
    standIn = await startAnthropicStandIn({ reply, delays: 0, refuses: ["temperature"] });
    const model = create();
    expect([(await read(model)).text, (await read(model)).text]).toEqual([reply, reply]);
    expect(bodies().map((body) => Object.keys(body as object).includes("temperature"))).toEqual([true, false, false]);
  });

  it("replaces a picture by words when the model refuses it, and remembers that", async () => {
    const bodiesSent: string[] = [];
    const model = create({
      fetch: async (input, init) => {
        const body = init?.body as string;
        bodiesSent.push(body);
        if (!body.includes('"image"')) return fetch(input, init);
        const message =
          "image input is not supported - hint: if this is unexpected, you may need to provide the mmproj";
        return Response.json({ error: { type: "invalid_request_error", message } }, { status: 400 });
      },
    });
    expect(model.takesPictures).toBeUndefined();
    const pictured = { ...hello, image: { jpegBase64: "AAAA" } };
    expect([(await read(model, pictured)).text, (await read(model, pictured)).text]).toEqual([reply, reply]);
    expect([model.takesPictures, bodiesSent.map((body) => /shares a picture/.test(body))]).toEqual([
      false,
      [false, true, true],
    ]);
  });

  it("goes on sending pictures after one that is too large", async () => {
    const message = "messages.0.content.0.image.source.base64: image exceeds 5 MB maximum";
    const model = create({
      fetch: async () => Response.json({ error: { type: "invalid_request_error", message } }, { status: 400 }),
    });
    expect((await read(model, { ...hello, image: { jpegBase64: "AAAA" } })).error).toMatchObject({ reason: "invalid" });
    expect(model.takesPictures).toBeUndefined();
  });

  it("keeps a finished reply whose connection is never closed", async () => {
    expect(await read(create({ fetch: neverClosed }))).toEqual({ text: "Whole.", error: undefined });
  });

  it("ends with an abort when it is aborted before a finished reply is closed", async () => {
    const abort = new AbortController();
    const pieces = create({ fetch: neverClosed }).stream(hello, { signal: abort.signal })[Symbol.asyncIterator]();
    expect(await pieces.next()).toEqual({ done: false, value: "Whole." });
    const end = pieces.next();
    // One task is enough for the stop reason, which came with the text.
    await new Promise((resolve) => setImmediate(resolve));
    abort.abort();
    await expect(end).rejects.toMatchObject({ name: "AbortError" });
  });
});
