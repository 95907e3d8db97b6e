import {
  chatPreferences,
  readPreference,
  voiceIdKey,
  type ChatProviders,
  type ChatRoomProviders,
  type LanguageModel,
  type SettingsStore,
} from "@archive-of-minds/core";
import { createBackendConversationLog, type ServerCapabilities } from "@archive-of-minds/core/providers/backend";
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

type Vendor = keyof ServerCapabilities["languageModels"];

/** The first of these vendors that the server holds a key for; the built-in model where it holds none. Only the one in use is fetched. */
async function preferredModel(
  { languageModels, replyFirstWordSeconds }: ServerCapabilities,
  vendors: readonly Vendor[],
  fetch: typeof globalThis.fetch,
): Promise<LanguageModel> {
  const firstWordMs = replyFirstWordSeconds * 1_000;
  const at = (path: string) => new URL(path, location.origin).href;
  for (const vendor of vendors) {
    const { openai, anthropic } = languageModels;
    if (vendor === "openai" && openai) {
      const { createOpenAILanguageModel } = await import("@archive-of-minds/core/providers/openai");
      return createOpenAILanguageModel({ baseURL: at("/api/openai/v1"), model: openai.model, firstWordMs, fetch });
    }
    if (vendor === "anthropic" && anthropic) {
      const { createAnthropicLanguageModel } = await import("@archive-of-minds/core/providers/anthropic");
      const { models } = anthropic;
      // The room has to know the next speaker in less than a second.
      const smallModel = models.find((id) => id.includes("haiku"));
      return createAnthropicLanguageModel({
        baseURL: at("/api/anthropic"),
        models,
        firstWordMs,
        fetch,
        ...(smallModel !== undefined && { smallModel }),
      });
    }
  }
  return builtInModel;
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
    languageModel: await preferredModel(config, ["openai", "anthropic"], fetch),
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
    languageModel: await preferredModel(config, ["anthropic", "openai"], fetch),
  } satisfies ChatRoomProviders;
  return { chat, room };
}
