import { describe, expect, test, vi } from "vitest";
import type { ReplyRequest, StreamPart } from "@archive-of-minds/core";
import { english } from "./english";
import { exampleCorpus } from "./corpus.fixture";
import { createBuiltInLanguageModel } from "./built-in-language-model";
import { countSentences } from "./sentences";

const request = (content: string, more: Partial<ReplyRequest> = {}): ReplyRequest => ({
  characterId: "tesla",
  messages: [{ role: "user", content }],
  ...more,
});
const live = () => ({ signal: new AbortController().signal });
const wait = async () => {};
const corpora = { tesla: async () => exampleCorpus };

async function read(stream: AsyncIterable<string | StreamPart>) {
  const pieces: string[] = [];
  for await (const piece of stream) if (typeof piece === "string") pieces.push(piece);
  return pieces;
}

describe("the built-in model", () => {
  test("has a name and a kind", () => {
    const { name, kind } = createBuiltInLanguageModel({ corpora });
    expect({ name, kind }).toEqual({ name: "Built-in replies", kind: "builtIn" });
  });

  test("streams the same text word by word", async () => {
    const model = createBuiltInLanguageModel({ corpora, wait });
    const pieces = await read(model.stream(request("Did you love a pigeon?"), live()));
    expect(pieces.join("")).toBe(await model.complete(request("Did you love a pigeon?"), live()));
    expect(pieces.every((piece) => /^\S+ ?$/.test(piece))).toBe(true);
  });

  test("loads a corpus once, and again only after a failure", async () => {
    const load = vi.fn(async () => exampleCorpus).mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const model = createBuiltInLanguageModel({ corpora: { tesla: load } });
    await expect(model.complete(request("Hi"), live())).rejects.toMatchObject({
      name: "LanguageModelError",
      reason: "network",
    });
    await model.complete(request("Hi"), live());
    await model.complete(request("Hi again"), live());
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("fails with a network error where it cannot be loaded, and preloading does not fail", async () => {
    vi.resetModules();
    vi.doMock("./model", () => {
      throw new TypeError("Failed to fetch");
    });
    const { createBuiltInLanguageModel: createWithoutModel } = await import("./built-in-language-model");
    const model = createWithoutModel({ corpora, wait });
    await expect(model.preload?.("tesla")).resolves.toBeUndefined();
    for (const characterId of ["tesla", "ada"]) {
      await expect(model.complete({ ...request("Hi"), characterId }, live())).rejects.toMatchObject({
        name: "LanguageModelError",
        reason: "network",
      });
      await expect(read(model.stream({ ...request("Hi"), characterId }, live()))).rejects.toMatchObject({
        name: "LanguageModelError",
        reason: "network",
      });
    }
    vi.doUnmock("./model");
    vi.resetModules();
  });

  test("preloads what the first answer needs, and ignores what it cannot load", async () => {
    const load = vi.fn(async () => exampleCorpus);
    const model = createBuiltInLanguageModel({
      corpora: { tesla: load, lost: () => Promise.reject(new TypeError("Failed to fetch")) },
      wait,
    });
    await model.preload?.("tesla");
    expect(load).toHaveBeenCalledTimes(1);
    await model.complete(request("Hi"), live());
    expect(load).toHaveBeenCalledTimes(1);
    await expect(Promise.all(["lost", "ada"].map(async (id) => model.preload?.(id)))).resolves.toEqual([
      undefined,
      undefined,
    ]);
  });

  test("speaks the language it is given", async () => {
    const language = async () => ({ ...english, phrases: { ...english.phrases, noName: ["Nomen tuum nescio."] } });
    const model = createBuiltInLanguageModel({ corpora, language });
    expect(await model.complete(request("What is my name?"), live())).toContain("Nomen tuum nescio.");
  });

  test("stops when it is aborted", async () => {
    const controller = new AbortController();
    const model = createBuiltInLanguageModel({ corpora, wait });
    const heard: (string | StreamPart)[] = [];
    const listening = (async () => {
      for await (const piece of model.stream(request("Did you love a pigeon?"), { signal: controller.signal })) {
        heard.push(piece);
        if (heard.length === 3) controller.abort();
      }
    })();
    await expect(listening).rejects.toMatchObject({ name: "AbortError" });
    expect(heard).toHaveLength(3);
  });

  test("sends no word if it is aborted before it begins", async () => {
    const model = createBuiltInLanguageModel({ corpora });
    await expect(model.complete(request("Hi"), { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: "AbortError",
    });
    await expect(read(model.stream(request("Hi"), { signal: AbortSignal.abort() }))).rejects.toMatchObject({
      name: "AbortError",
    });
  });

  test("waits between words on the platform’s clock, and stops in the middle of a wait", async () => {
    vi.useFakeTimers();
    try {
      const controller = new AbortController();
      const stream = createBuiltInLanguageModel({ corpora, pace: 1000 })
        .stream(request("Hi"), { signal: controller.signal })
        [Symbol.asyncIterator]();
      expect(await stream.next()).toMatchObject({ done: false });
      const second = stream.next();
      await vi.advanceTimersByTimeAsync(1000);
      expect(await second).toMatchObject({ done: false });
      const third = stream.next();
      controller.abort();
      await expect(third).rejects.toMatchObject({ name: "AbortError" });
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test("ends before a stop string and within its tokens", async () => {
    const model = createBuiltInLanguageModel({ corpora });
    expect(await model.complete(request("Did you love a pigeon?", { stop: ["white one"] }), live())).toMatch(
      /There was a $/,
    );
    expect(countSentences(await model.complete(request("Did you love a pigeon?", { maxTokens: 30 }), live()))).toBe(2);
  });

  test("describes a picture as far as it can see", async () => {
    const image = { jpegBase64: "AAAA" };
    const blind = await createBuiltInLanguageModel({ corpora }).complete(
      request("What do you see?", { image }),
      live(),
    );
    const seeing = await createBuiltInLanguageModel({
      corpora,
      describePicture: () => "a *dim* scene, mostly red.",
    }).complete(request("What do you see?", { image }), live());
    expect(blind).toMatch(/cannot|too faint|escape/);
    expect(seeing).toContain("a dim scene, mostly red");
  });

  test("waits for the description of a picture, and says so if there is none", async () => {
    const image = { jpegBase64: "AAAA" };
    const viewers: string[] = [];
    const describePicture = async (_: typeof image, { characterId }: { characterId: string }) => {
      viewers.push(characterId);
      return "a bright scene, mostly blue";
    };
    const look = (options: Parameters<typeof createBuiltInLanguageModel>[0]) =>
      createBuiltInLanguageModel(options).complete(request("What do you see?", { image }), live());
    expect(await look({ corpora, describePicture })).toContain("a bright scene, mostly blue");
    expect(viewers).toEqual(["tesla"]);
    for (const fail of [() => Promise.reject(new Error("no picture")), () => Promise.resolve(undefined)]) {
      expect(await look({ corpora, describePicture: fail })).toMatch(/cannot|too faint|escape/);
    }
  });

  test("compares a picture with the last one of its conversation", async () => {
    const forgotten: (boolean | undefined)[] = [];
    const model = createBuiltInLanguageModel({
      corpora,
      describePicture: (_, { hasForgotten }) => void forgotten.push(hasForgotten),
    });
    const look = (...earlier: readonly string[]) =>
      model.complete(
        {
          characterId: "tesla",
          messages: [...earlier, "What do you see?"].map((content, at) => ({
            role: (earlier.length - at) % 2 === 0 ? "user" : "assistant",
            content,
          })),
          image: { jpegBase64: "AAAA" },
        },
        live(),
      );
    await look();
    await look("What do you see?", "A dim scene.");
    // Everything was cleared since.
    await look();
    await look("Good evening.", "And to you.");
    expect(forgotten).toEqual([true, false, true, true]);
  });

  test("answers for a character without a corpus from the system prompt", async () => {
    const model = createBuiltInLanguageModel({ corpora });
    const system = "You are Ada Crane, a retired sea captain.";
    for (const characterId of ["ada", "toString", "__proto__"]) {
      expect(
        await model.complete({ characterId, system, messages: [{ role: "user", content: "Who are you?" }] }, live()),
      ).toContain("I am Ada Crane");
    }
    expect(countSentences(await model.complete({ messages: [] }, live()))).toBeGreaterThanOrEqual(4);
  });
});
