import type { ChatRoomContext, RoomMessage } from "./chat-room.types";
import { newMessage } from "./file-turn";
import { callsOf } from "./participant-names";
import { canSpeak } from "./room-state";

/** Says why a character that the visitor calls will not answer; nothing where one of those called can. */
export function unansweredCalls(context: ChatRoomContext, text: string): readonly RoomMessage[] {
  const { phrases, characters } = context.config;
  const called = characters.filter((named) => callsOf(text, named, { isTyped: true }).length > 0);
  const [first] = called;
  if (!first || called.some(({ id }) => canSpeak(context, id))) return [];
  const phrase = context.participants.includes(first.id) ? phrases.silenced : phrases.absent;
  return [{ ...newMessage(context, "system", phrase(first.name)), tone: "note" }];
}
