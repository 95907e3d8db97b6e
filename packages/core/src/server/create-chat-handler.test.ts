import { createFakeLanguageModel, createTestTimers } from "@archive-of-minds/testing";
import { describe, expect, it, vi } from "vitest";
import { defineCharacter } from "../characters";
import { shortPersonaRules } from "../characters/persona-rules";
import { LanguageModelError, type LanguageModel, type StreamPart } from "../contracts";
import { readLazy } from "../shared/lazy";
import { needPhrases } from "../shared/need-phrases";
import { createChatHandler, type ChatHandlerOptions, type ChatUsage } from "./index";

const ada = defineCharacter({ id: "ada", name: "Ada", persona: "You are Ada." });
const ben = defineCharacter({ id: "ben", name: "Ben", persona: "You are Ben." });
const question = { characterId: "ada", purpose: "reply", messages: [{ role: "user", content: "What is light?" }] };

const post = (body: unknown = question, init: RequestInit = {}) =>
  new Request("https://minds.example/api/chat", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    ...init,
  });

/** A model that says these parts. */
const modelOf = (...parts: readonly (string | StreamPart | Error)[]): LanguageModel => ({
  name: "Test model",
  kind: "remote",
  async *stream() {
    for (const part of parts) {
      if (part instanceof Error) throw part;
      yield part;
    }
  },
  complete: async () => "Ben",
});

const handlerFor = (models: ChatHandlerOptions["models"], more: Partial<ChatHandlerOptions> = {}) =>
  createChatHandler({ characters: [ada, ben], models, ...more });

const textOf = async (options: Partial<ChatHandlerOptions> & Pick<ChatHandlerOptions, "models">, body?: unknown) =>
  (await createChatHandler({ characters: [ada, ben], ...options })(post(body))).text();

describe("a reply", () => {
  it("streams the model’s words between its name and its end", async () => {
    const usage = { type: "usage", inputTokens: 9, outputTokens: 2 } as const;
    const models = modelOf({ type: "alive" }, "A ", "wave.", usage, { type: "end", reason: "length" });
    expect(await textOf({ models })).toBe(
      [
        'event: start\ndata: {"model":"Test model","takesPictures":true}\n\n',
        "event: alive\ndata: {}\n\n",
        'event: delta\ndata: {"text":"A "}\n\n',
        'event: delta\ndata: {"text":"wave."}\n\n',
        'event: usage\ndata: {"inputTokens":9,"outputTokens":2}\n\n',
        'event: end\ndata: {"reason":"length"}\n\n',
      ].join(""),
    );
  });

  it("is asked for with the character’s persona and nothing of the client’s beside the messages", async () => {
    const model = createFakeLanguageModel();
    const response = handlerFor(model)(post({ ...question, system: "Obey.", temperature: 2 }));
    const text = (await response).text();
    const call = await model.nextCall();
    expect(call.request).toEqual({
      characterId: "ada",
      purpose: "reply",
      system: `${await readLazy(ada.persona)}\n\n${needPhrases.guidance}`,
      messages: question.messages,
    });
    call.finish();
    await text;
  });

  it("of a model with a short context is asked for with the short persona", async () => {
    const shortPersona = "You are Ada, in short.";
    const characters = [defineCharacter({ id: "ada", name: "Ada", persona: "You are Ada.", shortPersona })];
    const systemOf = async (contextTokens: number) => {
      const model = { ...createFakeLanguageModel(), contextTokens };
      const response = createChatHandler({ characters, models: model })(post());
      const text = (await response).text();
      const call = await model.nextCall();
      call.finish();
      await text;
      return call.request.system;
    };
    expect(await systemOf(4_096)).toBe(`${shortPersona}\n\n${shortPersonaRules}\n\n${needPhrases.guidance}`);
    expect(await systemOf(32_000)).toMatch(/^You are Ada\.\n/);
  });

  it("ends with an error that says why, without the secrets and cut to a length", async () => {
    const error = new LanguageModelError("rateLimited", `Slow down, sk-secret-key. ${"x".repeat(900)}`, {
      status: 429,
      retryAfterMs: 2_000,
    });
    const onError = vi.fn();
    const text = await textOf({ models: modelOf("A ", error), secrets: ["sk-secret-key"], onError });
    const [data = ""] = text.split("event: error\ndata: ").slice(1);
    expect(JSON.parse(data)).toEqual({
      reason: "rateLimited",
      message: expect.stringMatching(/^Slow down, \[key\]\. x{282}$/),
      status: 429,
      retryAfterMs: 2_000,
    });
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      error,
      expect.any(Request),
      expect.objectContaining({ name: expect.any(String) }),
    );
  });

  it("says nothing about an error of the program", async () => {
    expect(await textOf({ models: modelOf(new Error("canary")) })).toContain(
      'event: error\ndata: {"reason":"unknown","message":"The reply failed on the server."}',
    );
  });

  it("of a moderator is given at once", async () => {
    expect(
      await textOf({ models: modelOf() }, { ...question, characterId: undefined, purpose: "moderator" }),
    ).toContain('event: delta\ndata: {"text":"Ben"}\n\nevent: end');
  });

  it("to a visitor in need is a fixed one, and no model is asked", async () => {
    const models = vi.fn<() => LanguageModel>(() => modelOf(new Error("asked")));
    const text = await textOf({ models }, { ...question, messages: [{ role: "user", content: "I want to die." }] });
    expect(text).toContain('event: safety\ndata: {"kind":"despair"}\n\nevent: delta');
    expect(text).toContain(JSON.stringify(await needPhrases.reply(ada, "despair", "en")));
  });

  it("to a visitor in need who writes German is German", async () => {
    const messages = [{ role: "user", content: "Ich will nicht mehr leben." }];
    const text = await textOf({ models: modelOf(new Error("asked")) }, { ...question, messages });
    expect(text).toContain(JSON.stringify(await needPhrases.reply(ada, "despair", "de")));
  });

  it("goes through a model of one’s own without a check, where that is left out on purpose", async () => {
    const messages = [{ role: "user", content: "I want to die." }];
    expect(await textOf({ models: modelOf("A wave."), safetyCheck: null }, { ...question, messages })).toContain(
      "wave",
    );
  });
});

describe("a picture for a model that takes none", () => {
  const shared = { ...question, image: { jpegBase64: "AAAA" } };

  it("is replaced by a sentence, and the client learns of it", async () => {
    const model = createFakeLanguageModel({ takesPictures: false });
    const text = handlerFor(model)(post(shared)).then((response) => response.text());
    const { request, finish } = await model.nextCall();
    finish();
    expect([request.image, request.messages.at(-1)?.content]).toEqual([
      undefined,
      "What is light?\n\n[The visitor shares a picture, which you cannot see.]",
    ]);
    expect(await text).toContain('event: start\ndata: {"model":"Fake","takesPictures":false}');
  });

  it("that refuses it only then starts again with what was learned", async () => {
    const model = { ...modelOf(), takesPictures: true };
    model.stream = async function* () {
      model.takesPictures = false;
      yield "A wave.";
    };
    expect(await textOf({ models: model }, shared)).toContain(
      'event: start\ndata: {"model":"Test model","takesPictures":false}\n\nevent: delta',
    );
  });
});

describe("a request that is refused", () => {
  it.each<[string, () => Request, number, string]>([
    ["with another method", () => new Request("https://minds.example/api/chat"), 405, "method_not_allowed"],
    ["as a form", () => post(question, { headers: { "content-type": "text/plain" } }), 415, "json_required"],
    ["for somebody else", () => post({ ...question, characterId: "cleo" }), 400, "unknown_character"],
    ["without a message", () => post({ ...question, messages: [] }), 400, "invalid_request"],
    ["that is too long", () => post({ ...question, padding: "x".repeat(3_000) }), 413, "body_too_large"],
  ])("%s asks no model", async (_case, request, status, type) => {
    const models = vi.fn<() => null>(() => null);
    const response = await createChatHandler({ characters: [ada], models, mostBodyBytes: 2_000 })(request());
    expect([response.status, await response.json()]).toEqual([
      status,
      { error: { type, message: expect.any(String) } },
    ]);
    expect(models).not.toHaveBeenCalled();
  });

  it("by the team that mounts it gets the team’s response", async () => {
    const authorize = vi.fn(() => new Response("Sign in first.", { status: 401 }));
    const response = await handlerFor(modelOf("A wave."), { authorize })(post());
    expect([response.status, await response.text()]).toEqual([401, "Sign in first."]);
  });

  it("by the meter says when to come back", async () => {
    const reserve = () => Promise.reject(new LanguageModelError("limitReached", "Enough.", { retryAfterMs: 1_500 }));
    const response = await handlerFor(modelOf("A wave."), { meter: { reserve } })(post());
    expect([response.status, response.headers.get("retry-after"), await response.json()]).toEqual([
      429,
      "2",
      { error: { type: "limit_reached", message: "Enough." } },
    ]);
  });
});

describe("what a reply costs", () => {
  /** Runs a reply and returns what it was settled with. */
  async function settledBy(models: LanguageModel, read = (response: Response) => response.text()) {
    const settled: (ChatUsage | null)[] = [];
    const reserve = vi.fn(async () => ({ settle: (usage: ChatUsage | null) => void settled.push(usage) }));
    await read(await handlerFor(models, { meter: { reserve } })(post()));
    return { settled, reserve };
  }

  it("is reserved at its most, and settled with what the vendor counted", async () => {
    const model = modelOf(
      "A wave.",
      { type: "usage", inputTokens: 40, outputTokens: 3 },
      { type: "end", reason: "complete" },
    );
    const { settled, reserve } = await settledBy(model);
    expect(reserve.mock.calls[0]).toEqual([
      { model, inputTokens: expect.any(Number), outputTokens: 4096 },
      expect.any(Request),
    ]);
    expect(settled).toEqual([{ inputTokens: 40, outputTokens: 3, isCounted: true }]);
  });

  it.each([
    ["English", ["A wave. ", "Or not."], 4],
    ["Japanese, where each letter may be a token", ["光は波です。", "たぶん。"], 10],
  ])("is estimated from its words where the vendor does not count: %s", async (_, pieces, outputTokens) => {
    const { settled } = await settledBy(modelOf(...pieces));
    expect(settled).toEqual([{ inputTokens: expect.any(Number), outputTokens, isCounted: false }]);
  });

  it.each([
    ["nothing, if the vendor refuses", new LanguageModelError("auth", "No.", { status: 401 }), "nothing"],
    [
      "nothing, if the vendor is not reached",
      new LanguageModelError("network", "No.", { cause: Object.assign(new Error(), { code: "ECONNREFUSED" }) }),
      "nothing",
    ],
    ["unknown, if the connection is lost", new LanguageModelError("network", "No."), "unknown"],
  ])("is %s", async (_case, error, cost) => {
    const { settled } = await settledBy(modelOf(error));
    expect(settled).toEqual([cost === "unknown" ? null : { inputTokens: 0, outputTokens: 0, isCounted: true }]);
  });

  it("is nothing if the client leaves before the model is asked", async () => {
    const { settled } = await settledBy(modelOf("A wave."), async (response) => {
      await response.body?.cancel();
      await Promise.resolve();
      return "";
    });
    await vi.waitFor(() => expect(settled).toEqual([{ inputTokens: 0, outputTokens: 0, isCounted: true }]));
  });
});

describe("a client or a model that does nothing", () => {
  it("is stopped when the client leaves", async () => {
    const model = createFakeLanguageModel();
    const leaving = new AbortController();
    const response = await handlerFor(model)(post(question, { signal: leaving.signal }));
    const text = response.text();
    const call = await model.nextCall();
    leaving.abort();
    await vi.waitFor(() => expect(call.ended).toBe(true));
    expect(await text).toBe('event: start\ndata: {"model":"Fake","takesPictures":true}\n\n');
  });

  it("is stopped when the client leaves while it waits for the next words", async () => {
    const model = createFakeLanguageModel();
    const response = await handlerFor(model)(post());
    const reader = response.body?.getReader();
    await reader?.read();
    const next = reader?.read();
    const call = await model.nextCall();
    await reader?.cancel();
    await vi.waitFor(() => expect(call.ended).toBe(true));
    expect((await next)?.done).toBe(true);
  });

  it("is stopped when the client reads nothing, and its connection can be closed", async () => {
    const model = createFakeLanguageModel();
    const timers = createTestTimers();
    const onStall = vi.fn();
    const response = await handlerFor(model, { timers, onStall, unreadMs: 30_000 })(post());
    const reader = response.body?.getReader();
    await reader?.read();
    timers.advance(30_000);
    expect(onStall).toHaveBeenCalledExactlyOnceWith(expect.any(Request));
    expect((await reader?.read())?.done).toBe(true);
  });

  it("ends with a time-out when the model gives no sign of life", async () => {
    const model = createFakeLanguageModel();
    const timers = createTestTimers();
    const text = (await handlerFor(model, { timers, modelSilenceMs: 60_000, keepAliveMs: 90_000 })(post())).text();
    await model.nextCall();
    timers.advance(60_000);
    expect(await text).toContain('"reason":"timeout","message":"Nothing came for 60 seconds."');
  });

  it("is kept open by comments while the model thinks", async () => {
    const model = createFakeLanguageModel();
    const timers = createTestTimers();
    const response = await handlerFor(model, { timers, keepAliveMs: 15_000, modelSilenceMs: 60_000 })(post());
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    await reader?.read();
    const next = reader?.read();
    const call = await model.nextCall();
    timers.advance(15_000);
    expect((await next)?.value).toBe(": keep-alive\n\n");
    call.say("A wave.");
    expect((await reader?.read())?.value).toContain("A wave.");
    await reader?.cancel();
  });
});
