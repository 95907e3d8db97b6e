import type { NeedKind } from "../contracts";
import { careAmong, type Care } from "../safety/care";
import type { ChatRoomContext, RoomMessage } from "./chat-room.types";
import { callsOf } from "./participant-names";
import { canSpeak, currentMessages } from "./room-state";

// How the room reacts when the visitor may be in need.

const isVisitors = ({ author }: RoomMessage) => author === "user";

/** What the visitor recently needed help with; `null` where nothing was found, or the visitor has sent three messages since. */
export const careInRoom = (messages: readonly RoomMessage[]): Care | null => careAmong(messages, isVisitors);

/** The visitor's messages since a character last spoke, newest first. */
export function unansweredTexts(context: ChatRoomContext): readonly string[] {
  const messages = currentMessages(context).filter(({ author }) => author !== "system");
  const answered = messages.findLastIndex((message) => !isVisitors(message));
  return messages
    .slice(answered + 1)
    .map(({ text }) => text)
    .toReversed();
}

/** The character that answers a visitor in need: the one called by name, else the first participant; a muted one only where all are muted. */
function helperIn(context: ChatRoomContext): NonNullable<ChatRoomContext["queued"]> | null {
  const present = context.config.characters.filter(({ id }) => context.participants.includes(id));
  const able = present.filter(({ id }) => canSpeak(context, id));
  const [said = ""] = unansweredTexts(context);
  const called = able.find((named) => callsOf(said, named, { isTyped: true }).length > 0);
  const helper = called ?? able[0] ?? present[0];
  return helper ? { speaker: helper.id, reason: { kind: called ? "addressed" : "need" } } : null;
}

/** Queues the reply to a visitor in need; a regenerated message keeps its speaker and id. */
export function queueHelp(context: ChatRoomContext, need: NeedKind): Pick<ChatRoomContext, "queued" | "pickedAfter"> {
  const replacement = context.queued?.replacesId === undefined ? null : context.queued;
  const helper = replacement ?? helperIn(context);
  return { queued: helper && { ...helper, need }, pickedAfter: null };
}

/** What the visitor needs, or recently needed, help with; `null` otherwise. Known before the reply is complete. */
export function careOfRoom({
  currentTurn,
  next,
  messages,
}: Pick<ChatRoomContext, "currentTurn" | "next" | "messages">): Care | null {
  const turn = [currentTurn, next].find((planned) => planned?.need !== undefined);
  if (turn?.need !== undefined) return { kind: turn.need, messageId: turn.replacesId ?? turn.id, turns: 0 };
  return careInRoom(messages);
}
