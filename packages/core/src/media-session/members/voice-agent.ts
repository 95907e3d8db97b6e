import type { VoiceAgentActorRef } from "../../voice-agent/voice-agent.machine";
import { defineMediaMember } from "../define-media-member";
import type { MediaMember } from "../media-session.types";

export const voiceAgent = (actor: VoiceAgentActorRef): MediaMember =>
  defineMediaMember(
    "voiceAgent",
    actor,
    {
      voice: (is) => is.matches("live"),
      microphone: (is) => is.matches("live"),
      unsavedWork: (is) => is.matches("live"),
    },
    [{ type: "agent.stop" }],
  );
