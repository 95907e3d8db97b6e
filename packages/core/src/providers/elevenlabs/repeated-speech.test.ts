import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { SpeechRequest, SpeechVolume } from "../../contracts";
import { exampleMessage, createTestChat } from "@archive-of-minds/testing";
import { startElevenLabsStandIn, type ElevenLabsStandIn } from "@archive-of-minds/testing/servers";
import { createElevenLabsSpeechSynthesizer } from "./elevenlabs-speech-synthesizer";
import { createSilentOutput, type SilentOutput } from "./silent-output.fixture";
import { createSoundCache } from "./sound-cache";

const volume: SpeechVolume = { value: 1, subscribe: () => () => {} };

let vendor: ElevenLabsStandIn;
let output: SilentOutput;
beforeEach(async () => {
  vendor = await startElevenLabsStandIn({ delays: 0 });
  output = createSilentOutput();
});
afterEach(() => vendor.close());

const create = () => createElevenLabsSpeechSynthesizer({ baseURL: vendor.url, apiKey: "key", output });
const spokenTexts = () => vendor.requests.map(({ body }) => (body as { text: string }).text);

it("requests a message once that is replayed ten times", async () => {
  const message = exampleMessage(2, { author: "ada", text: "Good evening. It hums beneath every street." });
  const { chat, ready, until } = await createTestChat({
    messages: [exampleMessage(1), message],
    speechSynthesizer: create(),
  });
  await ready();
  await until(({ context }) => context.voice.status !== null);
  chat.send({ type: "audio.unlock" });
  const isSpeaking = () => chat.getSnapshot().hasTag("speaking");
  for (let replay = 0; replay < 10; replay += 1) {
    chat.send({ type: "message.replay", messageId: message.id });
    expect(isSpeaking()).toBe(true);
    await expect.poll(isSpeaking).toBe(false);
  }
  expect([spokenTexts(), output.sounds.length]).toEqual([["Good evening.", "It hums beneath every street."], 20]);
  expect(output.bytes(18)).toEqual(output.bytes(0));
});

describe("repeated speech", () => {
  const sayBy = (synthesizer: ReturnType<typeof create>, request: Partial<SpeechRequest> = {}) => {
    const { signal } = new AbortController();
    return synthesizer
      .prepare({ text: "Good evening.", voice: "tesla", ...request }, { signal })
      .play({ signal, volume });
  };

  it("is requested again with another voice, other settings, or other text before it", async () => {
    const synthesizer = create();
    const requests: readonly Partial<SpeechRequest>[] = [
      {},
      { voice: "faust" },
      { settings: { speed: 1 } },
      { previousText: "Yes." },
    ];
    for (const request of [...requests, ...requests]) await sayBy(synthesizer, request);
    expect(vendor.requests.length).toBe(4);
  });

  it.each(["cut", "reset-after-headers", "503", "hang-midway"] as const)(
    "is requested again when it was incomplete (%s)",
    async (behaviour) => {
      vendor.setBehaviour([behaviour, "reply"]);
      const synthesizer = create();
      await expect(sayBy(synthesizer)).rejects.toThrow();
      await sayBy(synthesizer);
      await sayBy(synthesizer);
      expect(vendor.requests.length).toBe(2);
    },
  );

  it("is requested again when it was aborted before its end", async () => {
    vendor.setBehaviour(["hang-midway", "reply"]);
    const synthesizer = create();
    const abort = new AbortController();
    synthesizer.prepare({ text: "Good evening.", voice: "tesla" }, { signal: abort.signal });
    await expect.poll(() => vendor.openConnections()).toBe(1);
    abort.abort();
    await sayBy(synthesizer);
    expect(vendor.requests.length).toBe(2);
  });
});

describe("the sound cache", () => {
  const sound = (...lengths: readonly number[]) =>
    (async function* () {
      for (const length of lengths) yield await Promise.resolve(new Uint8Array(length));
    })();
  const hear = async (pieces: AsyncIterable<Uint8Array>) => {
    const lengths: number[] = [];
    for await (const { length } of pieces) lengths.push(length);
    return lengths;
  };

  it("keeps the most recently spoken ones", async () => {
    const cache = createSoundCache(10);
    for (const name of ["one", "two"]) expect(await hear(cache.keep(name, sound(2, 3)))).toEqual([2, 3]);
    cache.find("one");
    await hear(cache.keep("three", sound(4)));
    expect(["one", "two", "three"].map((name) => cache.find(name)?.map(({ length }) => length))).toEqual([
      [2, 3],
      undefined,
      [4],
    ]);
    await hear(cache.keep("too long", sound(11)));
    expect(["one", "three", "too long"].map((name) => cache.find(name) !== undefined)).toEqual([true, true, false]);
  });

  it("frees the space of a forgotten sound", async () => {
    const cache = createSoundCache(10);
    for (const name of ["one", "two"]) await hear(cache.keep(name, sound(5)));
    cache.forget("one");
    cache.forget("one");
    await hear(cache.keep("three", sound(5)));
    expect(["one", "two", "three"].map((name) => cache.find(name) !== undefined)).toEqual([false, true, true]);
  });
});
