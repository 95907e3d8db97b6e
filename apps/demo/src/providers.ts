import {
  chatPreferences,
  readPreference,
  voiceIdKey,
  type ChatProviders,
  type ChatRoomProviders,
  type LanguageModel,
  type SettingsStore,
} from "@archive-of-minds/core";
import {
  createBackendConversationLog,
  createBackendLanguageModel,
  type ServerCapabilities,
} from "@archive-of-minds/core/providers/backend";
import {
  createBrowserMemoryStore,
  createIndexedDBOutbox,
  createReplyLock,
  isAppleHandheld,
} from "@archive-of-minds/core/providers/browser";
import { builtInCorpora, createBuiltInLanguageModel } from "@archive-of-minds/built-in-model";
import { createLazyRecognizers } from "./lazy-recognizers";
import { createLazyVoices } from "./lazy-voices";

const builtInModel = createBuiltInLanguageModel({
  corpora: builtInCorpora,
  describePicture: async (...asked) => (await import("./site-camera")).describePicture(...asked),
});

/** The server's model of this name; the built-in model where the server has none. */
function modelNamed(
  name: string | null,
  { replyFirstWordSeconds }: ServerCapabilities,
  fetch: typeof globalThis.fetch,
): LanguageModel {
  if (name === null) return builtInModel;
  return createBackendLanguageModel({ name, firstWordMs: replyFirstWordSeconds * 1_000, fetch });
}

/** The providers of the product's chat and its Chat Room. */
export async function createProviders(
  config: ServerCapabilities,
  settingsStore: SettingsStore,
  fetch: typeof globalThis.fetch,
) {
  const voices = createLazyVoices(async () =>
    (await import("./voices")).createVoices({
      fetch,
      vendorVoices: config.voices,
      vendorModel: config.speechModel,
      vendorSettings: config.speechSettings,
      wanted: () => readPreference(settingsStore, chatPreferences.voiceEngine),
      voiceIdFor: (characterId) => settingsStore.read(voiceIdKey(characterId)),
    }),
  );
  const recognizers = createLazyRecognizers(async () => (await import("./recognizers")).recognizers);
  const chat = {
    languageModel: modelNamed(config.languageModels.reply, config, fetch),
    builtInModel,
    memoryStore: createBrowserMemoryStore(),
    replyLock: createReplyLock(),
    speechSynthesizer: voices.synthesizer,
    voiceDownload: voices.download,
    voiceEngines: [...(config.voices.length > 0 ? ["ElevenLabs"] : []), "System voice", "Built-in voice"],
    soundEffects: voices.soundEffects,
    outputLevel: voices.outputLevel,
    speechRecognizer: recognizers.recognizer,
    microphoneLock: recognizers.lock,
    // On iPhones the recogniser and the detector cannot use the microphone at the same time.
    ...(!isAppleHandheld(navigator) && { voiceActivityDetector: recognizers.detector }),
    ...(import.meta.env.MODE !== "static" && {
      conversationLog: createBackendConversationLog({
        fetch,
        outbox: createIndexedDBOutbox(),
        retentionDays: config.retentionDays,
      }),
    }),
    settingsStore,
  } satisfies ChatProviders;
  const room = {
    ...chat,
    languageModel: modelNamed(config.languageModels.room, config, fetch),
  } satisfies ChatRoomProviders;
  return { chat, room };
}
