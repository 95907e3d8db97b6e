import { SimulatedClock } from "xstate";
import type { Character } from "../characters/character";
import type { ChatActorRef } from "../chat/chat.machine";
import { createChat } from "../chat/create-chat";
import { loadSentenceEnds, type EndOfTurnPolicy } from "../listening/end-of-turn";
import { provideReader } from "../speaking/late-reader";
import { readSentences } from "../speaking/read-sentences";
import type {
  ConversationLog,
  LanguageModel,
  MemoryStore,
  Message,
  MicrophoneLock,
  ReplyLock,
  SafetyCheck,
  SoundEffectsPlayer,
  SpeechSynthesizer,
  VoiceDownload,
} from "../contracts";
import { microphoneStatus } from "../chat/microphone-status";
import { createMemoryMemoryStore } from "../memory/memory-memory-store";
import { settingKeys } from "../shared/setting-keys";
import { exampleCharacter } from "./example-character";
import { createFakeConversationLog } from "./fake-conversation-log";
import { createFakeLanguageModel, type FakeCall } from "./fake-language-model";
import { createFakeSettingsStore } from "./fake-settings-store";
import { createFakeSpeechRecognizer, type FakeSpeechRecognizer } from "./fake-speech-recognizer";
import { createFakeVoiceActivityDetector, type FakeVoiceActivityDetector } from "./fake-voice-activity-detector";

export interface TestChatOptions {
  readonly characters?: readonly Character[];
  readonly languageModel?: LanguageModel;
  readonly builtInModel?: LanguageModel;
  readonly memoryStore?: MemoryStore;
  readonly conversationLog?: ConversationLog;
  readonly speechSynthesizer?: SpeechSynthesizer;
  readonly voiceDownload?: VoiceDownload;
  readonly outputLevel?: () => number;
  readonly soundEffects?: SoundEffectsPlayer;
  readonly speechRecognizer?: FakeSpeechRecognizer;
  readonly voiceActivityDetector?: FakeVoiceActivityDetector;
  readonly microphoneLock?: MicrophoneLock;
  readonly replyLock?: ReplyLock;
  readonly endOfTurn?: EndOfTurnPolicy;
  /** Left out, nobody reads what is said before the model does. */
  readonly safetyCheck?: SafetyCheck;
  readonly language?: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** What was said before with the first character. */
  readonly messages?: readonly Message[];
}

const NOON = Date.parse("2026-01-01T12:00:00.000Z");

/** A running chat with fakes behind it, told in the visitor's words. Nothing passes but what the test lets pass. */
export async function createTestChat(options: TestChatOptions = {}) {
  const { characters = [exampleCharacter("ada"), exampleCharacter("ben")], messages = [] } = options;
  const fakeModel = createFakeLanguageModel({ name: "Fake vendor" });
  const memoryStore = options.memoryStore ?? createMemoryMemoryStore(() => NOON);
  const conversationLog = options.conversationLog ?? createFakeConversationLog();
  const settingsStore = createFakeSettingsStore(options.settings);
  const recognizer = options.speechRecognizer ?? createFakeSpeechRecognizer();
  const detector = options.voiceActivityDetector ?? createFakeVoiceActivityDetector();
  const clock = new SimulatedClock();
  let count = 0;
  const [first] = characters;
  provideReader(readSentences);
  await loadSentenceEnds();
  if (first && messages.length > 0) await memoryStore.replace(first.id, messages);

  const chat = createChat({
    providers: {
      languageModel: options.languageModel ?? fakeModel,
      ...(options.builtInModel && { builtInModel: options.builtInModel }),
      ...(options.speechSynthesizer && { speechSynthesizer: options.speechSynthesizer }),
      ...(options.soundEffects && { soundEffects: options.soundEffects }),
      ...(options.voiceDownload && { voiceDownload: options.voiceDownload }),
      ...(options.outputLevel && { outputLevel: options.outputLevel }),
      speechRecognizer: recognizer,
      voiceActivityDetector: detector,
      ...(options.microphoneLock && { microphoneLock: options.microphoneLock }),
      ...(options.replyLock && { replyLock: options.replyLock }),
      safetyCheck: options.safetyCheck ?? null,
      memoryStore,
      conversationLog,
      settingsStore,
    },
    ...(options.language !== undefined && { language: options.language }),
    ...(options.endOfTurn && { endOfTurn: options.endOfTurn }),
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
    /** Resolves when the chat is in this state. */
    until: (matches: (snapshot: ReturnType<ChatActorRef["getSnapshot"]>) => boolean) => untilChat(chat, matches),
    /** The chat has read its memory. */
    ready: () => untilChat(chat, (snapshot) => snapshot.matches({ conversation: { ready: "idle" } })),
    /** The visitor sends a message; the call that answers it comes back. */
    async visitorSays(text: string): Promise<FakeCall> {
      chat.send({ type: "message.send", text });
      return fakeModel.nextCall();
    },
    /** The visitor presses Record, and the browser listens. */
    async visitorPressesRecord(): Promise<void> {
      chat.send({ type: "mic.start" });
      await untilHearing(chat);
    },
    /** The visitor says something aloud, with a sound that begins and ends; waits until the browser listens. */
    async visitorSpeaks(text: string): Promise<void> {
      await untilHearing(chat);
      detector.beginSpeech();
      recognizer.session?.guess(text);
      detector.endSpeech();
      recognizer.session?.hear(text);
    },
    /** So many milliseconds pass, in which nothing is said. */
    async silence(milliseconds: number): Promise<void> {
      clock.increment(milliseconds);
      await Promise.resolve();
      await Promise.resolve();
    },
    /** What is said in this character's stored memory. */
    stored: async (characterId: string) => (await memoryStore.load(characterId)).messages,
    storedCharacter: () => settingsStore.read(settingKeys.character),
  };
}

export type TestChat = Awaited<ReturnType<typeof createTestChat>>;

const untilHearing = (chat: ChatActorRef) => untilChat(chat, (snapshot) => microphoneStatus(snapshot) === "listening");

async function untilChat(
  chat: ChatActorRef,
  matches: (snapshot: ReturnType<ChatActorRef["getSnapshot"]>) => boolean,
): Promise<void> {
  if (matches(chat.getSnapshot())) return;
  await new Promise<void>((resolve) => {
    const { unsubscribe } = chat.subscribe((snapshot) => {
      if (!matches(snapshot)) return;
      unsubscribe();
      resolve();
    });
  });
}
