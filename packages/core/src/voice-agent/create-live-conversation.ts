import { createActor, fromCallback } from "xstate";
import type { Character } from "../characters/character";
import type {
  ConversationLog,
  FrameSource,
  MemoryStore,
  Message,
  MicrophoneLock,
  SafetyCheck,
  VoiceAgent,
} from "../contracts";
import { defineAcquireMicrophone } from "../listening/listening.actors";
import { insertMessage } from "../memory/message-order";
import { needs, needsProvider } from "../shared/check-options";
import { chooseSafetyCheck, DEFAULT_LANGUAGE } from "../safety/chosen-check";
import type { NeedPhrases } from "../shared/need-phrases";
import type { CreateId } from "../shared/create-id";
import { sessionOptions, type SessionOptions } from "../shared/session-options";
import {
  defineAskToListen,
  defineAuthorise,
  defineDescribeFrame,
  defineRunVoiceSession,
  type DescribeFrame,
} from "./voice-agent.actors";
import { voiceAgentMachine, type VoiceAgentActorRef } from "./voice-agent.machine";
import { watchNeed } from "./watch-need";
import type { LiveMessage, LiveMemory, VoiceAgentBriefing } from "./voice-agent.types";

/** What a live conversation is made of. Only the agent has to be given. */
export interface LiveConversationProviders {
  readonly voiceAgent: VoiceAgent;
  /** Reads what the visitor says for signs of need. Left out, the built-in English check; `null` leaves it out on purpose. */
  readonly safetyCheck?: SafetyCheck | null;
  /** Left out, what was said is forgotten with the conversation. */
  readonly memoryStore?: MemoryStore;
  /** Left out, exchanges are recorded nowhere. */
  readonly conversationLog?: ConversationLog;
  /** Left out, several pages may be live at once. */
  readonly microphoneLock?: MicrophoneLock;
  /** Keeps the screen awake until the returned function is called. */
  readonly wakeLock?: () => () => void;
  /** Reports each time the page is back online, until the returned function is called. */
  readonly onOnline?: (report: () => void) => () => void;
}

export interface LiveConversationOptions extends SessionOptions {
  readonly providers: LiveConversationProviders;
  readonly character: Character;
  /** What was said with the character before. Given as a function, it is asked at each start; see {@link LiveMemory}. */
  readonly messages?: readonly Message[] | LiveMemory;
  readonly textOnly?: boolean;
  /** What the agent gets about its part: instead of its set-up, beside it, and what it may ask the page to do. */
  readonly briefing?: VoiceAgentBriefing;
  /** What can be seen now. An agent that sees pictures gets it with what the visitor says; others get a description. */
  readonly frameSource?: FrameSource;
  /** Finds those words. Left out, only agents that see pictures know of it. */
  readonly describeFrame?: DescribeFrame;
  /** The language the visitor speaks, as a BCP 47 tag. Left out, English. */
  readonly language?: string;
  /** The guidance an agent gets about a visitor in need. */
  readonly needPhrases?: NeedPhrases;
  readonly now?: () => number;
  readonly createId?: CreateId;
}

/**
 * Wraps providers into the chart of a live conversation. It begins with `agent.start`, inside a press of the visitor.
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
  const { voiceAgent, memoryStore, conversationLog, microphoneLock, wakeLock, onOnline } = providers;
  const safetyCheck = chooseSafetyCheck(providers.safetyCheck, language);
  /** Lines on their way into the memory: they belong to what was said, too. */
  const underWay = new Map<string, Message>();
  const keep = (message: Message) => {
    if (!memoryStore) return;
    underWay.set(message.id, message);
    memoryStore.append(character.id, message).then(
      () => underWay.delete(message.id),
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
          underWay.clear();
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
        messages:
          typeof messages === "function" ? () => [...underWay.values()].reduce(insertMessage, messages()) : messages,
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
    keep(toStored(message));
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
  actor.on("message.marked", ({ message }) => keep(toStored(message)));
  if (safetyCheck) watchNeed(actor, { safetyCheck, language });
  // oxlint-disable-next-line no-console -- an embedder needs to know where a rating went.
  actor.on("feedback.refused", ({ message }) => console.warn(message));
  actor.start();
  return actor;
}

/** What is kept of a live message: not how its agent names it. */
function toStored({
  responseId: _id,
  isCorrected: _corrected,
  isGreeting: _greeting,
  ...message
}: LiveMessage): Message {
  return message;
}
