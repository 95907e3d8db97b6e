import type { RoomWork } from "./room-work";

/** Fills a turn up to at least this many sentences: the given ones first, then thoughts on any subject. */
export function fillUpRoom(
  { draft, grave, mention, views, phrases, isSayable }: RoomWork,
  least: number,
  left: readonly string[] = [],
): void {
  while (draft.count() < least) {
    const before = draft.count();
    if (left.some((sentence) => draft.add(sentence))) continue;
    const ponder = (grave === undefined ? views.ponder : views.sober).filter((group) => group.every(isSayable));
    const isGroup = mention !== undefined && draft.addGroup(ponder);
    if (
      !isGroup &&
      !(grave === undefined && draft.addGroup(phrases.unknownBody)) &&
      !draft.addOneOf(views.because) &&
      !draft.addOneOf(phrases.asides)
    )
      draft.addOldest(phrases.asides);
    if (draft.count() <= before) return;
  }
}

/** Weighs a subject on which the character knows nothing. */
export function weigh({ draft, grave, mention, views, phrases, isSayable }: RoomWork): void {
  const ponder = (grave === undefined ? views.ponder : views.sober).filter((group) => group.every(isSayable));
  if (!(mention !== undefined && draft.addGroup(ponder))) draft.addGroup(phrases.unknownBody);
}
