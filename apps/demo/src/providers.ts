import {
  chatPreferences,
  createAutoLanguageModel,
  readPreference,
  sitePreferences,
  voiceIdKey,
  type ChatProviders,
  type ChatRoomProviders,
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
  createLazyRecognizers,
  createLazyVoices,
  createReplyLock,
  isAppleHandheld,
} from "@archive-of-minds/core/providers/browser";
import { fliteBytes } from "@archive-of-minds/core/providers/flite-voice";
import { builtInCorpora, createBuiltInLanguageModel } from "@archive-of-minds/built-in-model";
import { createLocalModels } from "./local-models";
import type * as siteCamera from "./site-camera";

const describePicture = async (...asked: Parameters<typeof siteCamera.describePicture>) =>
  (await import("./site-camera")).describePicture(...asked);

const builtInModel = createBuiltInLanguageModel({ corpora: builtInCorpora, describePicture });

export interface ProvidersOfPage {
  readonly settingsStore: SettingsStore;
  readonly fetch: typeof globalThis.fetch;
  /** The language of the page at that moment. */
  readonly language: () => string;
}

/** The providers of the product's chat and its Chat Room. */
export async function createProviders(config: ServerCapabilities, { settingsStore, fetch, language }: ProvidersOfPage) {
  const voices = createLazyVoices(
    async () =>
      (await import("./voices")).createVoices({
        fetch,
        vendorVoices: config.voices,
        vendorModel: config.speechModel,
        vendorSettings: config.speechSettings,
        wanted: () => readPreference(settingsStore, chatPreferences.voiceEngine),
        voiceIdFor: (characterId) => settingsStore.read(voiceIdKey(characterId)),
      }),
    { totalBytes: fliteBytes },
  );
  const recognizers = createLazyRecognizers(async () => (await import("./recognizers")).recognizers);
  const localModels = createLocalModels();
  const choice = readPreference(settingsStore, sitePreferences.replyModel);
  /** The server's model of this name, if it has one, those of this device, and the built-in one. */
  const modelsWith = (name: string | null) => {
    const firstWordMs = config.replyFirstWordSeconds * 1_000;
    const remote =
      name === null
        ? []
        : [createBackendLanguageModel({ name, firstWordMs, takesPictures: config.takesPictures, fetch, language })];
    return createAutoLanguageModel([...remote, ...localModels, builtInModel], { choice });
  };
  const chat = {
    languageModel: modelsWith(config.languageModels.reply),
    describePicture,
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
    languageModel: modelsWith(config.languageModels.room),
  } satisfies ChatRoomProviders;
  return { chat, room };
}
