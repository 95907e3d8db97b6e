import { expect } from "vitest";
import { SpeechError, type SpeechErrorReason, type SpeechSynthesizer } from "../contracts";
import { createTestChat, type TestChatOptions } from "@archive-of-minds/testing";

/** A voice whose progress and end the test controls. */
export function createSilentVoice(availability: "ready" | "downloadable" | "unavailable" = "ready") {
  const prepared: string[] = [];
  const playing: {
    text: string;
    say(characters: number): void;
    finish(): void;
    fail(reason: SpeechErrorReason, message?: string): void;
    volume(): number;
    isStopped(): boolean;
  }[] = [];
  let unlocked = 0;
  const state = { availability };
  const synthesizer: SpeechSynthesizer = {
    name: "Silent voice",
    kind: "builtIn",
    describe: async () => ({
      availability: state.availability,
      engine: { name: "Silent voice", kind: "builtIn" },
    }),
    unlock: () => void (unlocked += 1),
    prepare({ text }, { signal: preparing }) {
      prepared.push(text);
      return {
        play: ({ signal, volume, onProgress }) =>
          new Promise<void>((resolve, reject) => {
            signal.addEventListener("abort", () => reject(new DOMException("stopped", "AbortError")));
            playing.push({
              text,
              say: (characters) => onProgress?.(characters),
              finish: resolve,
              fail: (reason, message = "No sound") => reject(new SpeechError(reason, message)),
              volume: () => volume.value,
              isStopped: () => signal.aborted && preparing.aborted,
            });
          }),
      };
    },
  };
  return { synthesizer, prepared, playing, state, unlocked: () => unlocked };
}

/** A chat that speaks with this voice, with audio unlocked. */
export async function open(options: TestChatOptions = {}, voice = createSilentVoice()) {
  const test = await createTestChat({ ...options, speechSynthesizer: voice.synthesizer });
  await test.ready();
  await test.until(({ context }) => context.voice.status !== null);
  test.chat.send({ type: "audio.unlock" });
  const isSpeaking = () => test.chat.getSnapshot().hasTag("speaking");
  const heard = async () => {
    await expect.poll(() => voice.playing.length).toBeGreaterThan(0);
    return voice.playing.at(-1)!;
  };
  return { ...test, voice, isSpeaking, heard };
}

/** Lets pending promises resolve. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
