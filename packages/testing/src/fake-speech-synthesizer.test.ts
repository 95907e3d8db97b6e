import { expect, it } from "vitest";
import { SpeechError, type SpeechErrorReason, type SpeechVolume } from "@archive-of-minds/core";
import { describeSpeechSynthesizerContract } from "./contracts/speech-synthesizer-contract";
import { createFakeSpeechSynthesizer } from "./fake-speech-synthesizer";

const volume: SpeechVolume = { value: 1, subscribe: () => () => {} };
const { signal } = new AbortController();

const reasons: readonly SpeechErrorReason[] = [
  "missingKey",
  "http",
  "blocked",
  "unsupported",
  "invalid",
  "timeout",
  "network",
  "unknown",
];

describeSpeechSynthesizerContract(
  "The fake",
  () => {
    const synthesizer = createFakeSpeechSynthesizer({ speaks: true });
    return {
      synthesizer,
      failWith(reason) {
        void synthesizer.nextSpeech().then((speech) => speech.fail(reason));
      },
    };
  },
  reasons,
);

it("plays as the test decides", async () => {
  const voice = createFakeSpeechSynthesizer();
  const progress: number[] = [];
  const speech = voice.prepare({ text: "Good evening.", voice: "tesla" }, { signal });
  const fake = await voice.nextSpeech();
  expect([fake.request.text, fake.isPlaying, voice.playing]).toEqual(["Good evening.", false, []]);
  const played = speech.play({ signal, volume, onProgress: (spoken) => progress.push(spoken) });
  fake.say(4);
  expect([progress, fake.isPlaying, voice.playing]).toEqual([[4], true, [fake]]);
  fake.finish();
  await played;
  fake.say(9);
  expect([progress, fake.hasEnded, voice.playing]).toEqual([[4], true, []]);
});

it("keeps its end until it is played", async () => {
  const voice = createFakeSpeechSynthesizer();
  const speeches = ["One.", "Two."].map((text) => voice.prepare({ text, voice: "tesla" }, { signal }));
  voice.prepared[0]?.finish();
  voice.prepared[1]?.fail("http");
  await speeches[0]?.play({ signal, volume });
  await expect(speeches[1]?.play({ signal, volume })).rejects.toBeInstanceOf(SpeechError);
});

it("reports whether it can speak", async () => {
  const voice = createFakeSpeechSynthesizer({ availability: "downloadable" });
  expect((await voice.describe("tesla")).availability).toBe("downloadable");
  voice.setAvailability("ready");
  voice.unlock();
  expect([(await voice.describe("tesla")).availability, voice.unlocks]).toEqual(["ready", 1]);
});
