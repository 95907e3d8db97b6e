import { beforeEach, expect, it } from "vitest";
import { SpeechError, type SpeechErrorReason, type SpeechSynthesizer, type SpeechVolume } from "../../../contracts";
import { createFakeSpeechSynthesizer, type FakeSpeechSynthesizer } from "@archive-of-minds/testing";
import { describeSpeechSynthesizerContract } from "@archive-of-minds/testing/contracts";
import { createAutoSpeechSynthesizer } from "./auto-speech-synthesizer";

const loud: SpeechVolume = { value: 1, subscribe: () => () => {} };

let vendor: FakeSpeechSynthesizer;
let system: FakeSpeechSynthesizer;
let own: FakeSpeechSynthesizer;
let auto: SpeechSynthesizer;
let now: number;
beforeEach(() => {
  now = 0;
  vendor = createFakeSpeechSynthesizer({ name: "ElevenLabs", kind: "remote", speaks: true });
  system = createFakeSpeechSynthesizer({ name: "System voice", kind: "system", speaks: true });
  own = createFakeSpeechSynthesizer({ name: "Built-in voice", speaks: true });
  auto = createAutoSpeechSynthesizer([vendor, system, own], { now: () => now });
});

const say = (voice = "tesla", onProgress = (_spoken: number) => {}) => {
  const { signal } = new AbortController();
  return auto.prepare({ text: "It hums.", voice }, { signal }).play({ signal, volume: loud, onProgress });
};
const failNext = (synthesizer: FakeSpeechSynthesizer, error: SpeechErrorReason | Error) => {
  const next = synthesizer.prepared.length;
  const seek = async () => {
    let speech = await synthesizer.nextSpeech();
    while (synthesizer.prepared.indexOf(speech) < next) speech = await synthesizer.nextSpeech();
    speech.fail(error);
  };
  void seek();
};
const engineOf = ({ name, kind }: FakeSpeechSynthesizer) => ({ name, kind });
const counts = () => [vendor, system, own].map(({ prepared }) => prepared.length);

describeSpeechSynthesizerContract(
  "The choice of several",
  () => {
    const inner = createFakeSpeechSynthesizer({ speaks: true });
    return { synthesizer: createAutoSpeechSynthesizer([inner]), failWith: (reason) => failNext(inner, reason) };
  },
  ["blocked", "missingKey", "unsupported"],
);

it("speaks with the first that can, and says which", async () => {
  await say();
  expect([auto.name, auto.kind, counts()]).toEqual(["ElevenLabs", "remote", [1, 0, 0]]);
  vendor.setAvailability("unavailable");
  system.setAvailability("downloadable");
  expect((await auto.describe("tesla")).engine).toEqual(engineOf(own));
  await say();
  expect([auto.name, auto.kind, counts()]).toEqual(["Built-in voice", "builtIn", [1, 0, 1]]);
});

it("has an order for each character", async () => {
  auto = createAutoSpeechSynthesizer([vendor, system, own], {
    orderFor: (voice) => (voice === "flux" ? [own] : [system, own]),
  });
  await say("flux");
  await say("tesla");
  expect(counts()).toEqual([0, 1, 1]);
});

it("can speak if one of them can, and offers a download if one of them does", async () => {
  expect((await auto.describe("tesla")).availability).toBe("ready");
  for (const each of [vendor, system]) each.setAvailability("unavailable");
  own.setAvailability("downloadable");
  expect((await auto.describe("tesla")).availability).toBe("downloadable");
  await expect(say()).rejects.toMatchObject({ name: "SpeechError", reason: "unsupported" });
  own.setAvailability("unavailable");
  expect(await auto.describe("tesla")).toEqual({ availability: "unavailable", engine: null });
});

it("names the one that would speak instead, once downloaded", async () => {
  expect((await auto.describe("tesla")).downloadable).toBeUndefined();
  own.setAvailability("downloadable");
  expect((await auto.describe("tesla")).downloadable).toBeUndefined();
  auto = createAutoSpeechSynthesizer([own, system]);
  expect(await auto.describe("tesla")).toEqual({
    availability: "ready",
    engine: engineOf(system),
    downloadable: engineOf(own),
  });
  own.setAvailability("ready");
  expect((await auto.describe("tesla")).downloadable).toBeUndefined();
});

it("speaks the same sentence with the next when one fails before anything was heard", async () => {
  failNext(vendor, new SpeechError("http", "Too many.", { status: 429 }));
  await say();
  expect([auto.name, counts()]).toEqual(["System voice", [1, 1, 0]]);
});

it.each([
  [new SpeechError("missingKey", "No key.")],
  [new SpeechError("unsupported", "Cannot.")],
  [new SpeechError("outdatedClient", "This page is out of date.")],
  [new SpeechError("http", "Who are you?", { status: 401 })],
])("gives one up for good for %s", async (error) => {
  failNext(vendor, error);
  await say();
  now += 1e9;
  await say();
  expect([counts(), (await auto.describe("tesla")).engine, (await auto.describe("hypatia")).engine]).toEqual([
    [1, 2, 0],
    engineOf(system),
    engineOf(vendor),
  ]);
});

it("names the one without a key, while another replaces it", async () => {
  expect((await auto.describe("tesla")).missingKey).toBeUndefined();
  failNext(vendor, "missingKey");
  await say();
  expect([
    (await auto.describe("tesla")).missingKey,
    (await auto.describe("hypatia")).missingKey,
    (await auto.describe("tesla")).engine,
  ]).toEqual([engineOf(vendor), undefined, engineOf(system)]);
  failNext(system, "unsupported");
  await say();
  expect((await auto.describe("tesla")).missingKey).toEqual(engineOf(vendor));
});

it.each([
  [new SpeechError("http", "Too many.", { status: 429 })],
  [new SpeechError("http", "Overloaded.", { status: 503 })],
  [new SpeechError("http", "Locked.", { status: 401, body: '{"error":{"type":"session_required"}}' })],
  [new SpeechError("network", "No connection.")],
  [new SpeechError("timeout", "Too late.")],
])("asks again later after %s, and later still the next time", async (error) => {
  failNext(vendor, error);
  await say();
  await say();
  expect(counts()).toEqual([1, 2, 0]);
  now += 15_000;
  failNext(vendor, error);
  await say();
  now += 15_000;
  await say();
  expect(counts()).toEqual([2, 4, 0]);
  now += 15_000;
  await say();
  failNext(vendor, error);
  await say();
  now += 15_000;
  await say();
  expect(counts()).toEqual([5, 5, 0]);
});

it("does not restart a sentence that was heard in part; the next one gets another voice", async () => {
  vendor = createFakeSpeechSynthesizer({ name: "ElevenLabs" });
  auto = createAutoSpeechSynthesizer([vendor, own]);
  const progress: number[] = [];
  const played = say("tesla", (spoken) => progress.push(spoken));
  const speech = await vendor.nextSpeech();
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  speech.say(0);
  speech.say(3);
  speech.fail("network");
  await expect(played).rejects.toMatchObject({ reason: "network" });
  expect([progress, own.prepared.length]).toEqual([[0, 3], 0]);
  await say();
  expect(own.prepared.length).toBe(1);
});

it("blames no voice where the page may not play sound, or for other errors", async () => {
  for (const error of [new SpeechError("blocked", "Press first."), new Error("A bug.")]) {
    failNext(vendor, error);
    await expect(say()).rejects.toBe(error);
  }
  await say();
  expect(counts()).toEqual([3, 0, 0]);
});

it("fails with the last reason when none can speak", async () => {
  for (const each of [vendor, system, own]) failNext(each, "network");
  await expect(say()).rejects.toMatchObject({ reason: "network" });
});

it("tries one that failed temporarily at once where no other can speak, and counts as ready", async () => {
  for (const each of [system, own]) each.setAvailability("unavailable");
  failNext(vendor, new SpeechError("http", "Overloaded.", { status: 503 }));
  await expect(say()).rejects.toMatchObject({ reason: "http" });
  expect(await auto.describe("tesla")).toEqual({ availability: "ready", engine: engineOf(vendor) });
  await say();
  expect(counts()).toEqual([2, 0, 0]);
  system.setAvailability("ready");
  failNext(vendor, "network");
  await say();
  expect([counts(), (await auto.describe("tesla")).engine]).toEqual([[3, 1, 0], engineOf(system)]);
});

it("gives the reason where all have failed for good", async () => {
  for (const each of [system, own]) each.setAvailability("unavailable");
  const refused = new SpeechError("http", "Who are you?", { status: 401 });
  failNext(vendor, refused);
  await expect(say()).rejects.toBe(refused);
  expect((await auto.describe("tesla")).availability).toBe("unavailable");
  await expect(say()).rejects.toBe(refused);
  expect(counts()).toEqual([1, 0, 0]);
});

it("looks for a voice again when it plays, where there was none when it prepared", async () => {
  for (const each of [vendor, system, own]) each.setAvailability("unavailable");
  const { signal } = new AbortController();
  const speech = auto.prepare({ text: "It hums.", voice: "tesla" }, { signal });
  await Promise.resolve();
  await auto.describe("tesla");
  system.setAvailability("ready");
  await speech.play({ signal, volume: loud });
  expect(counts()).toEqual([0, 1, 0]);
});

it("unlocks all of them", () => {
  auto.unlock();
  expect([vendor, system, own].map(({ unlocks }) => unlocks)).toEqual([1, 1, 1]);
});

it("needs at least one synthesizer", () => {
  expect(() => createAutoSpeechSynthesizer([])).toThrow("at least one");
});

it("offers the voices of the one that would speak now, and requests the chosen one", async () => {
  const voices = [
    { id: "low", name: "Low" },
    { id: "high", name: "High" },
  ];
  system = createFakeSpeechSynthesizer({ name: "System voice", kind: "system", speaks: true, voices });
  auto = createAutoSpeechSynthesizer([vendor, system], { voiceIdFor: (voice) => (voice === "tesla" ? "high" : null) });
  expect((await auto.describe("tesla")).voices).toBeUndefined();
  vendor.setAvailability("unavailable");
  expect((await auto.describe("tesla")).voices).toEqual(voices);
  await say("tesla");
  await say("hypatia");
  expect(system.prepared.map(({ request }) => request.voiceId)).toEqual(["high", undefined]);
});
