import type { Message, MessageStatus } from "../contracts";

const STATUSES: readonly MessageStatus[] = ["complete", "stopped", "interrupted", "cut", "length", "refused", "failed"];

export function isMessageStatus(value: unknown): value is MessageStatus {
  return STATUSES.includes(value as MessageStatus);
}

/**
 * Parses a stored message; `null` for anything else. Unknown fields are kept. Records of the first edition, with the field
 * names of exported files, are read too.
 *
 * @param ownerId the character, or the Chat Room, under which it is stored
 */
export function readMessage(value: unknown, ownerId: string): Message | null {
  if (typeof value !== "object" || value === null) return null;
  const message = "role" in value ? fromFirstEdition(value, ownerId) : value;
  return isMessage(message) ? message : null;
}

/** A record of the first edition with the field names of {@link Message}. */
function fromFirstEdition(value: object, ownerId: string): object {
  const { id, role, content, timestamp, hasImage, end, engine, safety, imported, heard, ...unknownFields } =
    value as Readonly<Record<string, unknown>>;
  return {
    id,
    conversationId: ownerId,
    author: role === "assistant" ? ownerId : role === "user" ? role : "",
    text: content,
    createdAt: timestamp,
    hasImage,
    ...(end !== undefined && { status: end }),
    ...(engine !== undefined && { model: engine }),
    ...(safety !== undefined && { safety }),
    ...(imported !== undefined && { imported }),
    ...(heard !== undefined && { heardUntil: heard }),
    ...(Object.keys(unknownFields).length > 0 && { unknownFields }),
  };
}

function isMessage(value: object): value is Message {
  const { id, conversationId, author, text, createdAt, hasImage, status } = value as Record<string, unknown>;
  return (
    typeof id === "string" &&
    id !== "" &&
    typeof conversationId === "string" &&
    typeof author === "string" &&
    author !== "" &&
    typeof text === "string" &&
    typeof createdAt === "string" &&
    !Number.isNaN(Date.parse(createdAt)) &&
    typeof hasImage === "boolean" &&
    (status === undefined || isMessageStatus(status))
  );
}
