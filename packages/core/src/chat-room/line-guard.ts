import { innerLabel, LEAD, lineLabel, type LabelPattern } from "./line-labels";
import type { Named } from "./participant-names";

export interface LineGuard {
  /** Takes a piece of a stream and gives what can be shown now. */
  push(piece: string): string;
  /** The stream is over: gives what was held back. */
  flush(): string;
  /** Whether another's line began: nothing more is let through, and the stream can be ended. */
  readonly isOver: boolean;
}

const LINE_BREAK = /[\n\r\u2028\u2029]/;
const BREAK_AHEAD = /^[^\S\n\r\u2028\u2029]*[\n\r\u2028\u2029]/;
/** Another's line can begin after any of these, and at the start. */
const BEFORE_A_LINE = /[\n\r\u2028\u2029.!?…。！？｡\t]/u;
/** What closes a sentence belongs to it. */
const CLOSING = /^["'”’»」』）)\]}*_~]+/;
/** Their dot ends no sentence. */
const ABBREVIATED = /(?:^|[^\p{L}])(?:Dr|Mr|Mrs|Ms|Prof|St)$/u;
/** What decorates a name behind its colon, and all of it that may have come. */
const AFTER_NAME = /^(?:[*_~]+(?=\s)|<\/[a-z][^<>\n]{0,20}>)/i;
const HALF_AFTER_NAME = /^(?:[*_~]*|<(?:\/(?:[a-z][^<>\n]{0,20})?)?)$/i;
const SPACE_AFTER_NAME = /^[ \t\u00a0:：﹕︰∶꞉]+/;
/** Half of a sign that takes two places, such as a picture. */
const HALF_SIGN = /[\ud800-\udbff]$/;

/** Where in the text the guard stands: before a line, between two sentences, within one, or behind the speaker's name. */
type Place = "line" | "sentence" | "inside" | "name" | "space";

/**
 * Keeps a model in its own mouth. A stream goes in piece by piece, and out comes only what the speaker says: the
 * speaker's own name before a line is left out, and where another's line begins, the turn is over. What may yet turn
 * out to be a name is held back until it is clear, so that it does not matter where the pieces were cut.
 */
export const createLineGuard = (speaker: Named, others: readonly Named[]): LineGuard =>
  defineLineGuard(speaker, others)();

/** A guard takes a moment to make, and stays the same while nobody is called anything else. */
const made = new WeakMap<Named, { readonly company: string; readonly open: () => LineGuard }>();

/** The same for many streams of one speaker. */
export function defineLineGuard(speaker: Named, others: readonly Named[]): () => LineGuard {
  const company = JSON.stringify(others.map(({ name, title }) => [name, title]));
  const known = made.get(speaker);
  if (known?.company === company) return known.open;
  const open = newLineGuard(speaker, others);
  made.set(speaker, { company, open });
  return open;
}

function newLineGuard(speaker: Named, others: readonly Named[]): () => LineGuard {
  const atLine = {
    own: lineLabel([speaker], { withDash: true }),
    foreign: lineLabel(others, { withStrangers: true, withAside: true }),
  };
  const atSentence = {
    own: innerLabel([speaker]),
    foreign: innerLabel(others, { withStrangers: true, withAside: true }),
  };
  return () => guardStream(atLine, atSentence);
}

interface Labels {
  readonly own: LabelPattern;
  readonly foreign: LabelPattern;
}

function guardStream(atLine: Labels, atSentence: Labels): LineGuard {
  let held = "";
  let place: Place = "line";
  let isOver = false;
  /** The last that was given. */
  let before = "";

  function read(isLast: boolean): string {
    let given = "";
    const add = (text: string) => {
      given += text;
      before = (before + text).slice(-8);
    };
    const give = (length: number) => {
      add(held.slice(0, length));
      held = held.slice(length);
    };
    /** @returns whether more has to come before anything can be said. */
    const step = (): boolean => {
      if (place === "name") {
        if (!isLast && HALF_AFTER_NAME.test(held)) return true;
        held = held.replace(AFTER_NAME, "");
        place = "space";
      } else if (place === "space") {
        held = held.replace(SPACE_AFTER_NAME, "");
        if (held !== "") place = "line";
      } else if (place === "inside") {
        const end = held.search(BEFORE_A_LINE);
        if (end === -1) give(held.length);
        // A line break belongs to what follows it, so that nothing trails a turn that ends there.
        else if (LINE_BREAK.test(held.charAt(end))) {
          give(end);
          place = "line";
        } else {
          const isAbbreviated = held.charAt(end) === "." && ABBREVIATED.test(before + held.slice(0, end));
          give(end + 1);
          if (!isAbbreviated) place = "sentence";
        }
      } else if (place === "sentence" && CLOSING.test(held)) {
        give(CLOSING.exec(held)?.[0].length ?? 0);
      } else if (place === "sentence" && BREAK_AHEAD.test(held)) {
        place = "line";
      } else {
        const { own, foreign } = place === "line" ? atLine : atSentence;
        const name = own.whole.exec(held)?.[0];
        if (name !== undefined) {
          held = held.slice(name.length);
          if (before !== "") add(LINE_BREAK.exec(name)?.[0] ?? " ");
          place = "name";
        } else if (foreign.whole.test(isLast ? `${held}\n` : held)) {
          isOver = true;
          held = "";
        } else if (!isLast && (own.half.test(held) || foreign.half.test(held))) {
          return true;
        } else {
          if (place === "line") give(LEAD.exec(held)?.[0].length ?? 0);
          place = "inside";
        }
      }
      return false;
    };
    const half = isLast ? "" : (HALF_SIGN.exec(held)?.[0] ?? "");
    held = held.slice(0, held.length - half.length);
    while (held !== "" && !isOver && !step());
    held += isOver ? "" : half;
    return given;
  }

  return {
    push(piece) {
      if (isOver) return "";
      held += piece;
      return read(false);
    },
    flush: () => read(true),
    get isOver() {
      return isOver;
    },
  };
}
