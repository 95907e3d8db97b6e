import fvadUrl from "@echogarden/fvad-wasm/fvad.wasm?url";
import { createMicrophoneLock, createWebSpeechRecognizer } from "@archive-of-minds/core/providers/browser";
import { createFvadVoiceActivityDetector } from "@archive-of-minds/core/providers/voice-activity";

/** The recogniser, the detector and the microphone lock. */
export const recognizers = {
  recognizer: createWebSpeechRecognizer(),
  lock: createMicrophoneLock(),
  detector: createFvadVoiceActivityDetector({ wasmUrl: fvadUrl }),
};
