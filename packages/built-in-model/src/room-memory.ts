import { separate, shownLines, type HeardLine, type RoomTurn } from "./room-turn";

/** The maximum number of kept lines of a discussion, and of discussions. */
const keptLines = 60;
const keptDiscussions = 8;

/** The lines of discussions before those that a turn is shown. */
export interface RoomMemory {
  /**
   * The lines before the shown ones during the character's presence, oldest first; none if the shown lines are all of them,
   * or belong to no known discussion. The visitor's last line is always among them where it was said before the shown ones.
   */
  before(turn: RoomTurn): readonly HeardLine[];
}

/** A line independent of its viewer: a character's own lines are another speaker's for the others. */
interface Kept {
  readonly isVisitor: boolean;
  readonly speaker?: string | undefined;
  readonly text: string;
  /** The participants when it was written, as far as known. */
  readonly heardBy: ReadonlySet<string>;
}

interface Discussion {
  readonly lines: readonly Kept[];
  /** The participants when it was last shown. */
  readonly company: readonly string[];
}

/** The position of the shown lines in a discussion: they begin at `start`, and the first `matched` of them end before `end`. */
interface Place {
  readonly discussion: Discussion;
  readonly start: number;
  readonly end: number;
  readonly matched: number;
}

const keyOf = (name: string | undefined) => (name ?? "").toLowerCase();

/** A character is not shown the lines from its absence. */
function placeFrom(start: number, discussion: Discussion, shown: readonly string[], reader: string): Place | null {
  const { lines } = discussion;
  let matched = 0;
  let end = start;
  for (; end < lines.length && matched < shown.length; end += 1) {
    if (lines[end]?.text === shown[matched]) matched += 1;
    else if (lines[end]?.heardBy.has(reader)) return null;
  }
  return matched > 0 ? { discussion, start, end, matched } : null;
}

/** Lines that are all a character knows continue a discussion at its end, without a gap; the earlier lines were for others. */
const continues = ({ discussion: { lines }, start, end, matched }: Place, reader: string) =>
  end === lines.length && end - start === matched && !lines.slice(0, start).some(({ heardBy }) => heardBy.has(reader));

/**
 * Recognises discussions by the shown lines: lines that continue where known lines ended belong to the same discussion.
 * A new discussion shares nothing with another, even if the words are the same. No character knows
 * what was said while it was absent.
 */
export function createRoomMemory(): RoomMemory {
  let discussions: readonly Discussion[] = [];
  return {
    before({ name, lines, question, others }) {
      const reader = keyOf(name);
      const shown = lines.flatMap(separate);
      const texts = shown.map(({ text }) => text);
      const isWhole = shown.length < shownLines;
      const places = discussions
        .flatMap((each) =>
          each.lines.flatMap(({ text }, start) =>
            text === texts[0] ? (placeFrom(start, each, texts, reader) ?? []) : [],
          ),
        )
        .filter((place) => !isWhole || continues(place, reader));
      const place = places.reduce<Place | null>(
        (best, each) => (each.matched > (best?.matched ?? 0) ? each : best),
        null,
      );
      const known = place?.discussion.lines ?? [];

      const company = [reader, ...others.map(keyOf)];
      // A character that was absent before joined at an unknown moment: only its own prompts show the lines it knows.
      const wereThere = place ? company.filter((each) => place.discussion.company.includes(each)) : company;
      const heard = (line: Kept): Kept =>
        texts.includes(line.text) && !line.heardBy.has(reader)
          ? { ...line, heardBy: new Set([...line.heardBy, reader]) }
          : line;
      const earlier = isWhole ? [] : known.slice(0, place?.start).filter(({ heardBy }) => heardBy.has(reader));
      const fresh = shown.slice(place?.matched ?? 0).map(({ kind, speaker, text }): Kept => ({
        isVisitor: kind === "visitor",
        speaker: kind === "own" ? name : speaker,
        text,
        heardBy: new Set([...wereThere, reader]),
      }));
      const all = [
        ...known.slice(0, place?.start),
        ...known.slice(place?.start, place?.end).map(heard),
        ...fresh,
      ].slice(-keptLines);
      const isPartOf = (each: Discussion) =>
        each === place?.discussion || each.lines.every(({ text }, at) => text === all[at]?.text);
      discussions = [{ lines: all, company }, ...discussions.filter((each) => !isPartOf(each))].slice(
        0,
        keptDiscussions,
      );
      const remembered = earlier.map(({ isVisitor, speaker, text }): HeardLine => ({
        kind: isVisitor ? "visitor" : speaker === name ? "own" : "character",
        speaker,
        text,
      }));
      const isKnown = !question || remembered.some(({ kind, text }) => kind === "visitor" && text === question.text);
      return isKnown ? remembered : [question, ...remembered];
    },
  };
}
