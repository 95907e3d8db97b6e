import type { ChatRoomActorRef } from "../../chat-room/chat-room.machine";
import { defineMediaMember } from "../define-media-member";
import type { MediaMember } from "../media-session.types";

export const chatRoom = (actor: ChatRoomActorRef): MediaMember =>
  defineMediaMember(
    "chatRoom",
    actor,
    { voice: (is) => is.hasTag("running"), unsavedWork: (is) => !is.matches({ discussion: "idle" }) },
    [{ type: "discussion.pause" }],
  );
