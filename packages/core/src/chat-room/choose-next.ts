import type { ChatRoomConfig, ChatRoomContext, PlannedTurn } from "./chat-room.types";
import { rankSpeakers } from "./rank-speakers";

/** Above so many lines the talk may come to its end by itself. */
const LONG = 20;
const ENDING_CHANCE = 0.2;
const DRIFT_CHANCE = 0.3;
/** Live agents go on by themselves only below so many lines. */
const LONGEST_LIVE = 15;
/** With fewer to choose from a moderator is not worth asking. */
const WORTH_MODERATING = 3;

/** What comes next in the room. */
export type NextSpeaker =
  | { readonly kind: "speaker"; readonly turn: Omit<PlannedTurn, "id"> }
  /** The moderator may choose; `turn` is what chance would have it. */
  | { readonly kind: "moderated"; readonly turn: Omit<PlannedTurn, "id">; readonly candidates: readonly string[] }
  /** The talk has come to its end. */
  | { readonly kind: "over" }
  /** Nobody is left to speak. */
  | { readonly kind: "nobody" };

export type RoomSoFar = Pick<ChatRoomConfig, "characters" | "random" | "hasModerator" | "isLive"> &
  Pick<ChatRoomContext, "messages" | "beginning" | "seed" | "participants" | "muted" | "queued" | "agents">;

/** Who was to speak speaks still, of what they were to speak. */
export const queuedAs = ({
  speaker,
  reason,
  drifts,
  replacesId,
}: Omit<PlannedTurn, "id">): NonNullable<ChatRoomContext["queued"]> => ({
  speaker,
  reason,
  ...(drifts && { drifts }),
  ...(replacesId !== undefined && { replacesId }),
});

/** Whom the visitor picked, and has not heard yet. */
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

/**
 * Who speaks next, as far as the room knows by itself. It depends on nothing but what was said and the room's chance, so that a
 * discussion can be had once more.
 */
export function chooseNext(room: RoomSoFar): NextSpeaker {
  const { messages, beginning, seed, characters, queued, random: draw, hasModerator, isLive } = room;
  const spoken = messages.filter(({ author }) => author !== "system");
  const length = beginning.spoken + spoken.length;
  // A source of its own for every turn: what was drawn before does not matter.
  const random = draw(String(length), seed);
  const isAnswered = spoken.at(-1)?.author !== "user";
  const hasEnded = random.next() < ENDING_CHANCE && length > LONG;
  const isOver = isAnswered && (isLive ? length >= LONGEST_LIVE : hasEnded);
  const drifts = random.next() < DRIFT_CHANCE && isAnswered;
  const candidates = characters.filter(({ id }) => canAnswer(room, id));
  // Whoever is to answer somebody in need asks no model, and can always be asked.
  if (queued && (queued.need !== undefined || candidates.some(({ id }) => id === queued.speaker)))
    return { kind: "speaker", turn: { drifts: false, ...queued } };
  const [first, ...rest] = rankSpeakers({ messages, candidates, random });
  if (!first) return { kind: "nobody" };
  if (isOver) return { kind: "over" };
  const turn = { speaker: first.characterId, reason: first.reason, drifts: drifts && first.reason.kind === "weighted" };
  const open = [first, ...rest].map(({ characterId }) => characterId);
  if (hasModerator && first.reason.kind === "weighted" && open.length >= WORTH_MODERATING)
    return { kind: "moderated", turn, candidates: open };
  return { kind: "speaker", turn };
}
