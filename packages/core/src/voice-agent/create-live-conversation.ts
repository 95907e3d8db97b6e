import { createActor, fromCallback } from "xstate";
import type { Character } from "../characters/character";
import type {
  ConversationLog,
  DescribeFrame,
  FrameSource,
  MemoryStore,
  Message,
  MicrophoneLock,
  SafetyCheck,
  VoiceAgent,
} from "../contracts";
import { defineAcquireMicrophone } from "../listening/listening.actors";
import { holdUnstored } from "../memory/hold-unstored";
import { insertMessage } from "../memory/message-order";
import { needs, needsProvider } from "../shared/check-options";
import { chooseSafetyCheck, DEFAULT_LANGUAGE } from "../safety/chosen-check";
import type { NeedPhrases } from "../shared/need-phrases";
import type { CreateId } from "../shared/create-id";
import { sessionOptions, type SessionOptions } from "../shared/session-options";
import { defineAskToListen, defineAuthorise, defineDescribeFrame, defineRunVoiceSession } from "./voice-agent.actors";
import { voiceAgentMachine, type VoiceAgentActorRef } from "./voice-agent.machine";
import { watchNeed } from "./watch-need";
import type { LiveMessage, LiveMemory, OpenConversation, VoiceAgentBriefing } from "./voice-agent.types";

/** The providers of a live conversation. Only the agent is required. */
export interface LiveConversationProviders {
  /** Connects the conversation, such as that of `createElevenLabsVoiceAgent` or `createOwnVoiceAgent`. */
  readonly voiceAgent: VoiceAgent;
  /** Checks the visitor's messages for signs of need. Left out, the built-in check for English and German; `null` turns it off. */
  readonly safetyCheck?: SafetyCheck | null;
  /** Left out, the messages are lost with the conversation. */
  readonly memoryStore?: MemoryStore;
  /** Left out, exchanges are not logged. */
  readonly conversationLog?: ConversationLog;
  /** Left out, several pages may be live at once. */
  readonly microphoneLock?: MicrophoneLock;
  /** Keeps the screen awake until the returned function is called. */
  readonly wakeLock?: () => () => void;
  /** Reports each time the page is back online, until the returned function is called. */
  readonly onOnline?: (report: () => void) => () => void;
}

/** What {@link createLiveConversation} needs: a voice agent among the providers, and the character. */
export interface LiveConversationOptions extends SessionOptions {
  readonly providers: LiveConversationProviders;
  /** The character that the agent speaks for. */
  readonly character: Character;
  /** The earlier messages with the character. A function is called at each start; see {@link LiveMemory}. */
  readonly messages?: readonly Message[] | LiveMemory;
  /** Whether it is a written conversation, without microphone and voice. Left out, it is spoken. */
  readonly textOnly?: boolean;
  /** The agent's overrides, variables and tools. */
  readonly briefing?: VoiceAgentBriefing;
  /** The current picture. An agent that sees pictures gets it with each message of the visitor; others get a description. */
  readonly frameSource?: FrameSource;
  /** Describes a picture. Left out, only agents that see pictures get it. */
  readonly describeFrame?: DescribeFrame;
  /** The language the visitor speaks, as a BCP 47 tag. Left out, English. */
  readonly language?: string;
  /** The guidance an agent gets about a visitor in need. */
  readonly needPhrases?: NeedPhrases;
  /** Milliseconds since 1970, in step with `clock`. Left out, the system's time. */
  readonly now?: () => number;
  /** Makes the ids of messages; ids made later have to sort after earlier ones. Left out, UUIDs, version 7. */
  readonly createId?: CreateId;
}

/**
 * Wraps providers into the chart of a live conversation. It begins with `agent.start`, which has to be sent in a user gesture.
 *
 * @example
 * const live = createLiveConversation({ providers: { voiceAgent }, character: tesla })
 * live.send({ type: 'agent.start' })
 */
export function createLiveConversation(options: LiveConversationOptions): VoiceAgentActorRef {
  needsProvider("createLiveConversation", options, "voiceAgent");
  needs("createLiveConversation", options, "character");
  const {
    providers,
    character,
    messages,
    textOnly,
    briefing,
    frameSource,
    describeFrame,
    language = DEFAULT_LANGUAGE,
    needPhrases,
    now,
    createId,
  } = options;
  const { voiceAgent, conversationLog, microphoneLock, wakeLock, onOnline } = providers;
  const memoryStore = providers.memoryStore && holdUnstored(providers.memoryStore);
  const safetyCheck = chooseSafetyCheck(providers.safetyCheck, language);
  /** Messages that are not stored yet: they belong to the history as well. */
  const unstored = new Map<string, Message>();
  const store = (message: Message) => {
    if (!memoryStore) return;
    unstored.set(message.id, message);
    memoryStore.append(character.id, message).then(
      () => unstored.delete(message.id),
      () => {},
    );
  };
  const machine = voiceAgentMachine.provide({
    actors: {
      askToListen: defineAskToListen(voiceAgent),
      authorise: defineAuthorise(voiceAgent, safetyCheck, language),
      runVoiceSession: defineRunVoiceSession(voiceAgent),
      describeFrame: defineDescribeFrame(voiceAgent.seesPictures ? undefined : frameSource, describeFrame),
      acquireMicrophone: defineAcquireMicrophone(microphoneLock),
      acquireWakeLock: fromCallback(() => wakeLock?.()),
      watchMemory: fromCallback(({ sendBack }) =>
        memoryStore?.watch(character.id, (change) => {
          if (change.type !== "replaced" && change.type !== "cleared") return;
          const remembered = change.type === "replaced" ? change.messages : [];
          unstored.clear();
          sendBack({ type: "memory.replaced", messages: remembered });
        }),
      ),
      watchNetwork: fromCallback(({ sendBack }) => onOnline?.(() => sendBack({ type: "network.return" }))),
    },
  });
  const actor = createActor(machine, {
    ...sessionOptions(options),
    input: {
      character,
      agentName: voiceAgent.name,
      agentKind: voiceAgent.kind,
      hasAgent: voiceAgent.hasAgent(character.id),
      asksToListen: voiceAgent.askToListen !== undefined,
      takesRatings: voiceAgent.takesRatings ?? false,
      ...(messages && {
        messages: typeof messages === "function" ? () => withUnstored(messages(), [...unstored.values()]) : messages,
      }),
      ...(textOnly !== undefined && { textOnly }),
      ...(briefing && { briefing }),
      ...(frameSource && voiceAgent.seesPictures && { frameSource }),
      getsFrameDescriptions: frameSource !== undefined && describeFrame !== undefined && !voiceAgent.seesPictures,
      ...(needPhrases && { needPhrases }),
      ...(now && { now }),
      ...(createId && { createId }),
    },
  });
  actor.on("message.finished", ({ message, answered }) => {
    store(toStored(message));
    if (message.author === "user") return;
    void conversationLog
      ?.log({
        exchangeId: message.id,
        characterId: character.id,
        userMessage: answered.map(({ text }) => text).join("\n\n"),
        assistantMessage: message.text,
        sessionId: actor.getSnapshot().context.connection.conversationId,
        hasImage: answered.some(({ hasImage }) => hasImage),
      })
      .catch(() => {});
  });
  actor.on("message.marked", ({ message }) => store(toStored(message)));
  if (safetyCheck) watchNeed(actor, { safetyCheck, language });
  // oxlint-disable-next-line no-console -- an embedder needs to know why a rating was not sent.
  actor.on("feedback.refused", ({ message }) => console.warn(message));
  actor.start();
  return actor;
}

/** Adds the messages of a conversation that are not stored yet. */
const withUnstored = ({ id, messages }: OpenConversation, unstored: readonly Message[]): OpenConversation => ({
  id,
  messages: unstored.filter(({ conversationId }) => conversationId === id).reduce(insertMessage, messages),
});

/** A live message as it is stored, without the fields of the live conversation. */
function toStored({
  responseId: _id,
  isCorrected: _corrected,
  isGreeting: _greeting,
  ...message
}: LiveMessage): Message {
  return message;
}
