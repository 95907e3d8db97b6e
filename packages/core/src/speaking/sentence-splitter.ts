import { ABBREVIATION } from "./abbreviation";
import { findAsterisks, LONGEST_ASIDE } from "./asterisks";

/** Splits a growing text into pieces that can be spoken, each as early as possible. */
export interface SentenceSplitter {
  /** Adds text and returns the pieces that are complete now. */
  push(text: string): readonly string[];
  /** Returns the rest, once the text is complete. */
  flush(): readonly string[];
}

/** The first piece may end with a clause of this length, so that the voice begins soon. */
const FIRST_CLAUSE = 40;
/** A sentence without an end by then is cut at a space. */
const LONGEST = 220;
/** How far ahead to look for an end, so that a sentence whose end is near stays whole. */
const AHEAD = 2 * LONGEST;

/** The end of a sentence with its closing marks and the space after it. */
const SENTENCE_END = /(?<![.!?…])[.!?…]+["”’')\]]*(?=\s)|\n+/g;
const CLAUSE_END = /[,;:—–](?=\s)/g;

/** Where a text may be cut: not within a stage direction, which is not spoken, nor a sum, nor where that is not known yet. */
function createCuts(text: string, isWhole: boolean) {
  const { found, known } = findAsterisks(text, isWhole);
  /** What a cut at this place would split. */
  const cutAt = (place: number) =>
    found.find(({ kind, start, end }) => {
      if (kind === "aside" || kind === "emphasis") return start < place && place < end;
      return kind === "times" && start <= place && place <= end;
    });
  const isAllowed = (place: number) =>
    (place <= known || (isWhole && place > text.length)) && cutAt(place) === undefined;
  /**
   * Within a sentence, emphasis stays behind the words before it, which show that it is no stage direction. So what comes
   * next has to be known.
   */
  const isAllowedWithin = (place: number) => {
    const next = place + (/^\s*/.exec(text.slice(place))?.[0].length ?? 0);
    const isBeforeEmphasis = found.some(({ kind, start }) => kind === "emphasis" && start === next);
    return isAllowed(place) && !isBeforeEmphasis && (next < known || isWhole);
  };
  return {
    isAllowed,
    isAllowedWithin,
    /** The last allowed place behind this mark that is not behind `limit`, or 0. */
    lastBehind(mark: string, limit: number): number {
      let at = text.lastIndexOf(mark, limit);
      while (at > 0 && !isAllowedWithin(at + mark.trimEnd().length)) at = text.lastIndexOf(mark, at - 1);
      return at > 0 ? at + mark.trimEnd().length : 0;
    },
    /** This place, or another where a cut here would split something; 0 where that is not known yet. */
    near(place: number): number {
      // A cut right before an open asterisk would hide the words by which it is emphasis and no stage direction.
      if (place > known) return 0;
      const whole = cutAt(place);
      if (whole === undefined) return place;
      if (whole.kind === "times") return whole.end + 1;
      return whole.kind === "aside" && whole.start > 0 ? whole.start : whole.end;
    },
  };
}

/** The end of the first piece that can be spoken, or 0. */
function endOfPiece(rest: string, isFirst: boolean, isWhole: boolean): number {
  // At the end of the text a sentence ends as if a space followed.
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
      if (end >= FIRST_CLAUSE && cuts.isAllowedWithin(end)) return end;
    }
  }
  if (text.length <= LONGEST) return 0;
  const clause = Math.max(...[", ", "; ", ": "].map((mark) => cuts.lastBehind(mark, LONGEST)));
  if (clause > LONGEST / 2) return clause;
  const between = cuts.lastBehind(" ", LONGEST);
  if (between > 0) return between;
  // Surrogate pairs are not split, nor are asterisks that belong together, unless both halves are emphasis.
  let cut = cuts.near(/[\ud800-\udbff]/.test(text.charAt(LONGEST - 1)) ? LONGEST - 1 : LONGEST);
  while (text.charAt(cut) === "*" && text.charAt(cut - 1) === "*" && !(cut >= AHEAD && text.startsWith("**", cut)))
    cut += 1;
  return cut === text.length && !isWhole ? 0 : cut;
}

/**
 * @example
 * const splitter = createSentenceSplitter()
 * splitter.push('Good evening. I am ') // ['Good evening.']
 * splitter.push('Tesla.') // []: the sentence may continue
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
