import { createActor } from "xstate";
import type { Character } from "../characters/character";
import { characters as allCharacters } from "../characters";
import type {
  ConversationLog,
  LanguageModel,
  MemoryStore,
  MicrophoneLock,
  ReplyLock,
  SafetyCheck,
  SettingsStore,
  SoundEffectsPlayer,
  SpeechRecognizer,
  SpeechSynthesizer,
  VoiceActivityDetector,
  VoiceDownload,
} from "../contracts";
import type { EndOfTurnPolicy } from "../listening/end-of-turn";
import { defineDetectVoice, defineAcquireMicrophone, defineRecognizeSpeech } from "../listening/listening.actors";
import { chooseSafetyCheck, DEFAULT_LANGUAGE } from "../safety/chosen-check";
import { defineCheckNeed } from "../safety/safety.actors";
import { defineLogExchange } from "../turn/log-exchange";
import { holdUnstored } from "../memory/hold-unstored";
import { createMemoryMemoryStore } from "../memory/memory-memory-store";
import { checkCharacters, checkLanguageModel, needsProvider } from "../shared/check-options";
import type { CreateId } from "../shared/create-id";
import type { ConversationPhrases } from "../shared/phrases";
import { noLog, noSettings } from "../shared/left-out";
import { sessionOptions, type SessionOptions } from "../shared/session-options";
import { readPreference, readPreferences } from "../preferences/preference";
import { chatPreferences, sitePreferences } from "../preferences/preferences";
import { defineRememberSetting } from "../preferences/remember-setting";
import { draftKey, failureKey, voiceIdKey } from "../shared/setting-keys";
import { logVoiceFailures } from "../speaking/log-voice-failures";
import { defineDownloadVoice, defineRunVoiceEngine } from "../speaking/voice-engine.actors";
import { defineRunTurn } from "../turn/turn.actors";
import { whileWanted } from "../speaking/sound-effects-wanted";
import { defineLoadMemory, defineWatchMemory, defineWriteMemory } from "./chat.actors";
import { parseKeptFailure, type KeptFailure } from "./kept-failure";
import { chatMachine, type ChatActorRef } from "./chat.machine";
import { defineAcquireReplyLock, defineWatchReplies } from "./reply-lock.actors";

/** What a chat is made of. Only the language model has to be given. */
export interface ChatProviders {
  readonly languageModel: LanguageModel;
  /** Offered when `languageModel` fails: a model that needs neither key nor network. */
  readonly builtInModel?: LanguageModel;
  /** Reads what the visitor says for signs of need before a model does. Left out, the built-in English check; `null` leaves it out on purpose. */
  readonly safetyCheck?: SafetyCheck | null;
  /** Left out, the conversation is forgotten when the page closes. */
  readonly memoryStore?: MemoryStore;
  /** Left out, exchanges are recorded nowhere. */
  readonly conversationLog?: ConversationLog;
  /** Left out, nothing is spoken. */
  readonly speechSynthesizer?: SpeechSynthesizer;
  /** Makes the sounds that replies write as words, such as `bzzzt`. Left out, they are passed over. */
  readonly soundEffects?: SoundEffectsPlayer;
  /** How loud the character is now, 0 to 1, for whoever draws it: asked once a frame. The audio output knows. */
  readonly outputLevel?: () => number;
  /** A voice that the visitor may fetch where there is none. */
  readonly voiceDownload?: VoiceDownload;
  /** What the synthesizer chooses from, by name, and heeds itself; the visitor's choice is stored under `chatPreferences.voiceEngine`. */
  readonly voiceEngines?: readonly string[];
  /** Left out, nobody listens. */
  readonly speechRecognizer?: SpeechRecognizer;
  /** Left out, a turn ends after three seconds of silence, and a character cannot be interrupted by voice. */
  readonly voiceActivityDetector?: VoiceActivityDetector;
  /** Left out, several pages may listen at once. */
  readonly microphoneLock?: MicrophoneLock;
  /** Left out, a question that another page is answering can be asked again here. */
  readonly replyLock?: ReplyLock;
  /** Left out, the chosen character is forgotten when the page closes. */
  readonly settingsStore?: SettingsStore;
}

export interface ChatOptions extends SessionOptions {
  readonly providers: ChatProviders;
  /** Left out, the five of the archive. */
  readonly characters?: readonly Character[];
  /** Left out, the one chosen last, else the first. */
  readonly characterId?: string;
  readonly phrases?: ConversationPhrases;
  /** The language the visitor writes in, as a BCP 47 tag. Left out, English. */
  readonly language?: string;
  /** Decides when the visitor's turn is over in automatic turn taking. Left out, the adaptive policy does. */
  readonly endOfTurn?: EndOfTurnPolicy;
  readonly now?: () => number;
  readonly createId?: CreateId;
}

/**
 * Wraps providers into the chat chart and starts it.
 *
 * @throws Error where the language model is missing, where the characters are none or two have one id, and where none has
 *   the `characterId` that is given.
 *
 * @example
 * const chat = createChat({ providers: { languageModel } })
 * chat.on('reply.finished', ({ message }) => console.log(message.text))
 * chat.send({ type: 'message.send', text: 'Good evening' })
 */
export function createChat(options: ChatOptions): ChatActorRef {
  needsProvider("createChat", options, "languageModel");
  const {
    providers,
    characters = allCharacters,
    characterId,
    phrases,
    language = DEFAULT_LANGUAGE,
    endOfTurn,
    now,
    createId,
  } = options;
  checkLanguageModel("createChat", providers.languageModel);
  checkCharacters("createChat", characters, characterId === undefined ? [] : [characterId]);
  const {
    languageModel,
    builtInModel,
    memoryStore = createMemoryMemoryStore(),
    conversationLog = noLog,
    settingsStore = noSettings,
  } = providers;
  const memory = holdUnstored(memoryStore);
  const soundEffects = providers.soundEffects && whileWanted(providers.soundEffects, settingsStore);
  const safetyCheck = chooseSafetyCheck(providers.safetyCheck, language);
  const machine = chatMachine.provide({
    actors: {
      ...(safetyCheck && { checkNeed: defineCheckNeed(safetyCheck) }),
      runTurn: defineRunTurn({
        languageModel,
        builtInModel,
        speechSynthesizer: providers.speechSynthesizer,
        soundEffects,
        now,
        declined: phrases?.declined,
      }),
      loadMemory: defineLoadMemory(memory),
      watchMemory: defineWatchMemory(memory),
      writeMemory: defineWriteMemory(memory),
      acquireReplyLock: defineAcquireReplyLock(providers.replyLock),
      watchReplies: defineWatchReplies(providers.replyLock),
      logExchange: defineLogExchange(conversationLog),
      rememberSetting: defineRememberSetting(settingsStore),
      runVoiceEngine: defineRunVoiceEngine(providers),
      downloadVoice: defineDownloadVoice(providers),
      recognizeSpeech: defineRecognizeSpeech(providers.speechRecognizer),
      detectVoice: defineDetectVoice(providers.voiceActivityDetector),
      acquireMicrophone: defineAcquireMicrophone(providers.microphoneLock),
    },
  });
  const actor = createActor(machine, {
    ...sessionOptions(options),
    input: {
      characters,
      characterId: characterId ?? readPreference(settingsStore, sitePreferences.character) ?? undefined,
      settings: readPreferences(chatPreferences, settingsStore.read),
      voiceIds: readOfEach(characters, settingsStore, voiceIdKey),
      drafts: readOfEach(characters, settingsStore, draftKey),
      failures: failuresOf(readOfEach(characters, settingsStore, failureKey)),
      ...(providers.voiceEngines && { voiceEngines: providers.voiceEngines }),
      hasSoundEffects: soundEffects !== undefined,
      ...(providers.outputLevel && { outputLevel: providers.outputLevel }),
      ...(providers.voiceDownload && { voiceBytes: providers.voiceDownload.totalBytes }),
      model: { name: languageModel.name, kind: languageModel.kind },
      fallbackModel:
        builtInModel && builtInModel !== languageModel ? { name: builtInModel.name, kind: builtInModel.kind } : null,
      logging: providers.conversationLog ? { retentionDays: conversationLog.retentionDays ?? null } : null,
      ...(phrases && { phrases }),
      language,
      checksNeed: safetyCheck !== null,
      ...(endOfTurn && { endOfTurn }),
      ...(now && { now }),
      ...(createId && { createId }),
    },
  });
  logVoiceFailures(actor);
  return actor.start();
}

function failuresOf(stored: Readonly<Record<string, string>>): Record<string, KeptFailure> {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([id, text]) => {
      const kept = parseKeptFailure(text);
      return kept ? [[id, kept]] : [];
    }),
  );
}

/** What is stored for each character, where anything is. */
function readOfEach(
  characters: readonly Character[],
  settings: SettingsStore,
  keyOf: (characterId: string) => string,
): Record<string, string> {
  const stored = characters.map(({ id }) => [id, settings.read(keyOf(id))] as const);
  return Object.fromEntries(stored.filter((entry): entry is readonly [string, string] => entry[1] !== null));
}
