import { namesOf, type Named } from "./participant-names";

/**
 * Removes the speaker's own label from a stream, and ends it where another speaker's label begins. Models are asked to
 * stop there (`stop` of the request); this is for those that do not.
 */
export interface SpeakerLabelFilter {
  /** Takes a piece of a stream and returns the text that can be shown now. */
  push(piece: string): string;
  /** Ends the stream: returns the text that was held back. */
  flush(): string;
  /** Whether another speaker's label began: no more text is released, and the stream can be ended. */
  readonly isOver: boolean;
}

/** Roles that models also write labels for. */
const ROLES = ["User", "The user", "Visitor", "The visitor", "Assistant", "Moderator", "Narrator", "Guest"];
/** These count as labels only at the start of a line, since they are common words. */
const ROLES_AT_LINE = [...ROLES, "You", "Human", "System"];

/** Longer than any label: no longer text is held back. */
const LONGEST_LABEL = 300;
const PICTURE = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\u200d\u20e3`;
/** Decoration around a name: white space, emphasis, quotes, list signs, brackets and emoji. */
const BEFORE = String.raw`(?:[\s*_~#>@|•·–—"'“”‘’«»\x60()[\]{}<【】${PICTURE}-]|\d{1,2}[.)])`;
const AFTER = String.raw`(?:[^\S\n\r]|[*_~>)\]}"'”»\x60】${PICTURE}])`;
/** An aside such as `(smiling)`, and not a link. */
const ASIDE = String.raw`(?:\([^()/\n]{0,120}\)|\*[^*\n]{0,120}\*|\[[^[\]/\n]{0,120}\])`;
const OPEN_ASIDE = String.raw`(?:\([^()/\n]{0,120}|\*[^*\n]{0,120}|\[[^[\]/\n]{0,120})`;
const COLON = "[:：﹕]";
/** Closing decoration after the colon of a label. */
const CLOSING_MARKS = String.raw`[*_~"”\x60]{0,3}(?=\s|$)`;
const LINE_BREAK = /[\n\r\u2028\u2029]/;
/** Another speaker's label can begin after any of these. */
const BOUNDARY = /[\n\r\u2028\u2029.!?…。！？]/u;
/** Closing quotes and brackets belong to the sentence before them. */
const CLOSES_SENTENCE = /^["'”’»」』）)\]}*_~]+/;
/** The dot of an abbreviation does not end a sentence. */
const ABBREVIATED = /(?:^|[^\p{L}])(?:Dr|Mr|Mrs|Ms|Prof|St)\.$/u;
/** The first half of a surrogate pair. */
const HIGH_SURROGATE = /[\ud800-\udbff]$/;

interface Label {
  /** Matches a label at the start of a text. */
  readonly whole: RegExp;
  /** Matches a text that is only the beginning of a label. */
  readonly begun: RegExp;
}

const escaped = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\-]/g, String.raw`\$&`).replace(/\s+/g, String.raw`[^\S\n\r]{1,3}`);

/** A pattern that matches any beginning of a word. */
const beginningOf = (word: string) =>
  Array.from(word)
    .map(escaped)
    .reduceRight((rest, sign) => `(?:${sign}${rest})?`, "");

function labelOf(names: readonly string[]): Label {
  const words = [...new Set(names)].toSorted((one, other) => other.length - one.length);
  const name = `(?:${words.map(escaped).join("|")})`;
  const bracketed = String.raw`[[【]${name}[\]】][*_]{0,3}`;
  const after = `${AFTER}{0,20}`;
  const flags = "iu";
  return {
    whole: new RegExp(
      `^${BEFORE}{0,40}(?:${name}${after}(?:${ASIDE}${after})?${COLON}(?:${CLOSING_MARKS})?|${bracketed}(?=\\s))`,
      flags,
    ),
    begun: new RegExp(
      String.raw`^${BEFORE}{0,40}(?:\d{0,2}|${words.map(beginningOf).join("|")}|${name}${after}(?:${ASIDE}${after}|${OPEN_ASIDE})?(?:${COLON}[*_~"”\x60]{0,3}\s{0,20})?|${bracketed}\s{0,20})$`,
      flags,
    ),
  };
}

/** Decoration that closes after the colon, as in `**Flux:** the change`, marks a label and no sentence. */
const MARKED_LABEL = new RegExp(String.raw`${COLON}[*_~"”\x60]+$`, "u");

/** Within a line, a small letter after the colon continues the sentence: `One law. Flux: the change of a field.` */
const CONTINUES_SENTENCE = /^\s{0,20}\p{Ll}/u;

/** `Dr. Johann Faust` is also `Dr Johann Faust`, `Doctor Johann Faust` and `Johann Faust`. */
const spellings = (all: readonly Named[]) =>
  all
    .flatMap(namesOf)
    .flatMap((name) => [
      name,
      name.replaceAll(".", ""),
      name.replace(/^Dr\b\.?/, "Doctor"),
      name.replace(/^(?:Dr|Prof)\b\.?\s*/, ""),
    ]);

export function createSpeakerLabelFilter(speaker: Named, others: readonly Named[]): SpeakerLabelFilter {
  const [own, foreign] = [labelOf(spellings([speaker])), spellings(others)];
  const atLine = { own, others: labelOf([...foreign, ...ROLES_AT_LINE]) };
  const withinLine = { own, others: labelOf([...foreign, ...ROLES]) };
  let held = "";
  /** The last characters that were shown, to recognise an abbreviation. */
  let shown = "";
  let place: "line" | "sentence" | "inside" = "line";
  let isOver = false;

  const show = (length: number) => {
    const text = held.slice(0, length);
    held = held.slice(length);
    shown = (shown + text).slice(-8);
    return text;
  };
  /** Shows the text up to the next place where a label can begin. */
  const showInside = () => {
    const at = held.search(BOUNDARY);
    if (at === -1) return show(held.length);
    // A line break is shown with the text after it, so that a turn does not end with one.
    if (LINE_BREAK.test(held.charAt(at))) {
      place = "line";
      return show(at);
    }
    const text = show(at + 1);
    if (!ABBREVIATED.test(shown)) place = "sentence";
    return text;
  };
  const read = (isLast: boolean): string => {
    let given = "";
    const half = isLast ? "" : (HIGH_SURROGATE.exec(held)?.[0] ?? "");
    held = held.slice(0, held.length - half.length);
    while (held !== "" && !isOver) {
      if (place === "inside") {
        given += showInside();
        continue;
      }
      const closing = place === "sentence" ? CLOSES_SENTENCE.exec(held)?.[0].length : undefined;
      if (closing !== undefined) {
        given += show(closing);
        continue;
      }
      if (place === "sentence" && /^[^\S\n\r]*[\n\r]/.test(held)) place = "line";
      const { own: mine, others: theirs } = place === "line" ? atLine : withinLine;
      if (!isLast && held.length < LONGEST_LABEL && (mine.begun.test(held) || theirs.begun.test(held))) break;
      const labelIn = ({ whole }: Label) => {
        const found = whole.exec(held)?.[0];
        if (found === undefined || place !== "sentence" || MARKED_LABEL.test(found)) return found;
        return CONTINUES_SENTENCE.test(held.slice(found.length)) ? undefined : found;
      };
      const label = labelIn(mine);
      if (label !== undefined) {
        held = held.slice(label.length);
        const space = /^\s*/.exec(held)?.[0] ?? "";
        held = held.slice(space.length);
        // The separator before the label is kept between the texts around it.
        if (shown !== "") {
          const separator = LINE_BREAK.exec(label)?.[0] ?? " ";
          given += separator;
          shown = separator;
        }
        place = "line";
      } else if (labelIn(theirs) !== undefined) {
        isOver = true;
      } else {
        given += show(/^\s*/.exec(held)?.[0].length ?? 0);
        place = "inside";
      }
    }
    held = isOver ? "" : held + half;
    return given;
  };
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
