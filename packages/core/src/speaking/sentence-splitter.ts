import { findAsterisks, LONGEST_ASIDE } from "./asterisks";

/** Cuts a text that grows into pieces that can be said, each as early as it can stand alone. */
export interface SentenceSplitter {
  /** Takes what has come since and gives the pieces that are whole now. */
  push(text: string): readonly string[];
  /** Gives what is left, once nothing more will come. */
  flush(): readonly string[];
}

/** The first piece may end with a clause of this length, so that the voice begins soon. */
const FIRST_CLAUSE = 40;
/** What has no end by then is cut at a space: no voice holds its breath for longer. */
const LONGEST = 220;
/** So far ahead an end is looked for, so that a sentence whose end is near stays whole. */
const AHEAD = 2 * LONGEST;

const ABBREVIATION = /(?:^|[\s("“])(?:Dr|Mr|Mrs|Ms|Prof|St|Sr|Jr|vs|etc|e\.g|i\.e|cf|ca|No|Fig|Vol|[A-Z])\.$/;
/** The end of a sentence with the marks that close it, and the space that shows it is over. */
const SENTENCE_END = /(?<![.!?…])[.!?…]+["”’')\]]*(?=\s)|\n+/g;
const CLAUSE_END = /[,;:—–](?=\s)/g;

/** Where a text may be cut: not within a stage direction, which is not to be said, nor a sum, nor where it is not known yet. */
function createCuts(text: string, isWhole: boolean) {
  const { found, known } = findAsterisks(text, isWhole);
  /** What a cut at this place would go through. */
  const cutAt = (place: number) =>
    found.find(({ kind, start, end }) => {
      if (kind === "aside") return start < place && place < end;
      return kind === "times" && start <= place && place <= end;
    });
  const isAllowed = (place: number) =>
    (place <= known || (isWhole && place > text.length)) && cutAt(place) === undefined;
  return {
    isAllowed,
    /** The last allowed place behind this mark that is not behind `limit`, or 0. */
    lastBehind(mark: string, limit: number): number {
      let at = text.lastIndexOf(mark, limit);
      while (at > 0 && !isAllowed(at + mark.trimEnd().length)) at = text.lastIndexOf(mark, at - 1);
      return at > 0 ? at + mark.trimEnd().length : 0;
    },
    /** This place, or another where it would go through something. */
    near(place: number): number {
      if (place > known) return known;
      const whole = cutAt(place);
      if (whole === undefined) return place;
      if (whole.kind === "times") return whole.end + 1;
      return whole.start > 0 ? whole.start : whole.end;
    },
  };
}

/** Where the first piece that can be said ends, or 0. */
function endOfPiece(rest: string, isFirst: boolean, isWhole: boolean): number {
  // What is over at its end is over as if a space followed.
  const text = isWhole ? `${rest}\n` : rest;
  const near = text.slice(0, AHEAD);
  const seen = rest.slice(0, AHEAD + LONGEST_ASIDE + 2);
  const cuts = createCuts(seen, isWhole && seen.length === rest.length);
  for (const match of near.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length;
    const piece = text.slice(0, end);
    if (!cuts.isAllowed(end) || ABBREVIATION.test(piece)) continue;
    if (/\p{L}|\p{N}/u.test(piece) || match[0].includes("\n")) return end;
  }
  if (isFirst) {
    for (const match of near.matchAll(CLAUSE_END)) {
      const end = match.index + 1;
      if (end >= FIRST_CLAUSE && cuts.isAllowed(end)) return end;
    }
  }
  if (text.length <= LONGEST) return 0;
  const clause = Math.max(...[", ", "; ", ": "].map((mark) => cuts.lastBehind(mark, LONGEST)));
  if (clause > LONGEST / 2) return clause;
  const between = cuts.lastBehind(" ", LONGEST);
  if (between > 0) return between;
  // A sign that takes two places is not cut through, nor are asterisks that belong together, unless both halves are emphasis.
  let cut = cuts.near(/[\ud800-\udbff]/.test(text.charAt(LONGEST - 1)) ? LONGEST - 1 : LONGEST);
  while (text.charAt(cut) === "*" && text.charAt(cut - 1) === "*" && !(cut >= AHEAD && text.startsWith("**", cut)))
    cut += 1;
  return cut === text.length && !isWhole ? 0 : cut;
}

/**
 * @example
 * const splitter = createSentenceSplitter()
 * splitter.push('Good evening. I am ') // ['Good evening.']
 * splitter.push('Tesla.') // []: it could still go on
 * splitter.flush() // ['I am Tesla.']
 */
export function createSentenceSplitter(): SentenceSplitter {
  let rest = "";
  let isFirst = true;
  const take = (isLast: boolean): string[] => {
    const pieces: string[] = [];
    for (;;) {
      const end = endOfPiece(rest, isFirst, isLast);
      if (end === 0) break;
      const piece = rest.slice(0, end).trim();
      rest = rest.slice(end).trimStart();
      if (piece !== "") {
        pieces.push(piece);
        isFirst = false;
      }
      if (rest === "") break;
    }
    return pieces;
  };
  return {
    push(text) {
      rest += text;
      return take(false);
    },
    flush() {
      const pieces = take(true);
      const last = rest.trim();
      rest = "";
      return last === "" ? pieces : [...pieces, last];
    },
  };
}
