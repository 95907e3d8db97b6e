import type { ChatActorRef, VoiceAgentActorRef } from "@archive-of-minds/core";

/** Goes live. Sound has to be asked for within a press, and one voice speaks at a time. */
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
