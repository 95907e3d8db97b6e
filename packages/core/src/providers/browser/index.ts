export { createBrowserMemoryStore } from "./browser-memory-store";
export { createBrowserStorageMeter } from "./browser-storage-meter";
export { createBrowserTextSharer } from "./browser-text-sharer";
export { createIndexedDBOutbox } from "./indexed-db-outbox";
export { createIndexedDBMemoryStore, type IndexedDBMemoryStoreOptions } from "./indexed-db-memory-store";
export { createLocalStorageMemoryStore } from "./local-storage-memory-store";
export { createLocalStorageSettingsStore } from "./local-storage-settings-store";
export {
  createAudioOutput,
  createAutoSpeechSynthesizer,
  createSoundEffectsPlayer,
  type AudioOutput,
  type AudioOutputOptions,
  type AutoSpeechSynthesizerOptions,
  type EncodedSound,
  type SampledSound,
  type Sound,
  type SoundPiece,
} from "./audio";
export { createBrowserCameraDevice, createPictureDescriber, type BrowserCameraDeviceOptions } from "./camera";
export { createSystemSpeechSynthesizer, type SystemSpeechSynthesizerOptions } from "./system-voices-synthesizer";
export { createWorkerMemoryReader, type WorkerMemoryReaderOptions } from "./memory-reader/worker-memory-reader";
export { isAppleHandheld } from "./camera/handheld";
export { createLazyRecognizers, type Recognizers } from "./lazy-recognizers";
export { createLazyVoices, type LazyVoicesOptions, type Voices } from "./lazy-voices";
export { createMicrophoneLock } from "./microphone-lock";
export { createReplyLock } from "./reply-lock";
export { createWebSpeechRecognizer } from "./web-speech-recognizer";
export { acquireWakeLock, watchOnline } from "./wake-lock";
export { createOwnConnectionProbe, type OwnConnectionProbeOptions } from "./own-connection-probe";
