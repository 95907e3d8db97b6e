import { exampleGguf } from "@archive-of-minds/testing";
import { describeLanguageModelContract } from "@archive-of-minds/testing/contracts";
import { describe, expect, it } from "vitest";
import type { LanguageModelError, ModelProgress } from "../../contracts";
import { createFileLanguageModel } from "./file-language-model";
import type { FileModelAnswer, FileModelRequest, TemplateMessage } from "./file-model-messages";
import type { StoredModel } from "./stored-model";

const REPLY = "The current hums, and so do I.";

/** The worker's side, in memory: it says a word each time the page has taken the one before. */
function createFakeWorker() {
  const prompts: (readonly TemplateMessage[])[] = [];
  let ends = 0;
  let last: { onerror: ((event: { readonly message: string }) => void) | null } | null = null;
  let failing: { readonly name: string; readonly message: string } | null = null;
  let contextTokens = 4_096;
  const create = () => {
    const aborted = new Set<number>();
    const worker = {
      onmessage: null as ((event: { readonly data: FileModelAnswer }) => void) | null,
      onerror: null as ((event: { readonly message: string }) => void) | null,
      terminate: () => void (ends += 1),
      postMessage: (request: FileModelRequest) => void answer(request),
    };
    last = worker;
    const say = async (data: FileModelAnswer) => {
      await new Promise((resolve) => setTimeout(resolve));
      worker.onmessage?.({ data });
    };
    const answer = async (request: FileModelRequest) => {
      if (request.type === "abort") return void aborted.add(request.id);
      const id = request.type === "reply" ? request.id : 0;
      const failure = failing;
      failing = null;
      if (failure) return say({ type: "failed", id, ...failure });
      if (request.type === "load") return say({ type: "loaded", contextTokens });
      prompts.push(request.messages);
      for (const text of REPLY.match(/\S+\s*/g) ?? []) {
        if (aborted.has(id)) return;
        await say({ type: "delta", id, text });
      }
      return say({ type: "end", id, reason: "complete" });
    };
    return worker as unknown as Worker;
  };
  return {
    create,
    prompts,
    failNext: (name: string, message: string) => void (failing = { name, message }),
    die: () => last?.onerror?.({ message: "out of memory" }),
    holdContext: (tokens: number) => void (contextTokens = tokens),
    get ends() {
      return ends;
    },
  };
}

function start(stored: File | null = new File([exampleGguf()], "small.gguf")) {
  const worker = createFakeWorker();
  let kept = stored;
  const store: StoredModel = {
    read: () => Promise.resolve(kept),
    write: (file, _, onProgress) => {
      kept = new File([file], "small.gguf");
      onProgress(1);
      return Promise.resolve();
    },
    remove: () => {
      kept = null;
      return Promise.resolve();
    },
  };
  const model = createFileLanguageModel({
    wasmUrl: "https://minds.example/wllama.wasm",
    workerUrl: "https://minds.example/llama-worker.js",
    createWorker: worker.create,
    store,
  });
  return { model, worker, store, kept: () => kept };
}

describeLanguageModelContract(
  "createFileLanguageModel",
  () => {
    const { model, worker, store } = start();
    return {
      model,
      reply: REPLY,
      failWith: async (reason) => {
        if (reason === "removed") return store.remove();
        await model.complete(
          { messages: [{ role: "user", content: "Load." }] },
          { signal: new AbortController().signal },
        );
        if (reason === "tooLong") worker.failNext("WllamaError", "request exceeds the available context size");
        else worker.failNext("WllamaError", "inference_error");
      },
    };
  },
  ["removed", "tooLong", "unknown"],
);

describe("a file", () => {
  const never = new AbortController().signal;
  const choose = (content: BlobPart, setUp: ReturnType<typeof start>, progress: ModelProgress[] = []) =>
    setUp.model.download?.download({
      file: new File([content], "some.gguf"),
      signal: never,
      onProgress: (now) => progress.push(now),
    });

  it("is copied, and loaded to see that it works", async () => {
    const test = start(null);
    const progress: ModelProgress[] = [];
    await choose(exampleGguf(), test, progress);
    expect([progress, test.kept()?.size]).toEqual([[{ fraction: 1 }, { fraction: null }], exampleGguf().length]);
  });

  it.each([
    ["notAModel", "These are my notes, and no model."],
    ["notAModel", ""],
    ["truncated", exampleGguf().slice(0, 100)],
    ["truncated", exampleGguf().slice(0, 1_000_000)],
  ])("is refused as %s, and not kept", async (reason, content) => {
    const test = start(null);
    await expect(choose(content, test)).rejects.toMatchObject({ name: "ModelDownloadError", reason });
    expect(test.kept()).toBeNull();
  });

  it.each([
    ["noMemory", "RangeError", "WebAssembly.Memory(): could not allocate memory"],
    ["unsupported", "WllamaError", "unknown model architecture: 'x'"],
  ])("that cannot be loaded is refused as %s, and not kept", async (reason, name, message) => {
    const test = start(null);
    test.worker.failNext(name, message);
    await expect(choose(exampleGguf(), test)).rejects.toMatchObject({ name: "ModelDownloadError", reason });
    expect([test.kept(), test.worker.ends]).toEqual([null, 1]);
  });

  it("is deleted, and its worker ended", async () => {
    const test = start();
    await test.model.complete({ messages: [{ role: "user", content: "Load." }] }, { signal: never });
    await test.model.download?.remove?.();
    expect([test.kept(), test.worker.ends]).toEqual([null, 1]);
  });

  it("that cannot be loaded for a reply says so, and is loaded again for the next one", async () => {
    const { model, worker } = start();
    const ask = () => model.complete({ messages: [{ role: "user", content: "Hello" }] }, { signal: never });
    worker.failNext("RangeError", "could not allocate memory");
    await expect(ask()).rejects.toMatchObject({ reason: "notLoaded" });
    expect(await ask()).toBe(REPLY);
  });

  it("whose worker dies ends the reply and the ones that wait for it, and answers again", async () => {
    const { model, worker } = start();
    const ask = () => model.complete({ messages: [{ role: "user", content: "Hello" }] }, { signal: never });
    await ask();
    const replies = [ask(), ask()].map((reply) => reply.catch((error: LanguageModelError) => error.reason));
    await new Promise((resolve) => setTimeout(resolve));
    worker.die();
    expect(await Promise.all(replies)).toEqual(["notLoaded", "notLoaded"]);
    expect(await ask()).toBe(REPLY);
  });

  it("is shown the system prompt and as much of the conversation as it can read", async () => {
    const { model, worker } = start();
    worker.holdContext(600);
    const messages = Array.from({ length: 21 }, (_, index) => ({
      role: index % 2 === 0 ? ("user" as const) : ("assistant" as const),
      content: `${String(index)} ${"word ".repeat(20)}`,
    }));
    await model.complete({ system: "You are Ada.", messages }, { signal: never });
    const [prompt = []] = worker.prompts;
    expect([prompt[0], prompt[1]?.role, prompt.at(-1), prompt.length < 10]).toEqual([
      { role: "system", content: "You are Ada." },
      "user",
      messages.at(-1),
      true,
    ]);
  });
});
