import type { ChatRoomContext, RoomMessage } from "./chat-room.types";
import { canSpeak } from "./room-state";

export interface RestOfMessage {
  /** The message that a pause interrupted. */
  readonly message: RoomMessage;
  /** What was heard of it, with the space after that. */
  readonly said: string;
  readonly rest: string;
}

/** What is left of the message that a pause interrupted; `null` where nothing is, or its character cannot say it. */
export function restOfMessage(context: ChatRoomContext): RestOfMessage | null {
  const { messages, queued, config } = context;
  const message = messages.findLast(({ author }) => author !== "system");
  if (config.isLive || message?.heardUntil === undefined || message.status !== "interrupted") return null;
  // The visitor wants somebody else, or another reply.
  if (queued && (queued.reason.kind === "picked" || queued.replacesId !== undefined)) return null;
  if (!canSpeak(context, message.author)) return null;
  const rest = message.text.slice(message.heardUntil).trimStart();
  return rest === "" ? null : { message, said: message.text.slice(0, message.text.length - rest.length), rest };
}
