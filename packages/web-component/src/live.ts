import {
  characters,
  createConnectionCheck,
  createLiveConversation,
  createMediaSession,
  createOwnVoiceAgent,
  type MediaSessionActorRef,
} from "@archive-of-minds/core";
import { acquireWakeLock, createOwnConnectionProbe, watchOnline } from "@archive-of-minds/core/providers/browser";
import type { LiveMode } from "@archive-of-minds/react-ui";
import type { Session } from "./open-session";

export { MediaSessionProvider } from "@archive-of-minds/react-ui";

/** Of the page: its elements take the microphone from one another. */
export const mediaSession: MediaSessionActorRef = createMediaSession();

/** Live conversations with the archive's own agent, which share their memory with the messages. */
export function openLive({ chat, providers, phrases }: Session): LiveMode {
  const language = () => chat.getSnapshot().context.language;
  const voiceAgent = createOwnVoiceAgent({
    characters,
    ...providers,
    phrases,
    // Read for each conversation.
    get language() {
      return language();
    },
  });
  const { memoryStore, microphoneLock } = providers;
  return {
    startsOn: false,
    openCheck: () => createConnectionCheck({ probe: createOwnConnectionProbe() }),
    open: (character, memory, frameSource) =>
      createLiveConversation({
        character,
        messages: memory,
        language: language(),
        ...(frameSource && {
          frameSource,
          describeFrame: async (...asked) => (await import("./camera")).describePicture(...asked),
        }),
        providers: {
          voiceAgent,
          wakeLock: acquireWakeLock,
          onOnline: watchOnline,
          ...(memoryStore && { memoryStore }),
          ...(microphoneLock && { microphoneLock }),
        },
      }),
  };
}
