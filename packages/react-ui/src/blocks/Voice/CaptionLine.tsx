import type { Caption } from "@archive-of-minds/core";
import { forwardRef, useSyncExternalStore } from "react";
import { rootProps, type RootProps } from "../../shared/root-props";

const nothing = () => () => {};

export interface CaptionLineProps extends RootProps<"p"> {
  /** Of whoever speaks, such as a `speaking` chart has; `null` while nobody does. */
  readonly caption: Caption | null;
  /** How many characters there is room for at once; left out, for the whole sentence. */
  readonly room?: number;
}

/** The sentence that is being said, word by word as it is heard. */
export const CaptionLine = forwardRef<HTMLParagraphElement, CaptionLineProps>(function CaptionLine(
  { caption, room = Infinity, ...root },
  ref,
) {
  const text = useSyncExternalStore(caption?.subscribe ?? nothing, () => caption?.text ?? "");
  const spoken = useSyncExternalStore(caption?.subscribe ?? nothing, () => caption?.spokenCharacters ?? 0);
  return (
    <p
      ref={ref}
      {...rootProps({ className: "aom-caption-line", "data-state": text === "" ? "empty" : "speaking" }, root)}
    >
      {wordsAround(spoken, wordsOf(text), room).map(({ word, start }) => (
        <span key={start} data-spoken={start < spoken}>
          {word}
        </span>
      ))}
    </p>
  );
});

interface Word {
  readonly word: string;
  readonly start: number;
}

/** The words that are shown together with the one that is being said, as lines of captions follow one another. */
function wordsAround(spoken: number, words: readonly Word[], room: number): readonly Word[] {
  let line: Word[] = [];
  for (const each of words) {
    const isFull = line.length > 0 && each.start + each.word.trimEnd().length - (line[0]?.start ?? 0) > room;
    if (isFull && each.start >= spoken) break;
    if (isFull) line = [];
    line.push(each);
  }
  return line;
}

function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(/\S+\s*/g)].map((match) => ({ word: match[0], start: match.index }));
}
