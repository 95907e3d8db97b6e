import { findAsterisks } from "../speaking/asterisks";
import { isGesture } from "../speaking/gestures";

/** Removes stage directions from a growing text. */
export interface StageDirectionFilter {
  /** Takes a piece of a stream and returns the text that can be shown now. */
  push(piece: string): string;
  /** What is still held back, once nothing more comes. */
  flush(): string;
}

/** What follows an open asterisk or bracket is held back until it closes, but no longer than so many characters. */
const LONGEST_HELD = 80;
/** Enough of what was shown to tell whether a mark stands within a sentence. */
const CONTEXT = 8;

const closingOf = { "(": ")", "[": "]" } as const;

/** How a text at a mark goes on: so many characters are shown or left out; `open` where more text must come first. */
type Step = { readonly kind: "show" | "leaveOut"; readonly length: number } | { readonly kind: "open" };

const show = (length: number): Step => ({ kind: "show", length });

/** Code is shown as it is: its asterisks and brackets are no stage directions. */
export function createStageDirectionFilter(): StageDirectionFilter {
  let held = "";
  let shown = "";
  /** The marks that close the code that is being written. */
  let code = "";
  /** Whether the space that comes next is the one behind what was left out. */
  let isSpaceLeft = false;

  const take = (isWhole: boolean): string => {
    let text = "";
    while (held !== "") {
      const step = code === "" ? stepOf(shown, held, isWhole) : stepInCode(code, held, isWhole);
      if (step.kind === "open") break;
      const taken = held.slice(0, step.length);
      held = held.slice(step.length);
      if (step.kind === "leaveOut") {
        isSpaceLeft = shown === "" || /\s$/.test(shown);
        continue;
      }
      if (isSpaceLeft && /^[^\S\n]/.test(taken)) {
        held = taken.replace(/^[^\S\n]+/, "") + held;
        continue;
      }
      isSpaceLeft = false;
      code = codeAfter(code, taken);
      text += taken;
      // An asterisk that was shown has its meaning already.
      shown = (shown + taken).slice(-CONTEXT).replaceAll("*", "_");
    }
    return text;
  };
  return {
    push(piece) {
      held += piece;
      return take(false);
    },
    flush: () => take(true),
  };
}

/** The next characters that are shown or left out alike. */
function stepOf(shown: string, held: string, isWhole: boolean): Step {
  const at = held.search(/[*[(`]/);
  if (at === -1) return show(held.length);
  if (at > 0) return show(at);
  const mark = held.charAt(0);
  const step =
    mark === "*"
      ? asteriskStep(shown, held, isWhole)
      : mark === "`"
        ? codeStep(held, isWhole)
        : bracketStep(held, isWhole);
  return step.kind === "open" && (isWhole || held.length > LONGEST_HELD) ? show(1) : step;
}

function asteriskStep(shown: string, held: string, isWhole: boolean): Step {
  const run = /^\*+/.exec(held)?.[0].length ?? 1;
  if (run > 1) return run < held.length || isWhole ? show(run) : { kind: "open" };
  const { found, known } = findAsterisks(shown + held, isWhole);
  const here = found.find(({ start, end }) => start <= shown.length && end > shown.length);
  if (here === undefined) return known <= shown.length ? { kind: "open" } : show(1);
  const length = here.end - shown.length;
  return { kind: here.kind === "aside" ? "leaveOut" : "show", length };
}

function bracketStep(held: string, isWhole: boolean): Step {
  const opening = held.charAt(0) === "(" ? "(" : "[";
  const closing = closingOf[opening];
  const end = held.indexOf(closing);
  const line = held.indexOf("\n");
  if (end === -1) return line === -1 && !isWhole ? { kind: "open" } : show(1);
  if (line !== -1 && line < end) return show(1);
  // It closes the bracket that opened last: this one has no end.
  if (held.slice(1, end).includes(opening)) return show(1);
  // Behind square brackets, the address of a link may follow.
  if (end + 1 === held.length && closing === "]" && !isWhole) return { kind: "open" };
  const isLink = closing === "]" && held.charAt(end + 1) === "(";
  return { kind: !isLink && isGesture(held.slice(1, end)) ? "leaveOut" : "show", length: end + 1 };
}

const codeStep = (held: string, isWhole: boolean): Step => {
  const run = /^`+/.exec(held)?.[0].length ?? 1;
  return run < held.length || isWhole ? show(run) : { kind: "open" };
};

/** Code ends with the marks it began with; code within a line ends with the line. */
function stepInCode(code: string, held: string, isWhole: boolean): Step {
  const isBlock = code.length >= 3;
  const closing = held.indexOf(code);
  const line = isBlock ? -1 : held.indexOf("\n");
  if (line !== -1 && (closing === -1 || line < closing)) return show(line + 1);
  if (closing !== -1) return show(closing + code.length);
  const begun = isWhole ? 0 : (/`+$/.exec(held)?.[0].length ?? 0);
  return begun === held.length ? { kind: "open" } : show(held.length - begun);
}

function codeAfter(code: string, taken: string): string {
  if (code === "") return /^`+$/.test(taken) ? taken : "";
  return taken.endsWith(code) || (code.length < 3 && taken.endsWith("\n")) ? "" : code;
}
