import { expect, it } from "vitest";
import { createFakeSpeechSynthesizer } from "@archive-of-minds/testing";
import { createSpeaker } from "./speaker";

it("says a text in a voice, with what else was asked for", async () => {
  const voice = createFakeSpeechSynthesizer();
  const spoken = createSpeaker(voice).speak("Good evening.", "tesla", { speed: 1.2 });
  const speech = await voice.nextSpeech();
  expect(speech.request).toEqual({ text: "Good evening.", voice: "tesla", settings: { speed: 1.2 } });
  expect(speech.playback?.volume.value).toBe(1);
  speech.finish();
  await spoken;
});

it("stops what is being said, as does the next text", async () => {
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

it("says nothing of an empty text", async () => {
  const voice = createFakeSpeechSynthesizer();
  await createSpeaker(voice).speak("  ", "tesla");
  expect(voice.prepared).toEqual([]);
});

it("tells why something could not be said", async () => {
  const voice = createFakeSpeechSynthesizer();
  const spoken = createSpeaker(voice).speak("One.", "tesla");
  voice.prepared[0]?.fail("http");
  await expect(spoken).rejects.toMatchObject({ reason: "http" });
});
