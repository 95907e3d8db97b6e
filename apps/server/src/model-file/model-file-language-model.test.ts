import type { LanguageModelErrorReason, ReplyRequest, StreamPart } from "@archive-of-minds/core";
import { createTestTimers } from "@archive-of-minds/testing";
import { describeLanguageModelContract } from "@archive-of-minds/testing/contracts";
import { describe, expect, it } from "vitest";
import { createLogger } from "../log";
import { createModelProcessesInMemory } from "../testing/model-process-in-memory";
import { createStandInLlama, standInReply } from "../testing/stand-in-llama";
import { createModelFileEngine } from "./model-file-engine";
import { createModelFileLanguageModel } from "./model-file-language-model";
import { createReplyQueue } from "./reply-queue";

function start({ mostWaiting = 10, contexts = 5, contextTokens = 4_096, thinkingTokens = 0 } = {}) {
  const timers = createTestTimers();
  const llama = createStandInLlama();
  const processes = createModelProcessesInMemory(llama);
  const logLines: string[] = [];
  const settings = {
    path: "/models/small.gguf",
    packageUrl: "file:///nowhere/index.js",
    contextTokens,
    contexts,
    threads: 1,
    usesGpu: false,
  };
  const log = createLogger((line) => logLines.push(line));
  const engine = createModelFileEngine({ settings, start: processes.start, timers, log });
  const queue = createReplyQueue({ mostWaiting, timers });
  const model = createModelFileLanguageModel({
    name: "Small",
    engine,
    queue,
    contextTokens,
    thinkingTokens,
    firstWordMs: 120_000,
  });
  const events = () => logLines.map((line) => (JSON.parse(line) as { readonly event: string }).event);

  const begin = (changes: Partial<ReplyRequest> = {}) => {
    const abort = new AbortController();
    const request = { system: "You are Ada.", messages: [{ role: "user" as const, content: "Hello." }], ...changes };
    const parts: (string | StreamPart)[] = [];
    const ended = (async () => {
      try {
        for await (const part of model.stream(request, { signal: abort.signal })) parts.push(part);
        return "complete";
      } catch (error) {
        return (error as { readonly reason?: LanguageModelErrorReason }).reason ?? (error as Error).name;
      }
    })();
    const text = () => parts.filter((part) => typeof part === "string").join("");
    return { abort, parts, ended, text };
  };
  return { model, llama, processes, timers, engine, events, logLines, begin };
}

/** Lets everything happen that waits for nothing. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

describeLanguageModelContract(
  "createModelFileLanguageModel",
  () => {
    const { model, llama, processes, begin } = start();
    const others: ReturnType<typeof begin>[] = [];
    return {
      model,
      reply: standInReply,
      failWith: (reason) => {
        if (reason === "unavailable") llama.failLoad("Failed to load model");
        if (reason === "tooLong") llama.setTokensPerWord(1_000);
        if (reason === "cutOff") llama.afterFirstWord(processes.crash);
        if (reason === "overloaded") {
          llama.hang();
          for (let count = 0; count < 11; count += 1) others.push(begin());
        }
      },
      endWith: llama.cutShort,
      cleanUp: async () => {
        for (const { abort } of others) abort.abort();
        await Promise.all(others.map(({ ended }) => ended));
      },
    };
  },
  ["unavailable", "tooLong", "overloaded", "cutOff"],
  ["length"],
);

describe("the request", () => {
  it("reaches the model with its temperature, its length and the room for thoughts", async () => {
    const { begin, llama } = start({ thinkingTokens: 100 });
    await begin({ temperature: 0.2, maxTokens: 50 }).ended;
    await begin().ended;
    await begin({ purpose: "moderator" }).ended;
    expect(llama.calls.map(({ history: _history, ...call }) => call)).toEqual([
      { temperature: 0.2, maxTokens: 150, thoughtTokens: 100 },
      { temperature: 0.8, maxTokens: 612, thoughtTokens: 100 },
      { temperature: 0.8, maxTokens: 132, thoughtTokens: 100 },
    ]);
  });

  it("is the system prompt and the conversation, in the roles of the model’s template", async () => {
    const { begin, llama } = start();
    const messages = [
      { role: "assistant" as const, content: "Good evening." },
      { role: "user" as const, content: "Hello." },
      { role: "user" as const, content: "Who are you?" },
      { role: "assistant" as const, content: "Ada." },
      { role: "user" as const, content: "And when?" },
    ];
    await begin({ messages }).ended;
    expect(llama.calls[0]?.history).toEqual([
      { type: "system", text: "You are Ada." },
      { type: "user", text: "Hello.\n\nWho are you?" },
      { type: "model", response: ["Ada."] },
      { type: "user", text: "And when?" },
      { type: "model", response: [] },
    ]);
  });

  it("ends at its length without the thoughts, and reports what it cost", async () => {
    const { begin, llama } = start({ thinkingTokens: 100 });
    llama.thinkFirst();
    const reply = begin({ maxTokens: 3 });
    expect([await reply.ended, reply.text()]).toEqual(["complete", "The current hums, "]);
    expect(reply.parts.slice(-2)).toEqual([
      { type: "usage", inputTokens: 5, outputTokens: 5 },
      { type: "end", reason: "length" },
    ]);
  });

  it("loses its oldest turns where it is longer than the model’s context, and keeps the system prompt", async () => {
    const { begin, llama } = start({ contextTokens: 1_024 });
    const messages = Array.from({ length: 21 }, (_, index) => ({
      role: index % 2 === 0 ? ("user" as const) : ("assistant" as const),
      content: `${index} ${"word ".repeat(59)}`,
    }));
    await begin({ messages }).ended;
    const history = llama.calls[0]?.history ?? [];
    expect([history[0], history[1], history.length]).toEqual([
      { type: "system", text: "You are Ada." },
      { type: "user", text: messages[16]?.content },
      7,
    ]);
  });
});

describe("the context of a character", () => {
  const say = (characterId: string, ...words: string[]) => ({
    characterId,
    system: `You are ${characterId}. ${"Speak plainly. ".repeat(50)}`,
    messages: words.map((content, index) => ({
      role: index % 2 === 0 ? ("user" as const) : ("assistant" as const),
      content,
    })),
  });

  it("has read the system prompt and the conversation once", async () => {
    const { begin, llama } = start();
    await begin(say("ada", "Hello.")).ended;
    await begin(say("flux", "Hello.")).ended;
    await begin(say("ada", "Hello.", "Good evening.", "Who are you?")).ended;
    await begin(say("ada", "Another visitor.")).ended;
    expect([llama.contexts, llama.read[0]]).toEqual([2, llama.read[1]]);
    expect(llama.read.slice(2).every((tokens) => tokens < 10)).toBe(true);
  });

  it("is given to another character when there are as many as may be, the least recent first", async () => {
    const { begin, llama } = start({ contexts: 2 });
    for (const name of ["ada", "flux", "ada", "faust", "ada", "flux"]) await begin(say(name, "Hello.")).ended;
    expect([llama.contexts, llama.read.map((tokens) => tokens > 10)]).toEqual([
      2,
      [true, true, false, true, false, true],
    ]);
  });

  it("is given to another character when there is no memory for one more", async () => {
    const { begin, llama } = start();
    llama.setMostContexts(1);
    expect([await begin(say("ada", "Hello.")).ended, await begin(say("flux", "Hello.")).ended]).toEqual([
      "complete",
      "complete",
    ]);
  });
});

describe("a request that waits", () => {
  it("is told its place and the time, then that the model is at work", async () => {
    const { begin, llama, timers } = start();
    await begin().ended;
    llama.hang();
    const first = begin();
    await settle();
    timers.advance(6_000);
    first.abort.abort();
    await settle();
    llama.hang();
    const running = begin();
    const [second, third] = [begin(), begin()];
    await settle();
    timers.advance(5_000);
    await settle();
    running.abort.abort();
    expect([await running.ended, await second.ended, await third.ended]).toEqual([
      "AbortError",
      "complete",
      "complete",
    ]);
    const signs = third.parts.filter((part) => typeof part !== "string" && part.type === "alive");
    expect(signs.slice(0, 4)).toEqual([
      { type: "alive", queue: { place: 2, waitMs: 12_000 } },
      { type: "alive", queue: { place: 2, waitMs: 7_000 } },
      { type: "alive", queue: { place: 1, waitMs: 5_700 } },
      { type: "alive" },
    ]);
    expect(third.text()).toBe(standInReply);
  });

  it("is told no time by a reply that loaded the model, or was aborted before its first word", async () => {
    const { begin, llama, timers } = start();
    const release = llama.holdLoad();
    const loading = begin();
    await settle();
    timers.advance(60_000);
    release();
    await loading.ended;
    llama.thinkFirst();
    const aborted = begin();
    aborted.abort.abort();
    await aborted.ended;
    await settle();
    llama.hang();
    const running = begin();
    const waiting = begin();
    await settle();
    expect(waiting.parts).toEqual([{ type: "alive", queue: { place: 1 } }]);
    running.abort.abort();
    await waiting.ended;
  });

  it("gives its place up at once when it is aborted, and the model is never asked", async () => {
    const { begin, llama } = start();
    llama.hang();
    const running = begin();
    const second = begin();
    const third = begin();
    await settle();
    second.abort.abort();
    await settle();
    expect([await second.ended, third.parts.at(-1)]).toEqual(["AbortError", { type: "alive", queue: { place: 1 } }]);
    running.abort.abort();
    expect([await third.ended, llama.calls.length]).toEqual(["complete", 2]);
  });

  it("has its turn after a visitor who left while the model read a long conversation", async () => {
    const { begin, llama } = start();
    const system = "Speak plainly. ".repeat(1_500);
    const left = begin({ system });
    while (left.parts.length < 5) await new Promise((resolve) => setImmediate(resolve));
    left.abort.abort();
    expect([await left.ended, await begin().ended]).toEqual(["AbortError", "complete"]);
    expect(llama.calls.map(({ history }) => history[0])).toEqual([{ type: "system", text: "You are Ada." }]);
  });

  it("has its turn after a reader that stopped, and after a stop string", async () => {
    const { begin, model, llama } = start();
    llama.hang();
    for await (const part of model.stream(
      { messages: [{ role: "user", content: "Hello." }] },
      { signal: new AbortController().signal },
    ))
      if (typeof part === "string") break;
    const stopped = begin({ stop: ["hums"] });
    expect([await stopped.ended, stopped.text(), await begin().ended]).toEqual([
      "complete",
      "The current ",
      "complete",
    ]);
  });
});

describe("the model’s process", () => {
  it("loads the model once, for the first reply or before it, and the page is told so", async () => {
    const { begin, engine, processes, events, logLines } = start();
    const first = begin();
    await first.ended;
    engine.load();
    await begin().ended;
    expect([first.parts[0], processes.started, events()]).toEqual([
      { type: "alive", isLoading: true },
      1,
      ["model file loaded"],
    ]);
    expect(JSON.parse(logLines[0] ?? "")).toMatchObject({ ms: 0, contextTokens: 4_096, contexts: 5, threads: 1 });
  });

  it("is started again after it ended in the middle of a reply, of which the words are kept", async () => {
    const { begin, llama, processes, events } = start();
    llama.afterFirstWord(processes.crash);
    const cut = begin();
    const waiting = begin();
    expect([await cut.ended, cut.text(), await waiting.ended]).toEqual(["cutOff", "The ", "complete"]);
    expect([processes.started, events()]).toEqual([
      2,
      ["model file loaded", "model process ended", "model file loaded"],
    ]);
  });

  it("that ends before the first word fails the reply, not the ones that wait", async () => {
    const { begin, llama, processes } = start();
    await begin().ended;
    llama.thinkFirst();
    const failed = begin();
    const waiting = begin();
    await new Promise((resolve) => setImmediate(resolve));
    processes.crash();
    expect([await failed.ended, await waiting.ended, waiting.text()]).toEqual([
      "unavailable",
      "complete",
      standInReply,
    ]);
  });

  it("whose model could not be loaded is not tried again for half a minute", async () => {
    const { begin, llama, processes, timers, logLines } = start();
    llama.failLoad("Failed to load model");
    const failed = [await begin().ended, await begin().ended];
    timers.advance(30_000);
    expect([failed, await begin().ended, processes.started]).toEqual([["unavailable", "unavailable"], "complete", 2]);
    expect(JSON.parse(logLines[0] ?? "")).toMatchObject({
      level: "error",
      event: "model file not loaded",
      reason: "Failed to load model",
    });
  });

  it("that ends while it loads is not tried again for half a minute either", async () => {
    const { begin, processes, timers } = start();
    const first = begin();
    processes.crash();
    const failed = [await first.ended, await begin().ended];
    timers.advance(30_000);
    expect([failed, await begin().ended]).toEqual([["unavailable", "unavailable"], "complete"]);
  });

  it("is not ended for an aborted reply while it still loads", async () => {
    const { begin, llama, timers, processes } = start();
    const release = llama.holdLoad();
    const left = begin();
    const waiting = begin();
    await settle();
    left.abort.abort();
    await settle();
    timers.advance(90_000);
    release();
    expect([await left.ended, await waiting.ended, processes.started]).toEqual(["AbortError", "complete", 1]);
  });

  it("that goes on with an aborted reply is ended, so that the others have their turn", async () => {
    const { begin, llama, timers, processes } = start();
    llama.ignoreAborts();
    const stuck = begin();
    const waiting = begin();
    await settle();
    stuck.abort.abort();
    expect(await stuck.ended).toBe("AbortError");
    timers.advance(30_000);
    expect([await waiting.ended, waiting.text(), processes.started]).toEqual(["complete", standInReply, 2]);
  });
});
