import { views as cheesemaster } from "./corpus/cheesemaster/room-views";
import { graveSubjects, views as plain } from "./corpus/english/room-views";
import { views as faust } from "./corpus/faust/room-views";
import { views as flux } from "./corpus/flux/room-views";
import { views as hypatia } from "./corpus/hypatia/room-views";
import type { GraveSubject, RoomViews } from "./corpus/room-views";
import { views as tesla } from "./corpus/tesla/room-views";

const byCharacter: Readonly<Record<string, RoomViews>> = { tesla, hypatia, faust, flux, cheesemaster };

/** What somebody says of a subject that nobody has written a fact about. */
export const viewsOf = (characterId: string): RoomViews =>
  (Object.hasOwn(byCharacter, characterId) ? byCharacter[characterId] : undefined) ?? plain;

/** What nobody jests about in a line, if anything. */
export const findGrave = (text: string): GraveSubject | undefined =>
  graveSubjects.find(([, told]) => told.test(text.slice(0, 800)))?.[0];
