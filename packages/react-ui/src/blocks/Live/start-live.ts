import type { ChatActorRef, MediaSessionActorRef, VoiceAgentActorRef } from "@archive-of-minds/core";

/** Starts a live conversation. Browsers allow sound only during a press, and the voice of the chat has to stop first. */
export function startLive(
  mediaSession: MediaSessionActorRef,
  live: VoiceAgentActorRef,
  chat: ChatActorRef,
  type: "agent.start" | "agent.takeOver" = "agent.start",
): void {
  chat.send({ type: "audio.unlock" });
  mediaSession.send({ type: "focus.take", session: "voiceAgent" });
  live.send({ type });
}
