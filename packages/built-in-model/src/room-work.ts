import type { CommonPhrases } from "./language-pack";
import type { CharacterModel } from "./character-model";
import type { GraveSubject, Phrases, RoomPhrases, RoomViews } from "./corpus";
import type { Draft } from "./draft";
import type { Recall } from "./recall";
import type { Subject } from "./room-subject";
import type { HeardLine, RoomTurn } from "./room-turn";

/** The inputs of one turn in a discussion. */
export interface RoomWork {
  readonly model: CharacterModel;
  readonly room: RoomTurn;
  /** All lines, as far as they are known. */
  readonly lines: readonly HeardLine[];
  readonly last: HeardLine | undefined;
  /** Whether the last line is the visitor's. */
  readonly isAnswering: boolean;
  readonly subject: Subject;
  /** The subject, or else the theme, as a phrase. */
  readonly mention: string | undefined;
  readonly grave: GraveSubject | undefined;
  readonly draft: Draft;
  readonly recall: Recall;
  readonly talk: RoomPhrases;
  readonly views: RoomViews;
  readonly phrases: Phrases & CommonPhrases;
  /** The character that may be asked next. */
  readonly whom: string | undefined;
  /** The name of the character that the visitor's last line is about or follows. */
  readonly rival: string | undefined;
  /** A sentence that leads back to the subject, if the last line was an aside. */
  readonly returning: readonly string[];
  random(): number;
  /** The sentences for another character, or those for anyone. */
  linesFor(pool: "to" | "handOn", name?: string): readonly string[];
  /** No character is asked about itself by its own name. */
  isSayable(line: string): boolean;
}
