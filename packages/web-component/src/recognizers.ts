import fvadUrl from "@echogarden/fvad-wasm/fvad.wasm?url";
import {
  createMicrophoneLock,
  createWebSpeechRecognizer,
  type Recognizers,
} from "@archive-of-minds/core/providers/browser";
import { createFvadVoiceActivityDetector } from "@archive-of-minds/core/providers/voice-activity";

/** The browser's recogniser, and the detector of speech. */
export const recognizers: Recognizers = {
  recognizer: createWebSpeechRecognizer(),
  lock: createMicrophoneLock(),
  detector: createFvadVoiceActivityDetector({ wasmUrl: fvadUrl }),
};
