import { readMessage } from "../memory/read-message";
import type { RoomMessage } from "./chat-room.types";

/**
 * Reads a message of the Chat Room from storage; `null` where it is none. Records of the first edition, which named the
 * author `speaker`, are read as well.
 *
 * @param conversationId of a message that names none
 */
export function readRoomMessage(value: unknown, conversationId: string): RoomMessage | null {
  if (typeof value !== "object" || value === null) return null;
  const message = readMessage("speaker" in value ? fromFirstEdition(value, conversationId) : value, conversationId);
  return message && isRoomMessage(message) ? message : null;
}

function fromFirstEdition(value: object, conversationId: string): object {
  const { id, speaker, content, timestamp, end, heard, ...rest } = value as Readonly<Record<string, unknown>>;
  return {
    id,
    conversationId,
    author: speaker,
    text: content,
    createdAt: timestamp,
    hasImage: false,
    ...(end !== undefined && { status: end }),
    ...(heard !== undefined && { heardUntil: heard }),
    ...rest,
  };
}

/** Whether a stored message is one of the room. */
export function isRoomMessage(message: object): message is RoomMessage {
  const { heardBy } = message as Readonly<Record<string, unknown>>;
  return Array.isArray(heardBy) && heardBy.every((id) => typeof id === "string");
}
