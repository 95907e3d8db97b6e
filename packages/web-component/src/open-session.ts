import {
  changingPhrases,
  chatSelectors,
  createAutoLanguageModel,
  createChat,
  type Character,
  type ChatActorRef,
  type ChatProviders,
  type ConversationPhrases,
  type MemoryBankActorRef,
} from "@archive-of-minds/core";
import { createBackendLanguageModel } from "@archive-of-minds/core/providers/backend";
import {
  createBrowserMemoryStore,
  createLazyRecognizers,
  createLazyVoices,
  createLocalStorageSettingsStore,
  createReplyLock,
  isAppleHandheld,
} from "@archive-of-minds/core/providers/browser";
import { fliteBytes } from "@archive-of-minds/core/providers/flite-voice";
import { builtInCorpora, createBuiltInLanguageModel } from "@archive-of-minds/built-in-model";
import type { ElementVoices } from "./voices";

/** What the element shows: one conversation at a time, and what its panels need. */
export interface Session {
  readonly chat: ChatActorRef;
  readonly providers: ChatProviders;
  /** What the session says, in the language of that moment. */
  readonly phrases: ConversationPhrases;
  readonly openMemoryBank: (character: Character) => Promise<MemoryBankActorRef>;
  /** Changes what the session says from now on; `undefined` for English. */
  readonly setPhrases: (phrases: ConversationPhrases | undefined) => void;
  close(): void;
}

export interface SessionChoice {
  readonly characterId: string | null;
  /** The address of a server with `createChatHandler`. */
  readonly server: string | null;
  readonly hasVoice: boolean;
  /** The address of `flite.wasm`, a voice that the visitor may download. */
  readonly voiceFile: string | null;
}

/** Opens a chat in this page: the messages are kept by the browser. */
export function openSession({ characterId, server, hasVoice, voiceFile }: SessionChoice): Session {
  const settingsStore = createLocalStorageSettingsStore();
  const memoryStore = createBrowserMemoryStore();
  const builtIn = createBuiltInLanguageModel({ corpora: builtInCorpora });
  const remote = server === null ? [] : [createBackendLanguageModel({ baseURL: server.replace(/\/$/, "") })];
  const voices = hasVoice ? openVoices(voiceFile) : undefined;
  const providers: ChatProviders = {
    languageModel: createAutoLanguageModel([...remote, builtIn]),
    memoryStore,
    replyLock: createReplyLock(),
    settingsStore,
    describePicture: async (...asked) => (await import("./camera")).describePicture(...asked),
    ...voices?.providers,
  };
  let chosen: ConversationPhrases | undefined;
  const phrases = changingPhrases(() => chosen);
  const chat = createChat({
    providers,
    phrases,
    ...(characterId !== null && { characterId }),
  });
  return {
    chat,
    providers,
    phrases,
    setPhrases(next) {
      chosen = next;
    },
    async openMemoryBank(character) {
      const { openMemoryBank } = await import("./memory-bank");
      return openMemoryBank({
        character,
        memoryStore,
        settingsStore,
        durability: () => chatSelectors.durability(chat.getSnapshot()),
      });
    },
    close() {
      chat.stop();
      voices?.close();
    },
  };
}

/** What speaks and what listens, each loaded on first use. */
function openVoices(voiceFile: string | null) {
  let opened: ElementVoices | undefined;
  let isClosed = false;
  const load = async () => {
    opened = (await import("./voices")).createVoices(voiceFile);
    if (isClosed) opened.close();
    return opened;
  };
  const voices = createLazyVoices(load, { totalBytes: fliteBytes });
  const { recognizer, lock, detector } = createLazyRecognizers(async () => (await import("./recognizers")).recognizers);
  const providers = {
    speechSynthesizer: voices.synthesizer,
    ...(voiceFile !== null && { voiceDownload: voices.download, voiceEngines: ["System voice", "Built-in voice"] }),
    soundEffects: voices.soundEffects,
    outputLevel: voices.outputLevel,
    speechRecognizer: recognizer,
    microphoneLock: lock,
    // On iPhones the recogniser and the detector cannot use the microphone at the same time.
    ...(!isAppleHandheld(navigator) && { voiceActivityDetector: detector }),
  } satisfies Partial<ChatProviders>;
  return {
    providers,
    close() {
      isClosed = true;
      opened?.close();
    },
  };
}
