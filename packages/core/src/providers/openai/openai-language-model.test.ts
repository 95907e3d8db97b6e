import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ReplyRequest } from "../../contracts";
import { startOpenAIStandIn, type StandIn } from "../../testing/servers";
import { createOpenAILanguageModel, type OpenAILanguageModelOptions } from "./index";

const reply = "Invisible waves, captured by the tallest of towers — 🜁 quite naïvely.";

describe("replies by OpenAI", () => {
  let standIn: StandIn;
  beforeEach(async () => {
    standIn = await startOpenAIStandIn({ reply, delays: 0 });
  });
  afterEach(() => standIn.close());

  const create = (options: Partial<OpenAILanguageModelOptions> = {}) =>
    createOpenAILanguageModel({ baseURL: `${standIn.url}/v1`, model: "gpt-6.1-sol", maxRetries: 0, ...options });
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

  it("asks with the system prompt first, then the history", async () => {
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
        max_completion_tokens: 4096,
        messages: [{ role: "system", content: "You are Tesla." }, ...messages],
      },
    ]);
  });

  it("sends neither a temperature nor stop strings unless they are asked for", async () => {
    await read();
    await read(create({ maxTokens: 100 }), { ...hello, maxTokens: 7, temperature: 0.5, stop: ["\nHypatia:"] });
    expect(bodies()).toEqual([
      { model: "gpt-6.1-sol", stream: true, max_completion_tokens: 4096, messages: hello.messages },
      {
        model: "gpt-6.1-sol",
        stream: true,
        max_completion_tokens: 7,
        temperature: 0.5,
        stop: ["\nHypatia:"],
        messages: hello.messages,
      },
    ]);
  });

  it("carries a placeholder behind a proxy and the key where one is given", async () => {
    await read();
    await read(create({ apiKey: "sk-own" }));
    expect(standIn.requests.map(({ headers }) => headers.authorization)).toEqual(["Bearer proxied", "Bearer sk-own"]);
  });

  it("asks nobody with an empty key", async () => {
    const { error } = await read(create({ apiKey: "" }));
    expect(error).toMatchObject({ reason: "missingKey", message: expect.stringMatching(/^OpenAI API key not found/) });
    expect(standIn.requests).toEqual([]);
  });

  it("holds to any number of stop strings, though the vendor takes four", async () => {
    const stop = ["one", "two", "three", "four", " towers"];
    expect((await read(create(), { ...hello, stop })).text).toBe("Invisible waves, captured by the tallest of");
    expect(bodies()).toMatchObject([{ stop: ["one", "two", "three", "four"] }]);
  });

  it("asks again without a parameter the model refuses, and remembers it", async () => {
    await standIn.close();
    standIn = await startOpenAIStandIn({ reply, delays: 0, refuses: ["temperature", "stop"] });
    const model = create();
    const request = { ...hello, temperature: 0.3, stop: [" towers"] };
    expect([(await read(model, request)).text, (await read(model, request)).text]).toEqual(
      Array(2).fill("Invisible waves, captured by the tallest of"),
    );
    expect(standIn.requests).toHaveLength(4);
  });

  it("tries again after as long as the vendor asks for", async () => {
    standIn.setRetryAfter("0.01");
    standIn.setBehaviour(["429", "429", "reply"]);
    expect(await read(create({ maxRetries: 2 }))).toEqual({ text: reply, error: undefined });
    expect(standIn.requests).toHaveLength(3);
  });

  it("does not wait a minute for the vendor", async () => {
    standIn.setRetryAfter("60");
    standIn.setBehaviour("429");
    expect((await read(create({ maxRetries: 2 }))).error).toMatchObject({
      reason: "rateLimited",
      status: 429,
      retryAfterMs: 60_000,
    });
    expect(standIn.requests).toHaveLength(1);
  });

  it.each([
    ["insufficient_quota", "insufficient_quota"],
    ["requests", "insufficient_quota"],
    ["billing_error", null],
  ])("does not ask again where the credit is used up (%s, %s)", async (type, code) => {
    const fetch = vi.fn(async () =>
      Response.json({ error: { type, code, message: "You exceeded your current quota." } }, { status: 429 }),
    );
    expect((await read(create({ maxRetries: 2, fetch }))).error).toMatchObject({ reason: "outOfCredit", status: 429 });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("does not ask again where there is no key", async () => {
    const fetch = vi.fn(async () =>
      Response.json({ error: { type: "not_configured", message: "No key." } }, { status: 503 }),
    );
    expect((await read(create({ maxRetries: 2, fetch }))).error).toMatchObject({ reason: "missingKey", status: 503 });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("ends at once when it is aborted between two tries", async () => {
    standIn.setRetryAfter("50");
    standIn.setBehaviour("429");
    const abort = new AbortController();
    const first = create({ maxRetries: 2 }).stream(hello, { signal: abort.signal })[Symbol.asyncIterator]().next();
    await vi.waitFor(() => expect(standIn.requests).toHaveLength(1), 60_000);
    abort.abort();
    await expect(first).rejects.toMatchObject({ name: "AbortError" });
  });

  it.each(["hang", "hang-after-headers", "slow"] as const)(
    'closes the connection when it is aborted while the vendor does "%s"',
    async (behaviour) => {
      standIn.setBehaviour(behaviour);
      const abort = new AbortController();
      const pieces = create().stream(hello, { signal: abort.signal })[Symbol.asyncIterator]();
      const next = pieces.next();
      await vi.waitFor(() => expect(standIn.openConnections()).toBe(1), 60_000);
      abort.abort();
      await expect(next.then(() => pieces.next())).rejects.toMatchObject({ name: "AbortError" });
      await vi.waitFor(() => expect(standIn.openConnections()).toBe(0), 60_000);
    },
  );

  it("closes the connection when the reader leaves", async () => {
    standIn.setBehaviour("slow");
    for await (const _ of create().stream(hello, { signal: signal() })) break;
    await vi.waitFor(() => expect(standIn.openConnections()).toBe(0), 60_000);
  });

  it("gives up on an answer that begins and never goes on", async () => {
    standIn.setBehaviour("hang-after-headers");
    expect((await read(create({ timeoutMs: 50 }))).error).toMatchObject({ reason: "timeout" });
  });

  it.each([
    ["html", "invalid", ""],
    ["cut-clean", "cutOff", "Invisible waves"],
    ["error-event", "overloaded", "Invisible waves"],
    ["422", "invalid", ""],
    ["529", "overloaded", ""],
  ] as const)('tells the answer "%s" as %s', async (behaviour, reason, begins) => {
    standIn.setBehaviour(behaviour);
    const { text, error } = await read();
    expect(error).toMatchObject({ reason });
    expect([text.slice(0, begins.length), text === ""]).toEqual([begins, begins === ""]);
  });

  it.each([
    ["a web page", new Response("<h1>Hello</h1>", { headers: { "content-type": "text/html" } })],
    ["half a JSON", new Response('{"choices": [', { headers: { "content-type": "application/json" } })],
    ["another JSON", Response.json({ message: "hello" })],
    ["nothing", new Response(null, { status: 204 })],
    [
      "a web page that says not found",
      new Response("<h1>Where?</h1>", { status: 404, headers: { "content-type": "text/html" } }),
    ],
  ])("does not take %s for a reply", async (_case, response) => {
    const model = create({ fetch: async () => response.clone() });
    expect((await read(model)).error).toMatchObject({ reason: "invalid" });
    await expect(model.complete(hello, { signal: signal() })).rejects.toMatchObject({ reason: "invalid" });
  });

  it("loads the SDK ahead of the first call without asking anybody", async () => {
    const model = create();
    await model.preload();
    expect([model.name, model.kind, standIn.requests]).toEqual(["OpenAI gpt-6.1-sol", "remote", []]);
  });

  it("says what is wrong with an address that leads nowhere", () => {
    expect(() => create({ baseURL: "/api/openai/v1" })).toThrow('The base URL "/api/openai/v1" is no address here.');
  });
});
