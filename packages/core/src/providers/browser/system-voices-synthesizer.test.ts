import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SpeechErrorReason, SpeechVolume } from "../../contracts";
import { describeSpeechSynthesizerContract } from "@archive-of-minds/testing/contracts";
import { createSystemSpeechSynthesizer, type SystemSpeechSynthesizerOptions } from "./system-voices-synthesizer";

const loud: SpeechVolume = { value: 1, subscribe: () => () => {} };
const voice = (name: string, lang: string): SpeechSynthesisVoice => ({
  name,
  lang,
  localService: true,
  default: true,
  voiceURI: name,
});
const daniel = voice("Daniel", "en-GB");

/** What an utterance has, and what a browser calls on it. */
class FakeUtterance {
  voice: SpeechSynthesisVoice | null = null;
  lang = "";
  rate = 1;
  pitch = 1;
  volume = 1;
  onstart: (() => void) | null = null;
  onend: (() => void) | null = null;
  onboundary: ((event: { charIndex: number }) => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** `window.speechSynthesis`, whose voice the test is. */
class FakeSynthesis extends EventTarget {
  voices: SpeechSynthesisVoice[] = [daniel];
  readonly spoken: FakeUtterance[] = [];
  cancels = 0;
  /** Speaks everything at once, word by word. */
  speaks = true;
  /** Fails the next utterance with this. */
  nextError: string | null = null;
  private queue: FakeUtterance[] = [];

  getVoices() {
    return this.voices;
  }
  speak(utterance: FakeUtterance) {
    this.spoken.push(utterance);
    this.queue.push(utterance);
    if (utterance.text === "") return;
    const error = this.nextError;
    this.nextError = null;
    if (error === "silence") return;
    if (error !== null) queueMicrotask(() => utterance.onerror?.({ error }));
    else if (this.speaks) void this.say(utterance);
  }
  readonly calls: string[] = [];
  pause() {
    this.calls.push("pause");
  }
  resume() {
    this.calls.push("resume");
  }
  cancel() {
    this.cancels += 1;
    for (const utterance of this.queue.splice(0)) queueMicrotask(() => utterance.onerror?.({ error: "interrupted" }));
  }
  get current() {
    return this.spoken.at(-1)!;
  }
  private async say(utterance: FakeUtterance) {
    await Promise.resolve();
    const step = (run: () => void) => {
      if (this.queue.includes(utterance)) run();
    };
    step(() => utterance.onstart?.());
    for (const word of utterance.text.matchAll(/\S+/g)) {
      await Promise.resolve();
      step(() => utterance.onboundary?.({ charIndex: word.index }));
    }
    step(() => utterance.onend?.());
    this.queue = this.queue.filter((other) => other !== utterance);
  }
}

let synthesis: FakeSynthesis;
beforeEach(() => {
  synthesis = new FakeSynthesis();
});
afterEach(() => vi.useRealTimers());

const create = (options: Partial<SystemSpeechSynthesizerOptions> = {}) =>
  createSystemSpeechSynthesizer({
    synthesis: synthesis as unknown as SpeechSynthesis,
    createUtterance: (text) => new FakeUtterance(text) as unknown as SpeechSynthesisUtterance,
    ...options,
  });
const begin = (
  text: string,
  { voice = "tesla", volume = loud, options = {} as Partial<SystemSpeechSynthesizerOptions> } = {},
) => {
  const abort = new AbortController();
  const progress: number[] = [];
  const played = create(options)
    .prepare({ text, voice }, { signal: abort.signal })
    .play({ signal: abort.signal, volume, onProgress: (spoken) => progress.push(spoken) });
  played.catch(() => {});
  return { abort, progress, played };
};

describeSpeechSynthesizerContract(
  "The system",
  () => ({
    synthesizer: create({ startMs: 100 }),
    failWith(reason: SpeechErrorReason) {
      if (reason === "unsupported") synthesis.voices = [voice("Anna", "de-DE")];
      const errors: Partial<Record<SpeechErrorReason, string>> = {
        blocked: "not-allowed",
        network: "network",
        invalid: "text-too-long",
        unknown: "synthesis-failed",
        timeout: "silence",
      };
      synthesis.nextError = errors[reason] ?? null;
    },
  }),
  ["blocked", "network", "invalid", "unknown", "timeout", "unsupported"],
);

it("speaks as the character, at its pace and loudness", async () => {
  await begin("Good evening.", { voice: "faust", volume: { ...loud, value: 0.4 } }).played;
  expect(synthesis.current).toMatchObject({
    text: "Good evening.",
    voice: daniel,
    lang: "en-GB",
    rate: 0.88,
    pitch: 0.75,
    volume: 0.4,
  });
  expect(synthesis.cancels).toBe(1);
});

it("falls silent when it is aborted", async () => {
  synthesis.speaks = false;
  const { abort, played } = begin("Good evening.");
  await vi.waitFor(() => expect(synthesis.spoken.length).toBe(1), 60_000);
  synthesis.current.onstart?.();
  const before = synthesis.cancels;
  abort.abort();
  await expect(played).rejects.toMatchObject({ name: "AbortError" });
  expect(synthesis.cancels).toBe(before + 1);
});

it("estimates the progress by time where the browser does not report it", async () => {
  vi.useFakeTimers();
  synthesis.speaks = false;
  const { progress, played } = begin("Ah, you ask about alternating current.");
  await vi.advanceTimersByTimeAsync(0);
  synthesis.current.onstart?.();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(progress.length).toBeGreaterThan(8);
  expect(progress.at(-1)).toBeGreaterThan(20);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(progress.at(-1)).toBe(37);
  synthesis.current.onend?.();
  await played;
  expect([progress.at(-1), vi.getTimerCount()]).toEqual([38, 0]);
});

it("gives up a voice that falls silent in mid-sentence", async () => {
  vi.useFakeTimers();
  synthesis.speaks = false;
  const { played } = begin("Good evening.");
  await vi.advanceTimersByTimeAsync(0);
  synthesis.current.onstart?.();
  const expected = expect(played).rejects.toMatchObject({ reason: "timeout" });
  await vi.advanceTimersByTimeAsync(15_000);
  await expected;
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  ["when the browser says so", () => synthesis.dispatchEvent(new Event("voiceschanged"))],
  ["by looking again", () => {}],
])("finds voices that load late, %s", async (_case, notify) => {
  vi.useFakeTimers();
  synthesis.voices = [];
  const found = create().describe("tesla");
  await vi.advanceTimersByTimeAsync(300);
  synthesis.voices = [daniel];
  notify();
  await vi.advanceTimersByTimeAsync(100);
  expect([(await found).availability, vi.getTimerCount()]).toEqual(["ready", 0]);
});

it("waits for voices once, and finds them later all the same", async () => {
  vi.useFakeTimers();
  synthesis.voices = [];
  const system = create();
  const first = system.describe("tesla");
  await vi.advanceTimersByTimeAsync(1_500);
  expect([(await first).availability, (await system.describe("tesla")).availability, vi.getTimerCount()]).toEqual([
    "unavailable",
    "unavailable",
    0,
  ]);
  synthesis.voices = [daniel];
  expect((await system.describe("tesla")).availability).toBe("ready");
});

it("speaks an empty text inside the first press, once", () => {
  const voice = create();
  voice.unlock();
  voice.unlock();
  expect(synthesis.spoken.map(({ text, volume }) => [text, volume])).toEqual([["", 0]]);
});

it("is unavailable where there is no such thing", async () => {
  const voice = createSystemSpeechSynthesizer();
  voice.unlock();
  const { signal } = new AbortController();
  expect((await voice.describe("tesla")).availability).toBe("unavailable");
  await expect(
    voice.prepare({ text: "Yes.", voice: "tesla" }, { signal }).play({ signal, volume: loud }),
  ).rejects.toMatchObject({ reason: "unsupported" });
});

/** A loudness the test changes. */
function createVolume() {
  const listeners = new Set<() => void>();
  return {
    value: 1,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(value: number) {
      this.value = value;
      for (const listener of listeners) listener();
    },
    listeners,
  };
}

it("pauses while the volume is low, and continues when it rises", async () => {
  synthesis.speaks = false;
  const volume = createVolume();
  const { played } = begin("Good evening to all of you.", { volume });
  await vi.waitFor(() => expect(synthesis.spoken).toHaveLength(1), 60_000);
  synthesis.current.onstart?.();
  volume.set(0.2);
  volume.set(0.3);
  volume.set(1);
  volume.set(0.2);
  synthesis.current.onend?.();
  await played;
  volume.set(1);
  expect([synthesis.calls, volume.listeners.size]).toEqual([["pause", "resume", "pause", "resume"], 0]);
});

it("does not pause where that would end it", async () => {
  synthesis.speaks = false;
  const volume = createVolume();
  const { played } = begin("Good evening.", { volume, options: { canHold: false } });
  await vi.waitFor(() => expect(synthesis.spoken).toHaveLength(1), 60_000);
  synthesis.current.onstart?.();
  volume.set(0.2);
  synthesis.current.onend?.();
  await played;
  expect(synthesis.calls).toEqual([]);
});
