import { exampleMessage } from "@archive-of-minds/testing";
import type { RoomMessage } from "./chat-room.types";

/** The n-th message of an example discussion, which Ada and Ben heard. */
export function exampleRoomMessage(number: number, changes: Partial<RoomMessage> = {}): RoomMessage {
  const { status: _status, ...message } = exampleMessage(number);
  return { ...message, conversationId: "room", heardBy: ["ada", "ben"], ...changes };
}
