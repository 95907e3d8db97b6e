import { SimulatedClock } from "xstate";
import {
  type Character,
  type ChatActorRef,
  adaptiveEndOfTurn,
  createChat,
  timings,
  type EndOfTurnPolicy,
  type ConversationLog,
  type ConversationPhrases,
  type DescribeFrame,
  type LanguageModel,
  type MemoryStore,
  type Message,
  type MicrophoneLock,
  type ReplyLock,
  type SafetyCheck,
  type SoundEffectsPlayer,
  type SpeechSynthesizer,
  type VoiceDownload,
  chatSelectors,
  createMemoryMemoryStore,
  readPreference,
  sitePreferences,
  writePreference,
  type ChatSnapshot,
  type SessionOptions,
  type SettingsStore,
} from "@archive-of-minds/core";
import { exampleCharacter } from "./example-character";
import { createFakeConversationLog } from "./fake-conversation-log";
import { createFakeLanguageModel, type FakeCall, type FakeLanguageModel } from "./fake-language-model";
import { createFakeSettingsStore } from "./fake-settings-store";
import { createFakeSpeechRecognizer, type FakeSpeechRecognizer } from "./fake-speech-recognizer";
import { createFakeVoiceActivityDetector, type FakeVoiceActivityDetector } from "./fake-voice-activity-detector";
import { settled } from "./test-chat-room";

/** The chat of {@link createTestChat}, and providers in place of its fakes. All may be left out. */
export interface TestChatOptions extends Pick<SessionOptions, "inspect"> {
  /** Left out, two examples: `ada` and `ben`. */
  readonly characters?: readonly Character[];
  /** The id of the character that is chosen and has the earlier `messages`; by default the first one. */
  readonly character?: string;
  /** The name of the fake model that answers. Default `Fake vendor`. */
  readonly modelName?: string;
  /** Answers in place of the fake model. `visitorSays` never resolves then: it waits for a call of the fake one. */
  readonly languageModel?: LanguageModel;
  /** Offered when the model fails. Left out, nothing is. */
  readonly builtInModel?: LanguageModel;
  /** Describes the visitor's pictures to a model that takes none. */
  readonly describePicture?: DescribeFrame;
  /** Left out, one in memory. */
  readonly memoryStore?: MemoryStore;
  /** Left out, a fake of {@link createFakeConversationLog}. */
  readonly conversationLog?: ConversationLog;
  /** Left out, nothing is spoken. */
  readonly speechSynthesizer?: SpeechSynthesizer;
  /** A voice that the visitor may download. Left out, none is offered. */
  readonly voiceDownload?: VoiceDownload;
  /** The output level of the voice, 0 to 1. */
  readonly outputLevel?: () => number;
  /** Left out, the sounds in replies are skipped. */
  readonly soundEffects?: SoundEffectsPlayer;
  /** Left out, a fake one. `null`: the chat has none. */
  readonly speechRecognizer?: FakeSpeechRecognizer | null;
  /** Left out, a fake one. */
  readonly voiceActivityDetector?: FakeVoiceActivityDetector;
  /** Left out, several pages may listen at once. */
  readonly microphoneLock?: MicrophoneLock;
  /** Left out, a question that another page is answering can be retried here. */
  readonly replyLock?: ReplyLock;
  /** Left out, the adaptive policy. */
  readonly endOfTurn?: EndOfTurnPolicy;
  /** Left out, no safety check reads the messages. */
  readonly safetyCheck?: SafetyCheck;
  /** The language the visitor writes and speaks, as a BCP 47 tag. Left out, English. */
  readonly language?: string;
  /** Replaces the sentences that become part of the conversation. */
  readonly phrases?: ConversationPhrases;
  /** The stored settings at the start, by key. Default: none. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The character's earlier messages. */
  readonly messages?: readonly Message[];
}

const NOON = Date.parse("2026-01-01T12:00:00.000Z");

/** A running chat with its fakes: what the visitor does, how time passes, and what is stored. */
export interface TestChat {
  readonly chat: ChatActorRef;
  readonly clock: SimulatedClock;
  readonly memoryStore: MemoryStore;
  readonly conversationLog: ConversationLog;
  readonly settingsStore: SettingsStore;
  readonly model: FakeLanguageModel;
  readonly recognizer: FakeSpeechRecognizer;
  readonly detector: FakeVoiceActivityDetector;
  /** Resolves when the chat is in this state. */
  until(matches: (snapshot: ChatSnapshot) => boolean): Promise<void>;
  /** Resolves when the chat has read its memory and writes no reply. */
  ready(): Promise<void>;
  /** Sends a message of the visitor; returns the call that answers it. */
  visitorSays(text: string): Promise<FakeCall>;
  /** Presses Record, and waits until the browser listens. */
  visitorPressesRecord(): Promise<void>;
  /** Speaks as the visitor, with a sound that begins and ends; waits until the browser listens. */
  visitorSpeaks(text: string): Promise<void>;
  /** Advances the clock by so many silent milliseconds. */
  silence(milliseconds: number): Promise<void>;
  /** The messages in this character's stored memory. */
  stored(characterId: string): Promise<readonly Message[]>;
  storedCharacter(): string | null;
}

/** A running chat with fakes behind it, driven by the visitor's actions. Only the test advances it. */
export async function createTestChat(options: TestChatOptions = {}): Promise<TestChat> {
  const {
    characters = [exampleCharacter("ada"), exampleCharacter("ben")],
    messages = [],
    modelName = "Fake vendor",
  } = options;
  const fakeModel = createFakeLanguageModel({ name: modelName });
  const memoryStore = options.memoryStore ?? createMemoryMemoryStore(() => NOON);
  const conversationLog = options.conversationLog ?? createFakeConversationLog();
  const settingsStore = createFakeSettingsStore(options.settings);
  const recognizer = options.speechRecognizer ?? createFakeSpeechRecognizer();
  const detector = options.voiceActivityDetector ?? createFakeVoiceActivityDetector();
  const clock = new SimulatedClock();
  let count = 0;
  const id = options.character ?? characters[0]?.id;
  await loadEndOfTurnRules();
  if (options.character !== undefined) writePreference(settingsStore, sitePreferences.character, options.character);
  if (id !== undefined && messages.length > 0) await memoryStore.replace(id, messages);

  const chat = createChat({
    providers: {
      languageModel: options.languageModel ?? fakeModel,
      ...(options.describePicture && { describePicture: options.describePicture }),
      ...(options.builtInModel && { builtInModel: options.builtInModel }),
      ...(options.speechSynthesizer && { speechSynthesizer: options.speechSynthesizer }),
      ...(options.soundEffects && { soundEffects: options.soundEffects }),
      ...(options.voiceDownload && { voiceDownload: options.voiceDownload }),
      ...(options.outputLevel && { outputLevel: options.outputLevel }),
      ...(options.speechRecognizer !== null && { speechRecognizer: recognizer }),
      voiceActivityDetector: detector,
      ...(options.microphoneLock && { microphoneLock: options.microphoneLock }),
      ...(options.replyLock && { replyLock: options.replyLock }),
      safetyCheck: options.safetyCheck ?? null,
      memoryStore,
      conversationLog,
      settingsStore,
    },
    ...(options.language !== undefined && { language: options.language }),
    ...(options.phrases && { phrases: options.phrases }),
    ...(options.endOfTurn && { endOfTurn: options.endOfTurn }),
    ...(options.inspect && { inspect: options.inspect }),
    characters,
    clock,
    now: () => NOON + clock.now(),
    createId: () => `id-${String((count += 1)).padStart(4, "0")}`,
  });

  return {
    chat,
    clock,
    memoryStore,
    conversationLog,
    settingsStore,
    model: fakeModel,
    recognizer,
    detector,
    until: (matches) => untilChat(chat, matches),
    ready: () => untilChat(chat, (snapshot) => snapshot.matches({ conversation: { ready: "idle" } })),
    async visitorSays(text: string): Promise<FakeCall> {
      chat.send({ type: "message.send", text });
      return fakeModel.nextCall();
    },
    async visitorPressesRecord(): Promise<void> {
      chat.send({ type: "mic.start" });
      await untilHearing(chat);
    },
    async visitorSpeaks(text: string): Promise<void> {
      await untilHearing(chat);
      detector.beginSpeech();
      recognizer.session?.guess(text);
      detector.endSpeech();
      recognizer.session?.hear(text);
    },
    async silence(milliseconds: number): Promise<void> {
      clock.increment(milliseconds);
      await Promise.resolve();
      await Promise.resolve();
    },
    stored: async (characterId: string) => (await memoryStore.load(characterId)).messages,
    storedCharacter: () => readPreference(settingsStore, sitePreferences.character),
  };
}

/** A chat loads its end-of-turn rules with the visitor's first sound, and a simulated clock does not wait for that. */
async function loadEndOfTurnRules(): Promise<void> {
  const finished = { text: "Good evening.", isFinal: true, voice: "silent" } as const;
  while (adaptiveEndOfTurn.wait(finished) === timings.endOfTurnCeiling) await settled();
}

const untilHearing = (chat: ChatActorRef) =>
  untilChat(chat, (snapshot) => chatSelectors.microphoneStatus(snapshot) === "listening");

async function untilChat(chat: ChatActorRef, matches: (snapshot: ChatSnapshot) => boolean): Promise<void> {
  if (matches(chat.getSnapshot())) return;
  await new Promise<void>((resolve) => {
    const { unsubscribe } = chat.subscribe((snapshot) => {
      if (!matches(snapshot)) return;
      unsubscribe();
      resolve();
    });
  });
}
