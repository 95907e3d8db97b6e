import { expect, it } from "vitest";
import { createFakeSpeechSynthesizer } from "@archive-of-minds/testing";
import { createSpeaker } from "./speaker";

it("speaks a text in a voice, with the given settings", async () => {
  const voice = createFakeSpeechSynthesizer();
  const spoken = createSpeaker(voice).speak("Good evening.", "tesla", { speed: 1.2 });
  const speech = await voice.nextSpeech();
  expect(speech.request).toEqual({ text: "Good evening.", voice: "tesla", settings: { speed: 1.2 } });
  expect(speech.playback?.volume.value).toBe(1);
  speech.finish();
  await spoken;
});

it("stops the current text, as does the next one", async () => {
  const voice = createFakeSpeechSynthesizer();
  const speaker = createSpeaker(voice);
  const first = speaker.speak("One.", "tesla");
  const second = speaker.speak("Two.", "tesla");
  await first;
  expect(voice.prepared.map(({ hasEnded }) => hasEnded)).toEqual([true, false]);
  speaker.stop();
  await second;
  speaker.stop();
  expect(voice.playing).toEqual([]);
});

it("does nothing for an empty text", async () => {
  const voice = createFakeSpeechSynthesizer();
  await createSpeaker(voice).speak("  ", "tesla");
  expect(voice.prepared).toEqual([]);
});

it("rejects with the reason of a failure", async () => {
  const voice = createFakeSpeechSynthesizer();
  const spoken = createSpeaker(voice).speak("One.", "tesla");
  voice.prepared[0]?.fail("http");
  await expect(spoken).rejects.toMatchObject({ reason: "http" });
});
