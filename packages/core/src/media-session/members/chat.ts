import type { ChatActorRef, ChatSnapshot } from "../../chat/chat.machine";
import { newestMessage } from "../../chat/all-messages";
import { defineMediaMember } from "../define-media-member";
import type { MediaMember } from "../media-session.types";

const isLostOnClose = ({ context: { memory } }: ChatSnapshot) =>
  (memory.durability === "memory" || memory.problem !== null) && newestMessage(memory) !== null;

const isRecording = (is: ChatSnapshot) => is.matches({ microphone: "on" });

export const chat = (actor: ChatActorRef): MediaMember =>
  defineMediaMember(
    "chat",
    actor,
    {
      voice: (is) => is.hasTag("speaking"),
      microphone: isRecording,
      /** A reply streams or is spoken, the visitor is recorded or types, or messages are only in the page. */
      unsavedWork: (is) =>
        is.hasTag("typing") ||
        is.hasTag("heard") ||
        isRecording(is) ||
        is.context.composer.draft.trim() !== "" ||
        isLostOnClose(is),
    },
    [{ type: "voice.stop" }, { type: "mic.leave" }],
  );
