import {
  chatVoiceSelectors,
  closeChatRoom,
  createAgentSessions,
  createChatRoom,
  record,
  type Recorder,
  type AgentSessions,
  type VoiceAgent,
  type AccessActorRef,
  type ChatActorRef,
  type ChatRoomActorRef,
  type ChatRoomProviders,
  type RoomPhrases,
} from "@archive-of-minds/core";
import { acquireWakeLock } from "@archive-of-minds/core/providers/browser";
import { aboutPage } from "./about-page";

export { ChatRoomScreen } from "@archive-of-minds/react-ui";

export interface OpenRoom {
  readonly room: ChatRoomActorRef;
  readonly recorder: Recorder;
  /** The live agents, where they speak instead of the models. */
  readonly agents: AgentSessions | undefined;
  close(): void;
}

/** Opens the Chat Room over a chat. Its messages are kept. */
export function openChatRoom({
  chat,
  access,
  providers,
  phrases,
  voiceAgent,
}: {
  readonly chat: ChatActorRef;
  readonly access: AccessActorRef;
  readonly providers: ChatRoomProviders;
  readonly phrases: RoomPhrases;
  readonly voiceAgent?: VoiceAgent | undefined;
}): OpenRoom {
  const agents = voiceAgent && createAgentSessions(voiceAgent);
  const room = createChatRoom({
    providers: { ...providers, wakeLock: acquireWakeLock, ...(agents && { agents }) },
    language: chat.getSnapshot().context.language,
    phrases,
  });
  const recorder = record(room, { about: aboutPage(providers.languageModel) });
  room.send({ type: "audio.unlock" });
  const lost = room.on("access.lost", () => access.send({ type: "session.expired" }));
  // A voice that is downloaded in between is used from the next turn on.
  let known = chatVoiceSelectors.voice(chat.getSnapshot());
  const voices = chat.subscribe((snapshot) => {
    const voice = chatVoiceSelectors.voice(snapshot);
    if (voice === known) return;
    known = voice;
    room.send({ type: "voices.check" });
  });
  return {
    room,
    recorder,
    agents,
    close() {
      lost.unsubscribe();
      voices.unsubscribe();
      closeChatRoom(room);
    },
  };
}
