import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { SpeechError, type SpeechVolume } from "../../../contracts";
import { createAudioOutput, type AudioOutput } from "./audio-output";
import { createCapture, pitchOf, withoutDropped, type Capture } from "./capture.fixture";
import { createSoundEffectsPlayer } from "./sound-effects-player";
import { hummingMp3 } from "./humming-mp3.fixture";
import { toneSound, toneWav, wavSound } from "./tone.fixture";

const SILENCE = 10 ** (-60 / 20);
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function createVolume(value = 1): SpeechVolume & { set(value: number): void; listeners: number } {
  const listeners = new Set<() => void>();
  return {
    get value() {
      return value;
    },
    get listeners() {
      return listeners.size;
    },
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

let capture: Capture;
let output: AudioOutput;
let urls: number;
const contexts: AudioContext[] = [];

beforeAll(() => userEvent.click(document.body));

beforeEach(() => {
  urls = 0;
  const { createObjectURL, revokeObjectURL } = URL;
  vi.spyOn(URL, "createObjectURL").mockImplementation((source) => {
    urls += 1;
    return createObjectURL.call(URL, source);
  });
  vi.spyOn(URL, "revokeObjectURL").mockImplementation((url) => {
    urls -= 1;
    revokeObjectURL.call(URL, url);
  });
  capture = createCapture();
  contexts.length = 0;
  output = createAudioOutput({
    destination: capture.destination,
    createContext: () => {
      const context = new AudioContext();
      contexts.push(context);
      return context;
    },
  });
});

afterEach(() => {
  output.dispose();
  vi.restoreAllMocks();
});

const begin = (sound: Parameters<AudioOutput["prepare"]>[0], { volume = createVolume() } = {}) => {
  const abort = new AbortController();
  const progress: number[] = [];
  let notify = () => {};
  const heard = new Promise<void>((resolve) => (notify = resolve));
  const played = output.prepare(sound, { signal: abort.signal }).play({
    signal: abort.signal,
    volume,
    onProgress: (spoken) => {
      progress.push(spoken);
      notify();
    },
  });
  played.catch(() => {});
  return { abort, progress, heard, played, volume };
};

/** From the first sound that was heard to the last. */
const heardSeconds = () => {
  const samples = capture.samples();
  const isHeard = (sample: number) => Math.abs(sample) > SILENCE;
  return (samples.findLastIndex(isHeard) - samples.findIndex(isHeard)) / capture.sampleRate();
};

const sounds = {
  samples: (seconds: number) =>
    toneSound([
      { seconds: seconds / 2, characters: 5 },
      { seconds: seconds / 2, characters: 5 },
    ]),
  file: (seconds: number) => wavSound([toneWav(seconds)]),
};

for (const [name, make] of Object.entries(sounds)) {
  it(`is heard, says how far it is, and ends with the last sound (${name})`, async () => {
    const { progress, heard, played, volume } = begin(make(1));
    await heard;
    await played;
    expect(capture.peak()).toBeGreaterThan(0.3);
    expect(pitchOf(capture.samples(), capture.sampleRate())).toBeCloseTo(440, -1);
    expect(heardSeconds()).toBeCloseTo(1, 0);
    expect(progress[0]).toBe(0);
    expect(progress.at(-1)).toBe(10);
    expect(progress.length).toBeGreaterThan(4);
    expect(progress).toEqual(progress.toSorted((one, other) => one - other));
    expect([urls, volume.listeners, contexts.length]).toEqual([0, 0, 1]);
  });

  // How soon is measured by the bench: a busy machine hears late.
  it(`falls silent after an abort (${name})`, async () => {
    const { abort, played, heard, volume } = begin(make(3));
    await heard;
    await wait(400);
    expect(capture.peak(capture.now() - 0.2)).toBeGreaterThan(0.3);
    const stopped = capture.now();
    abort.abort();
    await expect(played).rejects.toMatchObject({ name: "AbortError" });
    await vi.waitFor(() => expect(capture.now()).toBeGreaterThan(stopped + 0.7), { timeout: 60_000, interval: 20 });
    expect(capture.peak(stopped + 0.5)).toBeLessThan(SILENCE);
    expect([urls, volume.listeners]).toEqual([0, 0]);
  });

  it(`follows the volume (${name})`, async () => {
    const volume = createVolume(0);
    const { heard, abort } = begin(make(3), { volume });
    await heard;
    await wait(300);
    expect(capture.peak()).toBeLessThan(SILENCE);
    const raised = capture.now();
    volume.set(1);
    await wait(300);
    expect(capture.peak(raised + 0.1)).toBeGreaterThan(0.4);
    const ducked = capture.now();
    volume.set(0.2);
    await vi.waitFor(() => expect(capture.now()).toBeGreaterThan(ducked + 0.7), { timeout: 60_000, interval: 20 });
    expect(capture.peak(ducked + 0.5)).toBeCloseTo(0.1, 1);
    expect(capture.peak(ducked + 0.5)).toBeGreaterThan(0.05);
    volume.set(Number.NaN);
    await wait(200);
    expect(capture.peak(capture.now() - 0.05)).toBeGreaterThan(0.4);
    abort.abort();
  });
}

const isLoud = (sample: number) => Math.abs(sample) > 0.3;

it("plays pieces without a gap", async () => {
  const pieces = Array.from({ length: 5 }, () => ({ seconds: 0.2, characters: 1 }));
  await begin(toneSound(pieces)).played;
  const fromFirstToLast = (samples: Float32Array) =>
    samples.slice(samples.findIndex(isLoud), samples.findLastIndex(isLoud));
  let quiet = 0;
  let longest = 0;
  for (const sample of fromFirstToLast(withoutDropped(capture.samples()))) {
    quiet = Math.abs(sample) < 0.05 ? quiet + 1 : 0;
    longest = Math.max(longest, quiet);
  }
  expect(longest / capture.sampleRate()).toBeLessThan(0.003);
  expect(fromFirstToLast(capture.samples()).length / capture.sampleRate()).toBeCloseTo(1, 1);
});

it("plays faster at the same pitch", async () => {
  const { heard, played } = begin(wavSound([toneWav(1.5)], { rate: 1.5 }));
  await heard;
  await played;
  expect(heardSeconds()).toBeLessThan(1.4);
  expect(Math.abs(pitchOf(capture.samples(), capture.sampleRate()) - 440)).toBeLessThan(25);
});

it("is heard with the first bytes of an mp3, long before the last", async () => {
  const mp3 = hummingMp3(3);
  let sent = 0;
  async function* slowly() {
    for (let from = 0; from < mp3.length; from += 2_000) {
      if (from > 0) await wait(150);
      sent += 1;
      yield mp3.slice(from, from + 2_000);
    }
  }
  const { heard, played, progress } = begin({
    kind: "encoded",
    mimeType: "audio/mpeg",
    bytes: slowly(),
    rate: 1.125,
    characters: 45,
    cancel: () => {},
  });
  await heard;
  const sentBefore = sent;
  await played;
  expect(sent).toBeGreaterThan(sentBefore);
  expect(capture.peak()).toBeGreaterThan(0.02);
  expect([progress[0], progress.at(-1), urls]).toEqual([0, 45, 0]);
});

it("loads the next sound while one plays, and more than it has elements for", async () => {
  const all = Array.from({ length: 5 }, () => {
    const abort = new AbortController();
    return { abort, speech: output.prepare(sounds.file(0.2), { signal: abort.signal }) };
  });
  for (const { speech, abort } of all.toReversed()) {
    const from = capture.now();
    await speech.play({ signal: abort.signal, volume: createVolume() });
    // What was captured arrives later on a busy machine.
    await expect.poll(() => capture.peak(from + 0.05)).toBeGreaterThan(0.3);
  }
  expect([urls, contexts.length]).toEqual([0, 1]);
});

it("plays two at once, and a third after them", async () => {
  await Promise.all([1, 2, 3].map(() => begin(sounds.file(0.3)).played));
  expect(urls).toBe(0);
});

it("gives back what was prepared and never played", async () => {
  const cancel = vi.fn();
  const abort = new AbortController();
  const speech = output.prepare(wavSound([toneWav(1)], { cancel }), { signal: abort.signal });
  await wait(50);
  expect(urls).toBe(1);
  abort.abort();
  expect([urls, cancel.mock.calls.length]).toEqual([0, 1]);
  await expect(speech.play({ signal: new AbortController().signal, volume: createVolume() })).rejects.toMatchObject({
    name: "AbortError",
  });
});

it.each([
  ["no sound", [new Uint8Array([1, 2, 3, 4])]],
  ["nothing", []],
])("says that %s came", async (_case, bytes) => {
  await expect(begin(wavSound(bytes)).played).rejects.toMatchObject({ name: "SpeechError", reason: "invalid" });
  expect(urls).toBe(0);
  await begin(sounds.file(0.1)).played;
});

it("passes on why a sound could not be made", async () => {
  async function* broken() {
    yield { samples: new Float32Array(1_600), sampleRate: 16_000, characters: 1 };
    throw new SpeechError("network", "Broken off.");
  }
  await expect(
    begin({ kind: "samples", pieces: broken(), characters: 1, cancel: () => {} }).played,
  ).rejects.toMatchObject({ reason: "network" });
});

it("says that the element may not play", async () => {
  const play = vi
    .spyOn(HTMLMediaElement.prototype, "play")
    .mockRejectedValue(new DOMException("Refused by the test.", "NotAllowedError"));
  await expect(begin(sounds.file(1)).played).rejects.toMatchObject({ name: "SpeechError", reason: "blocked" });
  expect(urls).toBe(0);
  play.mockRestore();
  await begin(sounds.file(0.1)).played;
});

it("says that the page may make no sound, until a press", async () => {
  const resume = vi.spyOn(AudioContext.prototype, "resume").mockReturnValue(new Promise(() => {}));
  vi.spyOn(AudioContext.prototype, "state", "get").mockReturnValue("suspended");
  const { played, progress } = begin(sounds.samples(0.2));
  await expect(played).rejects.toMatchObject({ name: "SpeechError", reason: "blocked" });
  expect(progress).toEqual([]);
  resume.mockRestore();
  vi.restoreAllMocks();
  output.unlock();
  await begin(sounds.samples(0.2)).played;
  expect([contexts.length, capture.peak() > 0.3]).toEqual([1, true]);
});

it.each(["samples", "file"] as const)("takes a new output when the clock stands still (%s)", async (kind) => {
  vi.spyOn(AudioContext.prototype, "currentTime", "get").mockReturnValue(1);
  const { played } = begin(sounds[kind](3));
  await expect(played).rejects.toMatchObject({ name: "SpeechError", reason: "blocked" });
  vi.restoreAllMocks();
  output.unlock();
  await begin(sounds[kind](0.2)).played;
  expect([contexts.length, contexts[0]?.state, capture.peak() > 0.3]).toEqual([2, "closed", true]);
});

it("takes a new output when a sound that has come stands still", async () => {
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValueOnce();
  await expect(begin(sounds.file(0.5)).played).rejects.toMatchObject({ reason: "blocked" });
  await begin(sounds.file(0.5)).played;
  expect([contexts.length, contexts[0]!.state, urls]).toEqual([2, "closed", 0]);
});

it("takes a new output after a phone call", async () => {
  await begin(sounds.samples(0.1)).played;
  vi.spyOn(contexts[0]!, "state", "get").mockReturnValue("interrupted");
  output.unlock();
  await begin(sounds.file(0.1)).played;
  expect(contexts.length).toBe(2);
});

it("suspends its context while nothing is heard", async () => {
  expect(contexts.length).toBe(0);
  await begin(sounds.samples(0.1)).played;
  expect(contexts.map(({ state }) => state)).toEqual(["running"]);
  await vi.waitFor(() => expect(contexts.map(({ state }) => state)).toEqual(["suspended"]), 60_000);
  await begin(sounds.file(0.1)).played;
  expect(contexts.length).toBe(1);
});

it("shows how loud it is", async () => {
  expect(output.level()).toBe(0);
  const { heard, played } = begin(sounds.samples(0.6));
  await heard;
  await wait(300);
  expect(output.level()).toBeGreaterThan(0.5);
  expect(output.level()).toBeLessThanOrEqual(1);
  await played;
  await wait(200);
  expect(output.level()).toBe(0);
});

it("silences everything when it is disposed of, and can start again", async () => {
  const playing = begin(sounds.file(3));
  const loaded = output.prepare(sounds.file(1), { signal: new AbortController().signal });
  await playing.heard;
  output.dispose();
  await expect(playing.played).rejects.toMatchObject({ name: "AbortError" });
  await expect(loaded.play({ signal: new AbortController().signal, volume: createVolume() })).rejects.toMatchObject({
    name: "AbortError",
  });
  await wait(100);
  expect([urls, contexts[0]?.state]).toEqual([0, "closed"]);
  await begin(sounds.file(0.1)).played;
});

it("leaves nothing behind after many sounds that end in every way", async () => {
  for (let round = 0; round < 30; round += 1) {
    const { abort, played } = begin(round % 2 === 0 ? sounds.file(0.05) : sounds.samples(0.05));
    if (round % 3 === 0) abort.abort();
    else if (round % 3 === 1) setTimeout(() => abort.abort(), round);
    await played.catch(() => {});
  }
  await wait(100);
  expect([urls, contexts.length]).toEqual([0, 1]);
});

it("plays the sounds of a text", async () => {
  const player = createSoundEffectsPlayer(output);
  const { signal } = new AbortController();
  await player.play([], { signal, volume: createVolume() });
  expect(contexts.length).toBe(0);
  await player.play([{ type: "buzz" }, { type: "whoosh" }], { signal, volume: createVolume() });
  expect(capture.peak()).toBeGreaterThan(0.1);
});
