/** What nobody jests about. */
export type GraveSubject = "slavery" | "war" | "cruelty" | "killing" | "death" | "hatred" | "poverty" | "despair";

/** What a character says in a discussion of a subject that nobody has written a fact about. */
export interface RoomViews {
  /** Groups of two sentences on whatever is talked about; the first one names it, as `{topic}`, which may be one thing or many. */
  readonly ponder: readonly (readonly string[])[];
  /** Three sentences on each grave subject. */
  readonly grave: Readonly<Record<GraveSubject, readonly string[]>>;
  /** Groups of two sentences on any grave subject, the first one with `{topic}`. */
  readonly sober: readonly (readonly string[])[];
  /** Why the character thinks what it thinks, whatever that is. */
  readonly because: readonly string[];
}
