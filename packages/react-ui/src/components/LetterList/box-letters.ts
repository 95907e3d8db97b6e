import type { Message } from "@archive-of-minds/core";

/** Letters that stand in one box: the browser skips a box out of view whole, so no frame visits every letter. */
export type LetterBox = readonly Message[];

export const BOX_SIZE = 50;

/** Cuts letters into boxes, time after time; each cutting reuses what it can of the one before. */
export function createLetterBoxer(): (messages: readonly Message[]) => readonly LetterBox[] {
  let last: readonly Message[] = [];
  let boxes: readonly LetterBox[] = [];
  return (messages) => {
    if (messages !== last) boxes = boxLetters(messages, boxes);
    last = messages;
    return boxes;
  };
}

/**
 * Cuts letters into boxes. A box whose letters have not changed is the very box of last time, so that a new letter
 * renders one box and no other.
 */
function boxLetters(messages: readonly Message[], previous: readonly LetterBox[]): readonly LetterBox[] {
  const boxes: LetterBox[] = [];
  for (let start = 0; start < messages.length; start += BOX_SIZE) {
    const end = Math.min(start + BOX_SIZE, messages.length);
    const before = previous[boxes.length];
    // Any letter may have been written anew, in another tab too.
    const isSame =
      before?.length === end - start && before.every((letter, place) => letter === messages[start + place]);
    boxes.push(isSame ? before : messages.slice(start, end));
  }
  return boxes;
}
