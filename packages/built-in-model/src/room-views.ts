import type { GraveSubject, RoomViews } from "./corpus";
import { graveSubjects } from "./english/grave-subjects";
import { room } from "./generated/room";

/** What a character says of a subject that no fact is about. */
export const viewsOf = (characterId: string): RoomViews =>
  (Object.hasOwn(room.views, characterId) ? room.views[characterId] : undefined) ?? room.plainViews;

/** The grave subject that a line names, if any. */
export const findGrave = (text: string): GraveSubject | undefined =>
  graveSubjects.find(([, told]) => told.test(text.slice(0, 800)))?.[0];
