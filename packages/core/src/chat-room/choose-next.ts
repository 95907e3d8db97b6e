import type { ChatRoomConfig, ChatRoomContext, PlannedTurn, RoomMessage } from "./chat-room.types";
import { rankSpeakers } from "./rank-speakers";

/** With more messages than this, the discussion may end by itself. */
const LONG = 20;
const ENDING_CHANCE = 0.2;
const DRIFT_CHANCE = 0.3;
/** Live agents continue by themselves only with fewer messages than this. */
const LONGEST_LIVE = 15;
/** With fewer candidates, the moderator is not asked. */
const WORTH_MODERATING = 3;

/** What comes next in the room. */
export type NextSpeaker =
  | { readonly kind: "speaker"; readonly turn: Omit<PlannedTurn, "id"> }
  /** The moderator may choose; `turn` is the random choice. */
  | { readonly kind: "moderated"; readonly turn: Omit<PlannedTurn, "id">; readonly candidates: readonly string[] }
  /** The discussion has come to its end, and each speaker has said a closing word. */
  | { readonly kind: "over" }
  /** No participant can speak. */
  | { readonly kind: "nobody" };

export type RoomSoFar = Pick<ChatRoomConfig, "characters" | "random" | "hasModerator" | "isLive"> &
  Pick<ChatRoomContext, "messages" | "beginning" | "seed" | "participants" | "muted" | "queued" | "agents" | "model">;

/** Queues the speaker of a planned turn again, with the same reason. */
export const queuedAs = ({
  speaker,
  reason,
  drifts,
  closes,
  replacesId,
}: Omit<PlannedTurn, "id">): NonNullable<ChatRoomContext["queued"]> => ({
  speaker,
  reason,
  ...(drifts && { drifts }),
  ...(closes && { closes }),
  ...(replacesId !== undefined && { replacesId }),
});

/** The speaker that the visitor picked and that has not spoken yet. */
export function pickOf({
  queued,
  next,
  pickedAfter,
}: Pick<ChatRoomContext, "queued" | "next" | "pickedAfter">): ChatRoomContext["queued"] {
  const planned = queued ?? next;
  return planned?.reason.kind === "picked" ? queuedAs({ drifts: false, ...planned }) : pickedAfter;
}

/** Whether a character takes part, is not muted, and can be asked. */
export function canAnswer(
  { participants, muted, agents }: Pick<RoomSoFar, "participants" | "muted" | "agents">,
  id: string,
): boolean {
  return (
    participants.includes(id) &&
    !muted.includes(id) &&
    !agents.skipped.includes(id) &&
    (agents.availabilities[id] ?? "ready") === "ready"
  );
}

/** The characters that have said their closing word since the visitor's last message. */
function closedIn(spoken: readonly RoomMessage[]): ReadonlySet<string> {
  const start = spoken.findLastIndex(({ author }) => author === "user") + 1;
  return new Set(spoken.slice(start).flatMap(({ author, closes }) => (closes ? [author] : [])));
}

/**
 * The next speaker, as far as the room decides without a moderator. It depends only on the messages and the seed, so that
 * a discussion can be repeated.
 */
export function chooseNext(room: RoomSoFar): NextSpeaker {
  const { messages, beginning, seed, characters, queued, random: draw, model, isLive } = room;
  // The model that failed would be the moderator, too.
  const hasModerator = model === "preferred" && room.hasModerator();
  const spoken = messages.filter(({ author }) => author !== "system");
  const length = beginning.spoken + spoken.length;
  // Each turn has its own random source: earlier draws do not matter.
  const random = draw(String(length), seed);
  const isAnswered = spoken.at(-1)?.author !== "user";
  const hasEnded = random.next() < ENDING_CHANCE && length > LONG;
  const closed = closedIn(spoken);
  const isOver = isAnswered && (isLive ? length >= LONGEST_LIVE : hasEnded || closed.size > 0);
  const drifts = random.next() < DRIFT_CHANCE && isAnswered;
  const candidates = characters.filter(({ id }) => canAnswer(room, id));
  // A reply to a visitor in need uses no model, so any character can give it.
  if (queued && (queued.need !== undefined || candidates.some(({ id }) => id === queued.speaker)))
    return { kind: "speaker", turn: { drifts: false, ...queued } };
  const [first, ...rest] = rankSpeakers({ messages, candidates, random });
  if (!first) return { kind: "nobody" };
  if (isOver) {
    const last = isLive
      ? undefined
      : [first, ...rest].find(({ characterId: id }) => !closed.has(id) && spoken.some(({ author }) => author === id));
    if (!last) return { kind: "over" };
    return { kind: "speaker", turn: { speaker: last.characterId, reason: last.reason, drifts: false, closes: true } };
  }
  const turn = { speaker: first.characterId, reason: first.reason, drifts: drifts && first.reason.kind === "weighted" };
  const open = [first, ...rest].map(({ characterId }) => characterId);
  if (hasModerator && first.reason.kind === "weighted" && open.length >= WORTH_MODERATING)
    return { kind: "moderated", turn, candidates: open };
  return { kind: "speaker", turn };
}
