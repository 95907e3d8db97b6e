import { createFakeSpeechSynthesizer } from "@archive-of-minds/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLazyVoices } from "./lazy-voices";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Voices that are loaded while the visitor has pressed something, or nothing yet. */
async function loaded(hasBeenActive: boolean) {
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive } });
  const synthesizer = createFakeSpeechSynthesizer();
  const voices = createLazyVoices(
    async () => ({
      synthesizer,
      download: { totalBytes: 0, download: async () => {} },
      soundEffects: { play: async () => {} },
      outputLevel: () => 0,
    }),
    { totalBytes: 0 },
  );
  await voices.synthesizer.describe("ada");
  return { voices, synthesizer };
}

it("starts the output ahead, once the page is idle, where something was pressed already", async () => {
  const { synthesizer } = await loaded(true);
  expect(synthesizer.unlocks).toBe(0);
  await vi.runAllTimersAsync();
  expect(synthesizer.unlocks).toBe(1);
});

it("waits for the first press where nothing was pressed yet", async () => {
  const { voices, synthesizer } = await loaded(false);
  await vi.runAllTimersAsync();
  expect(synthesizer.unlocks).toBe(0);
  voices.synthesizer.unlock();
  expect(synthesizer.unlocks).toBe(1);
});
