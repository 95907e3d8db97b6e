import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { VoiceActivityReport } from "../../contracts";
import { createFvadVoiceActivityDetector } from "./fvad-voice-activity-detector";
import { soundOf, voiceAt } from "./voice.fixture";

const wasmUrl = new URL("../../../../../node_modules/@echogarden/fvad-wasm/fvad.wasm", import.meta.url).href;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

let player: AudioContext;
let microphone: MediaStreamAudioDestinationNode;
/** The resources that the detector opened. */
let contexts: AudioContext[];
let stops: (() => void)[];

beforeAll(() => userEvent.click(document.body));

beforeEach(() => {
  player = new AudioContext();
  microphone = new MediaStreamAudioDestinationNode(player);
  contexts = [];
  stops = [];
  vi.stubGlobal(
    "AudioContext",
    class extends AudioContext {
      constructor() {
        super();
        contexts.push(this);
      }
    },
  );
  vi.spyOn(navigator.mediaDevices, "getUserMedia").mockImplementation(async () => microphone.stream);
});

afterEach(async () => {
  for (const stop of stops) stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await player.close();
});

function listen(detector = createFvadVoiceActivityDetector({ wasmUrl })) {
  const reports: VoiceActivityReport[] = [];
  const stop = detector.start((report) => reports.push(report));
  expect(reports).toEqual([]);
  stops.push(stop);
  return {
    reports,
    stop,
    turns: () => reports.flatMap(({ type }) => (type === "level" ? [] : [type])),
    levels: () => reports.flatMap((report) => (report.type === "level" ? [report.level] : [])),
  };
}

/** Plays a sound like a voice into the microphone. */
function speak(seconds: number) {
  const sound = soundOf(seconds, player.sampleRate, voiceAt);
  const buffer = new AudioBuffer({ length: sound.length, sampleRate: player.sampleRate });
  buffer.copyToChannel(sound, 0);
  const source = new AudioBufferSourceNode(player, { buffer });
  source.connect(microphone);
  source.start();
}

const isOpen = () => microphone.stream.getTracks().some(({ readyState }) => readyState === "live");
const isListening = ({ reports }: ReturnType<typeof listen>) => expect.poll(() => reports.length).toBeGreaterThan(0);

it("reports the start, end and level of the visitor’s voice", async () => {
  const heard = listen();
  await isListening(heard);
  expect([heard.turns(), Math.max(...heard.levels())]).toEqual([[], 0]);
  speak(1);
  await expect.poll(heard.turns).toEqual(["speechStarted", "speechEnded"]);
  expect(Math.max(...heard.levels())).toBeGreaterThan(0.5);
  expect(Math.max(...heard.levels())).toBeLessThanOrEqual(1);
});

it("misses no sound while the page is busy for half a second", async () => {
  const heard = listen();
  await isListening(heard);
  speak(1);
  await wait(50);
  const until = performance.now() + 500;
  while (performance.now() < until);
  await expect.poll(heard.turns).toEqual(["speechStarted", "speechEnded"]);
});

it("closes the microphone and all resources when it is stopped, and reports nothing more", async () => {
  const heard = listen();
  await isListening(heard);
  expect([isOpen(), contexts.length]).toEqual([true, 1]);
  heard.stop();
  heard.stop();
  const count = heard.reports.length;
  expect(isOpen()).toBe(false);
  await expect.poll(() => contexts.map(({ state }) => state)).toEqual(["closed"]);
  await wait(100);
  expect(heard.reports.length).toBe(count);
});

it("closes a microphone that is granted after it was stopped", async () => {
  let grant: (stream: MediaStream) => void = () => {};
  vi.spyOn(navigator.mediaDevices, "getUserMedia").mockReturnValue(new Promise((resolve) => (grant = resolve)));
  const heard = listen();
  await expect.poll(() => vi.mocked(navigator.mediaDevices.getUserMedia).mock.calls.length).toBe(1);
  heard.stop();
  grant(microphone.stream);
  await expect.poll(isOpen).toBe(false);
  await expect.poll(() => contexts.every(({ state }) => state === "closed")).toBe(true);
  expect(heard.reports).toEqual([]);
});

it("closes the microphone although the program never loads", async () => {
  const heard = listen(createFvadVoiceActivityDetector({ wasmUrl, fetch: () => new Promise(() => {}) }));
  await expect.poll(() => contexts.length).toBe(1);
  heard.stop();
  expect(isOpen()).toBe(false);
});

it("reports that the program cannot be loaded, closes the microphone, and tries again the next time", async () => {
  let isAway = true;
  const detector = createFvadVoiceActivityDetector({
    wasmUrl,
    fetch: (input) => (isAway ? Promise.resolve(new Response(null, { status: 404 })) : fetch(input)),
  });
  const heard = listen(detector);
  await expect.poll(heard.turns).toEqual(["failed"]);
  await expect.poll(isOpen).toBe(false);
  isAway = false;
  microphone = new MediaStreamAudioDestinationNode(player);
  await isListening(listen(detector));
});

it("reports a lost device", async () => {
  const heard = listen();
  await isListening(heard);
  const [track] = microphone.stream.getTracks();
  track?.dispatchEvent(new Event("ended"));
  expect(heard.reports.at(-1)).toEqual({ type: "failed", reason: "audioCapture", message: "The microphone has gone." });
  await expect.poll(() => contexts.map(({ state }) => state)).toEqual(["closed"]);
});

it.each([
  ["NotAllowedError", "notAllowed"],
  ["NotFoundError", "audioCapture"],
  ["NotReadableError", "audioCapture"],
  ["SomethingElse", "unknown"],
] as const)("reports %s as %s", async (name, reason) => {
  vi.spyOn(navigator.mediaDevices, "getUserMedia").mockRejectedValue(new DOMException("refused", name));
  const heard = listen();
  await expect.poll(() => heard.reports).toEqual([{ type: "failed", reason, message: "refused" }]);
});

it("leaves no resource open after 20 starts and stops", async () => {
  const detector = createFvadVoiceActivityDetector({ wasmUrl });
  const streams: MediaStream[] = [];
  vi.spyOn(navigator.mediaDevices, "getUserMedia").mockImplementation(async () => {
    const { stream } = new MediaStreamAudioDestinationNode(player);
    streams.push(stream);
    return stream;
  });
  for (let round = 0; round < 20; round += 1) {
    const { stop } = listen(detector);
    await wait((round % 4) * 20);
    stop();
  }
  await expect
    .poll(
      () => streams.flatMap((stream) => stream.getTracks()).filter(({ readyState }) => readyState === "live").length,
    )
    .toBe(0);
  await expect.poll(() => contexts.filter(({ state }) => state !== "closed").length).toBe(0);
});
