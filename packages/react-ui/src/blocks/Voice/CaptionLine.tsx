import type { Caption } from "@archive-of-minds/core";
import { forwardRef, useSyncExternalStore } from "react";
import { useReplyLanguage } from "../../labels/LabelsProvider";
import { rootProps, type RootProps } from "../../shared/root-props";

const nothing = () => () => {};

export interface CaptionLineProps extends RootProps<"p"> {
  /** The caption of a `speaking` chart; `null` while no voice speaks. */
  readonly caption: Caption | null;
  /** How many characters to show at once; by default the whole sentence. */
  readonly room?: number;
}

/** The sentence that is spoken now; spoken words are marked. */
export const CaptionLine = forwardRef<HTMLParagraphElement, CaptionLineProps>(function CaptionLine(
  { caption, room = Infinity, ...root },
  ref,
) {
  const text = useSyncExternalStore(caption?.subscribe ?? nothing, () => caption?.text ?? "");
  const replyLanguage = useReplyLanguage();
  const spoken = useSyncExternalStore(caption?.subscribe ?? nothing, () => caption?.spokenCharacters ?? 0);
  return (
    <p
      ref={ref}
      {...rootProps(
        {
          className: "aom-caption-line",
          lang: replyLanguage(text),
          "data-state": text === "" ? "empty" : "speaking",
        },
        root,
      )}
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

/** The caption line with the word that is spoken now. */
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
