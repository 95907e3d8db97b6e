import type { ChatActorRef, VoiceAgentActorRef } from "@archive-of-minds/core";

/** Starts a live conversation. Browsers allow sound only during a press, and the voice of the chat has to stop first. */
export function beginLive(
  live: VoiceAgentActorRef,
  chat: ChatActorRef,
  type: "agent.start" | "agent.takeOver" = "agent.start",
): void {
  chat.send({ type: "audio.unlock" });
  chat.send({ type: "voice.stop" });
  chat.send({ type: "mic.leave" });
  live.send({ type });
}
