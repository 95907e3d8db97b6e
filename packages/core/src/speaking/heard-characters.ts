import type { SpeakingContext } from "./speaking.machine";

/** How many characters of its text a voice has spoken, to the end of the current word. */
export function heardCharacters({
  input,
  sentences,
  done,
  sounding,
  caption,
}: Pick<SpeakingContext, "input" | "sentences" | "done" | "sounding" | "caption">): number {
  const before = sentences[done - 1]?.range?.end ?? 0;
  const sentence = sentences[done];
  if (!sentence?.range || sounding !== done) return before;
  const { start, end } = sentence.range;
  const written = input.source.text.slice(start, end);
  const words = [...sentence.text.matchAll(/\S+/g)].filter(({ index }) => index < caption.spokenCharacters);
  // Text that is not spoken, such as stage directions, stands between the words.
  const heard = words.reduce((at, [word]) => {
    const found = written.indexOf(word, at);
    return found === -1 ? at : found + word.length;
  }, 0);
  return heard === 0 ? before : start + heard;
}
