import * as v from "valibot";
import type { Reply } from "./reply";

/** From worst to best. */
export const marks = ["jarring", "weak", "fits"] as const;
export type Mark = (typeof marks)[number];

const markedReply = v.strictObject({
  /** As in {@link Reply}. */
  place: v.string(),
  key: v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/)),
  /** The day of the last mark, such as `2026-11-26`. */
  date: v.pipe(v.string(), v.isoDate()),
  /** By reader. */
  marks: v.pipe(
    v.record(v.string(), v.picklist(marks)),
    v.check((given) => Object.keys(given).length > 0, "A marked reply has a mark."),
  ),
});

/** A reply that readers have marked. There is one for each place. */
export type MarkedReply = Readonly<v.InferOutput<typeof markedReply>>;

/** Reads the file of marks: a JSON object a line. */
export const parseMarks = (text: string): readonly MarkedReply[] =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => v.parse(markedReply, JSON.parse(line)));

/** Writes the file of marks, sorted by place and reader, so that a mark changes one line. */
export const printMarks = (marked: readonly MarkedReply[]): string =>
  marked
    .toSorted((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ place, key, date, marks: given }) => {
      const sorted = Object.fromEntries(Object.entries(given).toSorted(([a], [b]) => (a < b ? -1 : 1)));
      return `${JSON.stringify({ place, key, date, marks: sorted })}\n`;
    })
    .join("");

/** What the readers say together: the middle one of their marks, and of two middle ones the worse. */
export function verdictOf(given: MarkedReply["marks"]): Mark {
  const sorted = Object.values(given).toSorted((a, b) => marks.indexOf(a) - marks.indexOf(b));
  const middle = sorted[Math.ceil(sorted.length / 2) - 1];
  if (middle === undefined) throw new Error("A reply without marks has no verdict.");
  return middle;
}

/** The marks of each key. */
export const marksByKey = (marked: readonly MarkedReply[]): ReadonlyMap<string, MarkedReply["marks"]> =>
  new Map(marked.map(({ key, marks: given }) => [key, given]));

/** Marks that a reader has given, by key. */
export type GivenMarks = ReadonlyMap<string, Mark>;

/** Adds what a reader has marked. The marks of an earlier reply in the same place are dropped. */
export function addMarks(
  marked: readonly MarkedReply[],
  replies: readonly Reply[],
  { reader, date, given }: { readonly reader: string; readonly date: string; readonly given: GivenMarks },
): readonly MarkedReply[] {
  const byKey = marksByKey(marked);
  const byPlace = new Map(marked.map((reply) => [reply.place, reply]));
  for (const { place, key } of replies) {
    const mark = given.get(key);
    if (mark) byPlace.set(place, { place, key, date, marks: { ...byKey.get(key), [reader]: mark } });
  }
  return [...byPlace.values()];
}
