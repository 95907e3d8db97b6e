import { createActor, type Actor } from "xstate";
import type { Character } from "../../characters/character";
import {
  VoiceAgentError,
  type ConnectOptions,
  type LanguageModel,
  type MemoryStore,
  type Message,
  type SafetyCheck,
  type SettingsStore,
  type SoundEffectsPlayer,
  type SpeechRecognizer,
  type SpeechSynthesizer,
  type VoiceActivityDetector,
  type VoiceAgent,
  type VoiceAgentRequest,
  type VoiceControls,
} from "../../contracts";
import type { EndOfTurnPolicy } from "../../listening/end-of-turn";
import { createMemoryMemoryStore } from "../../memory/memory-memory-store";
import { needs } from "../../shared/check-options";
import { createId } from "../../shared/create-id";
import type { ConversationPhrases } from "../../shared/phrases";
import { sessionOptions, type SessionOptions } from "../../shared/session-options";
import { clampVolume } from "../live-messages";
import { createConversationChat } from "./conversation-chat";
import { defineRunChat, type SpeechSupport } from "./own-conversation.actors";
import { ownConversationMachine } from "./own-conversation.machine";
import type { OwnConversationEvent } from "./own-conversation.setup";
import { withVolume } from "./with-volume";

/** The providers of the archive's own agent. Without a recogniser the visitor types, and without a synthesizer the answers are text. */
export interface OwnVoiceAgentOptions {
  readonly languageModel: LanguageModel;
  readonly characters: readonly Character[];
  /** Checks the visitor's messages for signs of need before the model reads them. Left out, the built-in check for English and German; `null` turns it off. */
  readonly safetyCheck?: SafetyCheck | null;
  readonly phrases?: ConversationPhrases;
  /** The language the visitor speaks, as a BCP 47 tag, unless the visitor chose one. Left out, English. */
  readonly language?: string;
  readonly speechSynthesizer?: SpeechSynthesizer;
  readonly soundEffects?: SoundEffectsPlayer;
  readonly speechRecognizer?: SpeechRecognizer;
  readonly voiceActivityDetector?: VoiceActivityDetector;
  readonly endOfTurn?: EndOfTurnPolicy;
  /** Contains whether the visitor wants sound effects, and which language the visitor speaks. Left out, sound effects are played. */
  readonly settingsStore?: SettingsStore;
  /** The current level of the page's audio output, 0 to 1. */
  readonly outputLevel?: () => number;
  /** Receives the inspection events of each conversation and its chat; see {@link SessionOptions.inspect}. */
  readonly inspect?: SessionOptions["inspect"];
}

/**
 * A live agent without a vendor: it uses a recogniser, a language model and a synthesizer. A chat with automatic turn
 * taking holds the conversation, including interruptions.
 *
 * @example
 * const agent = createOwnVoiceAgent({ characters, languageModel, speechRecognizer, speechSynthesizer })
 */
export function createOwnVoiceAgent(options: OwnVoiceAgentOptions): VoiceAgent {
  needs("createOwnVoiceAgent", options, "languageModel", "characters");
  const { characters } = options;
  const characterOf = (id: string) => characters.find((character) => character.id === id);
  return {
    name: options.languageModel.name,
    kind: options.languageModel.kind === "remote" ? "remote" : "builtIn",
    seesPictures: true,
    hasAgent: (characterId) => characterOf(characterId) !== undefined,
    authorise: () => Promise.resolve({ transport: "local" }),
    async connect(request, { signal, report }) {
      const character = characterOf(request.characterId);
      if (!character) throw new VoiceAgentError("noAgent", "This character has no live agent.");
      const memoryStore = createMemoryMemoryStore();
      await memoryStore.replace(character.id, earlier(request));
      if (signal.aborted) throw new VoiceAgentError("unknown", "The live conversation was given up.");
      return startConversation(options, character, request, memoryStore, { signal, report });
    },
  };
}

/** The history as messages, with arbitrary timestamps. */
function earlier({ characterId, history = [] }: VoiceAgentRequest): readonly Message[] {
  return history.map(({ role, content, safety }, index) => ({
    id: createId(),
    conversationId: characterId,
    author: role === "user" ? role : characterId,
    text: content,
    createdAt: new Date(index).toISOString(),
    hasImage: false,
    ...(safety !== undefined && { safety }),
  }));
}

function startConversation(
  options: OwnVoiceAgentOptions,
  character: Character,
  request: VoiceAgentRequest,
  memoryStore: MemoryStore,
  { signal, report }: ConnectOptions,
): VoiceControls {
  const { speechSynthesizer, speechRecognizer, inspect } = options;
  const isSpoken = request.textOnly !== true;
  const speechSupport: SpeechSupport = !isSpoken
    ? "none"
    : speechRecognizer?.isSupported() === true
      ? "supported"
      : "unsupported";
  const voice = speechSynthesizer && withVolume(speechSynthesizer);
  const startChat = () => {
    const chat = createConversationChat(options, character, {
      request,
      memoryStore,
      voice: isSpoken ? voice?.synthesizer : undefined,
      asked: () => conversation.getSnapshot().context,
    });
    if (speechSupport === "supported") chat.send({ type: "turnTaking.automate" });
    chat.send({ type: "audio.unlock" });
    if (request.frameSource) chat.send({ type: "frameSource.attach", frameSource: request.frameSource });
    return chat;
  };
  const conversation: Actor<typeof ownConversationMachine> = createActor(
    ownConversationMachine.provide({ actors: { runChat: defineRunChat(startChat, speechSupport) } }),
    { ...sessionOptions(inspect ? { inspect } : {}), input: { isMuted: request.isMuted?.() ?? false } },
  );
  const isLive = () => conversation.getSnapshot().status === "active";
  const send = (event: OwnConversationEvent) => {
    if (isLive()) conversation.send(event);
  };
  const reports = conversation.on("conversation.reported", (reported) => report(reported.report));
  const end = () => {
    reports.unsubscribe();
    send({ type: "conversation.end" });
  };
  conversation.start();
  signal.addEventListener("abort", end, { once: true });
  return {
    conversationId: createId(),
    sendText: (text, turn) => send({ type: "question.write", question: { text, turn } }),
    sendContext: (text) => send({ type: "context.share", text }),
    sendActivity() {},
    rate() {},
    setVolume: (volume) => voice?.setVolume(clampVolume(volume)),
    setMuted: (isMuted) => send({ type: "mute.set", isMuted }),
    setOutputDevice: () =>
      Promise.reject(new VoiceAgentError("unsupported", "setSinkId is not supported in this browser")),
    inputLevel: () => (isLive() ? (conversation.getSnapshot().context.level?.value ?? 0) : 0),
    outputLevel: () => (isLive() ? (options.outputLevel?.() ?? 0) : 0),
    end,
  };
}
