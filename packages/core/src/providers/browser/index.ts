export { createBrowserMemoryStore } from './browser-memory-store'
export { createIndexedDBOutbox } from './indexed-db-outbox'
export { createIndexedDBMemoryStore, type IndexedDBMemoryStoreOptions } from './indexed-db-memory-store'
export { createLocalStorageMemoryStore } from './local-storage-memory-store'
export { createLocalStorageSettingsStore } from './local-storage-settings-store'
export {
  createAudioOutput,
  createAutoSpeechSynthesizer,
  createSoundEffectsPlayer,
  createSpeaker,
  type AudioOutput,
  type AudioOutputOptions,
  type AutoSpeechSynthesizer,
  type AutoSpeechSynthesizerOptions,
  type EncodedSound,
  type SampledSound,
  type Sound,
  type SoundPiece,
  type SpeakOptions,
  type Speaker,
} from './audio'
export { createBrowserCameraDevice, type BrowserCameraDeviceOptions } from './camera'
export { createSystemSpeechSynthesizer, type SystemSpeechSynthesizerOptions } from './system-voices-synthesizer'
export { createMicrophoneLock } from './microphone-lock'
export { createWebSpeechRecognizer } from './web-speech-recognizer'
