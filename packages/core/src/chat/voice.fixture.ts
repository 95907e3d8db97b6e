import { expect } from "vitest";
import {
  createFakeSpeechSynthesizer,
  createTestChat,
  type FakeSpeech,
  type FakeSpeechSynthesizer,
  type TestChatOptions,
} from "@archive-of-minds/testing";

/** What the voice has played or plays, oldest first. */
export const playedBy = ({ prepared }: FakeSpeechSynthesizer) => prepared.filter(({ playback }) => playback !== null);

export const textsOf = (speeches: readonly FakeSpeech[]) => speeches.map(({ request }) => request.text);

/** Whether both the preparation and the playback are aborted. */
export const isStopped = ({ signal, playback }: FakeSpeech) => signal.aborted && playback?.signal.aborted === true;

/** A chat that speaks with this voice, with audio unlocked. */
export async function open(options: TestChatOptions = {}, voice = createFakeSpeechSynthesizer()) {
  const test = await createTestChat({ ...options, speechSynthesizer: voice });
  await test.ready();
  await test.until(({ context }) => context.voice.status !== null);
  test.chat.send({ type: "audio.unlock" });
  const isSpeaking = () => test.chat.getSnapshot().hasTag("speaking");
  const heard = async () => {
    await expect.poll(() => playedBy(voice).length).toBeGreaterThan(0);
    return playedBy(voice).at(-1)!;
  };
  return { ...test, voice, isSpeaking, heard };
}

/** Lets pending promises resolve. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
