import type { RoomMessage } from "./chat-room.types";

// A room can be open in several tabs at once. What is kept of them is one room, in which nothing of either is lost.

const isSameLine = (one: RoomMessage, other: RoomMessage | undefined) =>
  one.id === other?.id && one.text === other.text && one.status === other.status;

/** Of what is kept, the lines that another tab said, or said differently, since this one last kept its own. */
export function linesOfOthers(stored: readonly RoomMessage[], own: readonly RoomMessage[]): readonly RoomMessage[] {
  const known = new Map(own.map((line) => [line.id, line]));
  return stored.filter((line) => !isSameLine(line, known.get(line.id)));
}

/** Of the lines this tab has kept, those that are no longer there. */
export function linesForgotten(kept: readonly RoomMessage[], stored: readonly RoomMessage[]): readonly RoomMessage[] {
  const ids = new Set(stored.map(({ id }) => id));
  return kept.filter(({ id }) => !ids.has(id));
}

/** What stands when these are forgotten. */
export function linesWithout(lines: readonly RoomMessage[], forgotten: readonly RoomMessage[]): readonly RoomMessage[] {
  if (forgotten.length === 0) return lines;
  const gone = new Map(forgotten.map((line) => [line.id, line]));
  return lines.filter((line) => !isSameLine(line, gone.get(line.id)));
}

/**
 * What is said here, as it is now and as it was last kept, and what others said, in the order of time. Where both said a
 * line differently, this tab's wording counts, and what it took away is gone.
 */
export function withOthers(
  own: readonly RoomMessage[],
  kept: readonly RoomMessage[],
  others: readonly RoomMessage[],
): { readonly lines: readonly RoomMessage[]; readonly isFromOthers: (line: RoomMessage) => boolean } {
  if (others.length === 0) return { lines: own, isFromOthers: () => false };
  const now = new Map(own.map((line) => [line.id, line]));
  const before = new Map(kept.map((line) => [line.id, line]));
  const isFromOthers = ({ id }: RoomMessage) => {
    const [line, former] = [now.get(id), before.get(id)];
    return former === undefined ? line === undefined : line !== undefined && isSameLine(line, former);
  };
  const theirs = new Map(others.filter(isFromOthers).map((line) => [line.id, line]));
  const lines = [...own.filter(({ id }) => !theirs.has(id)), ...theirs.values()].toSorted((one, other) =>
    one.createdAt.localeCompare(other.createdAt),
  );
  return { lines, isFromOthers };
}
