import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ReplyRequest } from "../../contracts";
import { createBackendLanguageModel } from "./index";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const question: ReplyRequest = {
  characterId: "tesla",
  purpose: "room",
  system: "never sent",
  messages: [{ role: "user", content: "What is light?" }],
  participants: {
    speaking: [
      { id: "tesla", name: "Tesla" },
      { id: "faust", name: "Dr. Faust" },
    ],
    listening: [{ id: "flux", name: "Flux" }],
  },
  stop: ["\nDr. Faust:"],
  seed: "never sent",
};

const events = (...lines: readonly string[]) =>
  new Response(lines.map((line) => `${line}\n\n`).join(""), { headers: { "content-type": "text/event-stream" } });
const whole = () =>
  events(
    'event: start\ndata: {"model":"Model of tests"}',
    'event: delta\ndata: {"text":"A wave."}',
    'event: news\ndata: {"of":"a later release"}',
    'event: end\ndata: {"reason":"complete"}',
  );

/** A response that breaks after these events. */
const broken = (...lines: readonly string[]) => {
  let left = [...lines];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const [line, ...rest] = left;
      left = rest;
      if (line === undefined) controller.error(new TypeError("network error"));
      else controller.enqueue(new TextEncoder().encode(`${line}\n\n`));
    },
  });
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
};

function reading(fetch: typeof globalThis.fetch, request = question) {
  const abort = new AbortController();
  const model = createBackendLanguageModel({ fetch, name: "Until it answers" });
  const parts: unknown[] = [];
  const done = (async () => {
    try {
      for await (const part of model.stream(request, { signal: abort.signal })) parts.push(part);
      return "complete";
    } catch (error) {
      return (error as { reason?: string; name: string }).reason ?? (error as Error).name;
    }
  })();
  return { abort, model, parts, done };
}

describe("a model behind the server", () => {
  it("sends ids, a purpose and messages, and takes the name from the server", async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => whole());
    const { model, parts, done } = reading(fetch);
    expect([await done, parts, model.name]).toEqual(["complete", ["A wave."], "Model of tests"]);
    const [path, init] = fetch.mock.calls[0] ?? [];
    expect([path, JSON.parse(init?.body as string)]).toEqual([
      "/api/chat",
      {
        characterId: "tesla",
        purpose: "room",
        messages: question.messages,
        participants: { speaking: ["tesla", "faust"], listening: ["flux"], changesSubject: false },
        stop: question.stop,
      },
    ]);
  });

  it("is asked again when the connection fails before the first words", async () => {
    const fetch = vi
      .fn<typeof globalThis.fetch>()
      .mockRejectedValueOnce(new TypeError("Failed to fetch"))
      .mockResolvedValueOnce(broken('event: start\ndata: {"model":"Model of tests"}'))
      .mockResolvedValueOnce(whole());
    const { parts, done } = reading(fetch);
    await vi.advanceTimersByTimeAsync(500);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([await done, parts, fetch.mock.calls.length]).toEqual(["complete", ["A wave."], 3]);
  });

  it("reports a connection that fails three times", async () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
    const { done } = reading(fetch);
    await vi.advanceTimersByTimeAsync(1_500);
    expect([await done, fetch.mock.calls.length]).toEqual(["network", 3]);
  });

  it("keeps the words of a reply that breaks off, and asks no more", async () => {
    const fetch = vi.fn(async () => broken('event: delta\ndata: {"text":"A "}'));
    const { parts, done } = reading(fetch);
    expect([await done, parts, fetch.mock.calls.length]).toEqual(["cutOff", ["A "], 1]);
  });

  it("ends at once when it is aborted between two attempts", async () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
    const { abort, done } = reading(fetch);
    await vi.advanceTimersByTimeAsync(100);
    abort.abort();
    expect([await done, fetch.mock.calls.length]).toEqual(["AbortError", 1]);
  });

  it.each([
    ["a page instead of a reply", () => new Response("<!doctype html>"), "invalid"],
    ["nothing", () => events(), "cutOff"],
    ["events that are no JSON", () => events("event: delta\ndata: {"), "cutOff"],
    ["an unknown error", () => events('event: error\ndata: {"reason":"bad luck"}'), "unknown"],
  ])("is not taken for a reply: %s", async (_case, response, reason) => {
    const fetch = vi.fn(async () => response());
    const { parts, done } = reading(fetch);
    expect([await done, parts, fetch.mock.calls.length]).toEqual([reason, [], 1]);
  });
});
