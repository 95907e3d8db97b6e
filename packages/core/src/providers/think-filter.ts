/** Separates the thoughts of a model, which some servers send as `<think>…</think>` before the reply. */
export interface ThinkFilter {
  /** Takes the next piece and returns what belongs to the reply. */
  feed(piece: string): string;
  /** What was held back, at the end of the text. */
  rest(): string;
}

const opening = /^\s*<(think|thinking|thought|reasoning)>/i;
const mayOpen = /^\s*(?:<[a-z]{0,9}>?)?$/i;

/** Only thoughts at the beginning are left out: later, the tag is part of what the model says. */
export function createThinkFilter(): ThinkFilter {
  let state: "beginning" | "thinking" | "reply" = "beginning";
  let held = "";
  let closing = "";
  let hasThought = false;

  const feed = (piece: string): string => {
    if (state === "reply") return piece;
    held += piece;
    if (state === "beginning") {
      const tag = opening.exec(held);
      if (tag === null) {
        if (mayOpen.test(held)) return "";
        state = "reply";
        return flush();
      }
      state = "thinking";
      hasThought = true;
      closing = `</${tag[1]?.toLowerCase()}>`;
      held = held.slice(tag[0].length);
    }
    const end = held.toLowerCase().indexOf(closing);
    if (end === -1) {
      // Thoughts are not kept; the closing tag may have begun.
      held = held.slice(-closing.length);
      return "";
    }
    held = held.slice(end + closing.length).trimStart();
    state = "beginning";
    return held === "" ? "" : feed("");
  };
  const flush = () => {
    const text = hasThought ? held.trimStart() : held;
    held = "";
    return text;
  };
  return { feed, rest: () => (state === "thinking" ? "" : flush()) };
}
