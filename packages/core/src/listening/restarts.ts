import * as timings from "../shared/timings";
import type { MicrophoneFailure } from "./listening.types";

const DELAYS = [timings.recognitionRestart, timings.recognitionSecondRestart, timings.recognitionThirdRestart] as const;

/** How often the recogniser is opened without hearing a word: once, and after each delay. */
export const ATTEMPTS = DELAYS.length + 1;

/** Whether a failure may be temporary. */
export function isTemporary(reason: MicrophoneFailure["reason"]): boolean {
  return reason === "noSpeech" || reason === "aborted" || reason === "audioCapture" || reason === "network";
}

/** How long to wait before the recogniser is opened again after this many attempts without words. */
export function restartDelay(attempts: number): number {
  return DELAYS[Math.min(Math.max(attempts, 1), DELAYS.length) - 1] ?? timings.recognitionThirdRestart;
}
