import type { ModelProgress, ReplyRequest, StreamPart } from "../../contracts";
import { createFakePromptApi, type FakePromptApi, type FakePromptApiOptions } from "@archive-of-minds/testing";
import { describeLanguageModelContract } from "@archive-of-minds/testing/contracts";
import { afterEach, describe, expect, it } from "vitest";
import { createBrowserLanguageModel } from "./browser-language-model";

const REPLY = "Good evening to you, my curious friend.";
const undo: (() => void)[] = [];
afterEach(() => undo.splice(0).forEach((each) => each()));

function install(options: FakePromptApiOptions = {}): FakePromptApi {
  const api = createFakePromptApi({ reply: REPLY, ...options });
  undo.push(api.install());
  return api;
}

describe.each(["deltas", "whole"] as const)("with chunks that are %s", (chunks) => {
  describeLanguageModelContract(
    "createBrowserLanguageModel",
    () => {
      const api = install({ chunks });
      const failures: Record<string, () => void> = {
        permission: () => api.failNext("NotAllowedError"),
        invalid: () => api.failNext("NotReadableError"),
        unknown: () => api.failNext("UnknownError"),
        removed: () => (api.availability = "downloadable"),
      };
      return {
        model: createBrowserLanguageModel(),
        reply: REPLY,
        failWith: (reason) => failures[reason]?.(),
      };
    },
    ["permission", "invalid", "unknown", "removed"],
  );
});

const never = new AbortController().signal;
const request = (content: string, more: Partial<ReplyRequest> = {}): ReplyRequest => ({
  characterId: "tesla",
  system: "You are Nikola Tesla.",
  messages: [{ role: "user", content }],
  ...more,
});

async function read(model: ReturnType<typeof createBrowserLanguageModel>, asked: ReplyRequest) {
  const parts: (string | StreamPart)[] = [];
  try {
    for await (const part of model.stream(asked, { signal: never })) parts.push(part);
  } catch (error) {
    return { parts, error };
  }
  return { parts, error: null };
}

const textOf = (parts: readonly (string | StreamPart)[]) => parts.filter((part) => typeof part === "string").join("");

describe("whether the browser has a model", () => {
  it("is unavailable without the global", async () => {
    expect(await createBrowserLanguageModel().availability?.()).toBe("unavailable");
  });

  it.each(["unavailable", "downloadable", "downloading", "available"] as const)("is %s as it says", async (state) => {
    install({ availability: state });
    expect(await createBrowserLanguageModel().availability?.()).toBe(state);
  });

  it("is asked again without pictures where its model takes none", async () => {
    install({ takesPictures: false });
    expect(await createBrowserLanguageModel().availability?.()).toBe("available");
  });
});

describe("the download", () => {
  const download = (signal = never) => {
    const model = createBrowserLanguageModel();
    const progress: ModelProgress[] = [];
    return { progress, done: model.download?.download({ signal, onProgress: (now) => progress.push(now) }), model };
  };
  const begun = async (api: FakePromptApi) => {
    while (api.availability !== "downloading") await Promise.resolve();
  };

  it("reports its progress, and leaves no session behind", async () => {
    const api = install({ availability: "downloadable" });
    const { progress, done, model } = download();
    await begun(api);
    api.progress(0.5);
    api.progress(1);
    await done;
    expect([progress, api.liveSessions, await model.availability?.()]).toEqual([
      [{ fraction: 0.5 }, { fraction: 1 }],
      0,
      "available",
    ]);
  });

  it.each([
    ["NetworkError", "network"],
    ["NotAllowedError", "refused"],
    ["QuotaExceededError", "noSpace"],
    ["NotSupportedError", "unsupported"],
    ["OperationError", "unknown"],
  ])("fails with %s for the reason %s", async (name, reason) => {
    const api = install({ availability: "downloadable" });
    const { done } = download();
    await begun(api);
    api.failDownload(name);
    await expect(done).rejects.toMatchObject({ name: "ModelDownloadError", reason });
  });

  it("ends when it is cancelled", async () => {
    const api = install({ availability: "downloadable" });
    const abort = new AbortController();
    const { done } = download(abort.signal);
    await begun(api);
    abort.abort();
    await expect(done).rejects.toMatchObject({ name: "AbortError" });
    expect(api.availability).toBe("downloadable");
  });
});

describe("a reply", () => {
  it("has a session with the character's prompt, which the next reply shares", async () => {
    const api = install();
    const model = createBrowserLanguageModel();
    await read(model, request("Who are you?"));
    await read(model, request("And what do you build?"));
    expect(api.created.map(({ initialPrompts }) => initialPrompts)).toEqual([
      [{ role: "system", content: "You are Nikola Tesla." }],
    ]);
    expect(api.liveSessions).toBe(1);
  });

  it("never begins a download", async () => {
    const api = install({ availability: "downloadable" });
    const { error } = await read(createBrowserLanguageModel(), request("Who are you?"));
    expect([error, api.created]).toEqual([expect.objectContaining({ reason: "removed" }), []]);
  });

  it("keeps what had arrived when the model vanishes", async () => {
    const api = install();
    const model = createBrowserLanguageModel();
    await model.availability?.();
    api.vanishAfter(3);
    const { parts, error } = await read(model, request("Who are you?"));
    expect([textOf(parts), error, api.liveSessions]).toEqual([
      "Good evening to ",
      expect.objectContaining({ reason: "removed" }),
      0,
    ]);
  });

  const long = Array.from({ length: 20 }, (_, index) => ({
    role: index % 2 === 0 ? ("user" as const) : ("assistant" as const),
    content: `${String(index)} ${"word ".repeat(60)}`,
  }));
  const question = { role: "user" as const, content: "And what is light?" };

  it("leaves the oldest turns out where they do not fit", async () => {
    const api = install({ contextWindow: 900 });
    const { parts, error } = await read(createBrowserLanguageModel(), request("", { messages: [...long, question] }));
    const [turns = []] = api.prompts;
    expect([textOf(parts), error]).toEqual([REPLY, null]);
    expect([turns.length < 21, turns[0]?.role, turns.at(-1)]).toEqual([true, "user", question]);
  });

  it("says that the message is too long where it alone does not fit", async () => {
    install({ contextWindow: 300 });
    const { error } = await read(createBrowserLanguageModel(), request("word ".repeat(2_000)));
    expect(error).toMatchObject({ reason: "tooLong" });
  });

  it("shows a picture to a model that takes one", async () => {
    const api = install();
    await read(createBrowserLanguageModel(), request("What is this?", { image: { jpegBase64: btoa("a lamp") } }));
    expect(api.prompts[0]?.at(-1)?.content).toEqual([
      { type: "text", value: "What is this?" },
      { type: "image", value: expect.any(Blob) },
    ]);
  });

  it("mentions a picture to a model that takes none, and says so once the browser was asked", async () => {
    const api = install({ takesPictures: false });
    const model = createBrowserLanguageModel();
    const before = model.takesPictures;
    await read(model, request("What is this?", { image: { jpegBase64: btoa("a lamp") } }));
    expect([before, model.takesPictures, api.prompts[0]?.at(-1)?.content]).toEqual([
      undefined,
      false,
      "What is this?\n\n[The visitor shares a picture, which you cannot see.]",
    ]);
  });
});
