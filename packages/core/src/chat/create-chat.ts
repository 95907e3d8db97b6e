import { createActor } from "xstate";
import type { Character } from "../characters/character";
import { characters as allCharacters } from "../characters";
import type {
  ConversationLog,
  DescribeFrame,
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
import { unrelatedMessage } from "../safety/unrelated-message";
import { defineLogExchange } from "../turn/log-exchange";
import { holdUnstored } from "../memory/hold-unstored";
import { createMemoryMemoryStore } from "../memory/memory-memory-store";
import { checkCharacters, needsProvider } from "../shared/check-options";
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
import { preloadReply } from "../turn/preload-reply";
import { defineRunTurn } from "../turn/turn.actors";
import { whileSoundEffectsOn } from "../speaking/sound-effects-setting";
import { defineLoadMemory, defineReadOthers, defineWatchMemory, defineWriteMemory } from "./chat.actors";
import { parseStoredFailure, type StoredFailure } from "./stored-failure";
import { chatMachine, type ChatActorRef } from "./chat.machine";
import { defineAcquireReplyLock, defineWatchReplies } from "./reply-lock.actors";

/** The providers of a chat. Only the language model is required. */
export interface ChatProviders {
  readonly languageModel: LanguageModel;
  /** Offered when `languageModel` fails: a model that needs neither key nor network. A model that chooses among several offers its own next one. */
  readonly builtInModel?: LanguageModel;
  /** Describes the visitor's pictures to a `languageModel` that takes none. Default: it learns only that there is one. */
  readonly describePicture?: DescribeFrame;
  /** Checks the visitor's messages for signs of need before a model reads them. Default: the built-in check for English and German; `null` disables it on purpose. */
  readonly safetyCheck?: SafetyCheck | null;
  /** Default: the conversation is lost when the page closes. */
  readonly memoryStore?: MemoryStore;
  /** Default: exchanges are not logged. */
  readonly conversationLog?: ConversationLog;
  /** Replies are spoken as soon as there is one, until `voice.disable`. Default: nothing is spoken. */
  readonly speechSynthesizer?: SpeechSynthesizer;
  /** Plays the sounds that replies contain as words, such as `bzzzt`. Default: they are skipped. */
  readonly soundEffects?: SoundEffectsPlayer;
  /** The current output level of the character's voice, 0 to 1, for its drawing: read once a frame. The audio output provides it. */
  readonly outputLevel?: () => number;
  /** A voice that the visitor may download if none is available. */
  readonly voiceDownload?: VoiceDownload;
  /** The engine names the synthesizer chooses from. The visitor's choice is stored under `chatPreferences.voiceEngine`, and the synthesizer reads it itself. */
  readonly voiceEngines?: readonly string[];
  /** Default: no speech recognition. */
  readonly speechRecognizer?: SpeechRecognizer;
  /** Default: a turn ends after three seconds of silence, and a character cannot be interrupted by voice. */
  readonly voiceActivityDetector?: VoiceActivityDetector;
  /** Default: several pages may listen at once. */
  readonly microphoneLock?: MicrophoneLock;
  /** Default: a question that another page is answering can be retried here. */
  readonly replyLock?: ReplyLock;
  /** Default: the selected character is lost when the page closes. */
  readonly settingsStore?: SettingsStore;
}

/** What {@link createChat} needs: a language model among the providers. Everything else has a default. */
export interface ChatOptions extends SessionOptions {
  readonly providers: ChatProviders;
  /** Default: the five characters of the archive. */
  readonly characters?: readonly Character[];
  /** Default: the last selected character, else the first. */
  readonly characterId?: string;
  /**
   * The sentences that become part of the conversation, such as the apology. Default: `conversationPhrases`, in
   * English.
   */
  readonly phrases?: ConversationPhrases;
  /** The language the visitor writes and speaks, as a BCP 47 tag. Default: English. The visitor's setting for speech wins. */
  readonly language?: string;
  /** Decides when the visitor's turn is over in automatic turn taking. Default: the adaptive policy. */
  readonly endOfTurn?: EndOfTurnPolicy;
  /** Milliseconds since 1970, in step with `clock`. Default: the system's time. */
  readonly now?: () => number;
  /**
   * Makes the ids of messages and conversations; ids made later have to sort after earlier ones. Default: UUIDs,
   * version 7.
   */
  readonly createId?: CreateId;
}

/**
 * Wraps providers into the chat chart and starts it.
 *
 * @throws Error if the language model is missing, if there are no characters or two share an id, or if no character has
 *   the given `characterId`.
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
  checkCharacters("createChat", characters, characterId === undefined ? [] : [characterId]);
  const {
    languageModel,
    builtInModel,
    memoryStore = createMemoryMemoryStore(),
    conversationLog = noLog,
    settingsStore = noSettings,
  } = providers;
  const nextModel = languageModel.next ?? builtInModel;
  const memory = holdUnstored(memoryStore);
  const soundEffects = providers.soundEffects && whileSoundEffectsOn(providers.soundEffects, settingsStore);
  const safetyCheck = chooseSafetyCheck(providers.safetyCheck, language);
  const machine = chatMachine.provide({
    actors: {
      ...(safetyCheck && { checkNeed: defineCheckNeed(safetyCheck) }),
      runTurn: defineRunTurn({
        languageModel,
        nextModel: builtInModel,
        speechSynthesizer: providers.speechSynthesizer,
        soundEffects,
        describePicture: providers.describePicture,
        now,
        isUnrelated: unrelatedMessage(safetyCheck),
      }),
      loadMemory: defineLoadMemory(memory),
      watchMemory: defineWatchMemory(memory),
      writeMemory: defineWriteMemory(memory),
      readOthers: defineReadOthers(
        memory,
        characters.map(({ id }) => id),
      ),
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
      hasRecognizer: providers.speechRecognizer !== undefined,
      hasSoundEffects: soundEffects !== undefined,
      ...(providers.outputLevel && { outputLevel: providers.outputLevel }),
      ...(providers.voiceDownload && { voiceBytes: providers.voiceDownload.totalBytes }),
      model: { name: languageModel.name, kind: languageModel.kind },
      nextModel: nextModel && nextModel !== languageModel ? { name: nextModel.name, kind: nextModel.kind } : null,
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
  preloadReply(actor.getSnapshot().context.character, languageModel);
  return actor.start();
}

function failuresOf(stored: Readonly<Record<string, string>>): Record<string, StoredFailure> {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([id, text]) => {
      const failure = parseStoredFailure(text);
      return failure ? [[id, failure]] : [];
    }),
  );
}

/** The stored value of each character that has one. */
function readOfEach(
  characters: readonly Character[],
  settings: SettingsStore,
  keyOf: (characterId: string) => string,
): Record<string, string> {
  const stored = characters.map(({ id }) => [id, settings.read(keyOf(id))] as const);
  return Object.fromEntries(stored.filter((entry): entry is readonly [string, string] => entry[1] !== null));
}
