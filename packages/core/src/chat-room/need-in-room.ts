import type { NeedKind } from "../contracts";
import { recentNeedAmong, type RecentNeed } from "../safety/recent-need";
import type { ChatRoomContext, RoomMessage } from "./chat-room.types";
import { callsOf } from "./participant-names";
import { canSpeak, currentMessages } from "./room-state";

// How the room reacts when the visitor may be in need.

const isVisitors = ({ author }: RoomMessage) => author === "user";

/** What the visitor recently needed help with; `null` where nothing was found, or the visitor has sent three messages since. */
export const recentNeedInRoom = (messages: readonly RoomMessage[]): RecentNeed | null =>
  recentNeedAmong(messages, isVisitors);

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
function speakerForNeed(context: ChatRoomContext): NonNullable<ChatRoomContext["queued"]> | null {
  const present = context.config.characters.filter(({ id }) => context.participants.includes(id));
  const able = present.filter(({ id }) => canSpeak(context, id));
  const [text = ""] = unansweredTexts(context);
  const called = able.find((named) => callsOf(text, named, { isTyped: true }).length > 0);
  const speaker = called ?? able[0] ?? present[0];
  return speaker ? { speaker: speaker.id, reason: { kind: called ? "addressed" : "need" } } : null;
}

/** Queues the reply to a visitor in need; a regenerated message keeps its speaker and id. */
export function queueNeedReply(
  context: ChatRoomContext,
  need: NeedKind,
): Pick<ChatRoomContext, "queued" | "pickedAfter"> {
  const replacement = context.queued?.replacesId === undefined ? null : context.queued;
  const queued = replacement ?? speakerForNeed(context);
  return { queued: queued && { ...queued, need }, pickedAfter: null };
}

/** The same turn without the mark. */
export function withoutNeed<Turn extends { readonly need?: NeedKind }>(turn: Turn): Omit<Turn, "need"> {
  const { need: _withdrawn, ...rest } = turn;
  return rest;
}

/** What the visitor needs, or recently needed, help with; `null` otherwise. Known before the reply is complete. */
export function recentNeedOfRoom({
  currentTurn,
  next,
  messages,
}: Pick<ChatRoomContext, "currentTurn" | "next" | "messages">): RecentNeed | null {
  const turn = [currentTurn, next].find((planned) => planned?.need !== undefined);
  if (turn?.need !== undefined) return { kind: turn.need, messageId: turn.replacesId ?? turn.id, turns: 0 };
  return recentNeedInRoom(messages);
}
