import {
  createConnectionCheck,
  createLiveConversation,
  createOwnVoiceAgent,
  characters,
  readPreference,
  record,
  type Recorder,
  type VoiceAgentActorRef,
  sitePreferences,
  writePreference,
  type AccessActorRef,
  type ChatProviders,
  type ConversationPhrases,
  type VoiceAgent,
} from "@archive-of-minds/core";
import type { ServerCapabilities } from "@archive-of-minds/core/providers/backend";
import { createOwnConnectionProbe, acquireWakeLock, watchOnline } from "@archive-of-minds/core/providers/browser";
import {
  createElevenLabsConnectionProbe,
  createElevenLabsVoiceAgent,
  createResourceTracker,
} from "@archive-of-minds/core/providers/elevenlabs";
import audioConcatProcessor from "@elevenlabs/client/worklets/audioConcatProcessor.js?url&no-inline";
import rawAudioProcessor from "@elevenlabs/client/worklets/rawAudioProcessor.js?url&no-inline";
import { aboutPage } from "./about-page";
import type { LiveMode } from "@archive-of-minds/react-ui";

/** By websocket through the server, or with `?transport=webrtc` in the vendor's media rooms. */
const transport = () => (new URLSearchParams(location.search).get("transport") === "webrtc" ? "webrtc" : "websocket");

const resourceTracker = createResourceTracker();

const vendorAgent = (agents: readonly string[], by: "websocket" | "webrtc", fetch: typeof globalThis.fetch) =>
  createElevenLabsVoiceAgent({
    agents,
    transport: by,
    fetch,
    client: () => import("@elevenlabs/client"),
    clientInfo: async () => (await import("@elevenlabs/client/internal")).sourceInfo,
    // The page is ours: what a given-up attempt opened is closed at once.
    resourceTracker,
    // The page's content security policy allows no generated scripts.
    workletPaths: { rawAudioProcessor, audioConcatProcessor },
  });

/** What live conversations share with the page. */
export interface LivePage {
  readonly access: AccessActorRef;
  readonly fetch: typeof globalThis.fetch;
  /** The language of the page at that moment. */
  readonly language: () => string;
  readonly phrases: ConversationPhrases;
}

/** The vendor's agents where the server has some; otherwise one of the archive's own, for every character. */
function chooseAgent(
  { agents }: ServerCapabilities,
  providers: ChatProviders,
  { fetch, language, phrases }: LivePage,
): VoiceAgent {
  if (agents.length === 0)
    return createOwnVoiceAgent({
      characters,
      ...providers,
      phrases,
      // Read for each conversation.
      get language() {
        return language();
      },
    });
  const agent = vendorAgent(agents, transport(), fetch);
  // Some phones play sound only if everything is loaded when the visitor presses.
  void agent.preload().catch(() => {});
  return agent;
}

function openCheck({ agents }: ServerCapabilities, characterId: string, fetch: typeof globalThis.fetch) {
  return createConnectionCheck({
    probe:
      agents.length === 0
        ? createOwnConnectionProbe()
        : createElevenLabsConnectionProbe({
            characterId,
            transport: transport(),
            fetch,
            resourceTracker,
            agent: (by) => vendorAgent(agents, by, fetch),
          }),
  });
}

export interface LiveSite extends LiveMode {
  /** The agents for the Chat Room; `undefined` where the visitor has chosen text, so that the models speak. */
  readonly roomAgent: VoiceAgent | undefined;
}

/** Live conversations, which share their memory with the messages. */
export function openLive(config: ServerCapabilities, providers: ChatProviders, page: LivePage): LiveSite {
  const { access, fetch, language } = page;
  const voiceAgent = chooseAgent(config, providers, page);
  const { memoryStore, conversationLog, microphoneLock, settingsStore } = providers;
  const recorders = new WeakMap<VoiceAgentActorRef, Recorder>();
  let isChosen = !settingsStore || readPreference(settingsStore, sitePreferences.live);
  return {
    get roomAgent() {
      return isChosen ? voiceAgent : undefined;
    },
    recorderOf: (live) => recorders.get(live),
    openCheck: ({ id }) => openCheck(config, id, fetch),
    get startsOn() {
      return isChosen;
    },
    onChoose(isLive) {
      isChosen = isLive;
      if (settingsStore) writePreference(settingsStore, sitePreferences.live, isLive);
    },
    open(character, memory, frameSource) {
      const conversation = createLiveConversation({
        character,
        messages: memory,
        language: language(),
        ...(frameSource && {
          frameSource,
          describeFrame: async (...asked) => (await import("./site-camera")).describePicture(...asked),
        }),
        providers: {
          voiceAgent,
          wakeLock: acquireWakeLock,
          onOnline: watchOnline,
          ...(memoryStore && { memoryStore }),
          ...(conversationLog && { conversationLog }),
          ...(microphoneLock && { microphoneLock }),
        },
      });
      recorders.set(conversation, record(conversation, { about: aboutPage(voiceAgent) }));
      conversation.on("access.lost", () => access.send({ type: "session.expired" }));
      return conversation;
    },
  };
}
