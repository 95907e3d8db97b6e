/** A longer reply is stopped there, in characters. */
const LONGEST_REPLY = 4_000;
/** From this length on, only complete sentences are released, so that a stopped reply ends with one. */
const WHOLE_SENTENCES_FROM = 3_000;
/** A longer run of trailing white space counts as more text. */
const LONGEST_BLANK = 1_000;
const SENTENCE_END = /[.!?…]+["'”’»)\]*_]*(?=\s|$)|\n/gu;
const AT_SENTENCE_END = /(?:[.!?…]["'”’»)\]*_]*|\n)\s*$/u;

export interface ReplyCap {
  /** Takes a piece of a stream and returns the text that can be shown now. */
  push(piece: string): string;
  /** Ends the stream: returns the text that was held back. */
  flush(): string;
  /** Whether the reply reached the limit: no more text is released, and the stream can be ended. */
  readonly isFull: boolean;
}

/** Limits the length of a reply, and ends it with its last complete sentence. */
export function createReplyCap(): ReplyCap {
  let given = 0;
  let held = "";
  let isFull = false;
  // A text without any sentence end counts as an unfinished sentence.
  let isWithinSentence = true;
  const give = (length: number) => {
    const text = held.slice(0, length);
    held = held.slice(length);
    given += length;
    if (text !== "") isWithinSentence = !AT_SENTENCE_END.test(text);
    return text;
  };
  return {
    push(piece) {
      if (isFull) return "";
      held += piece;
      const room = LONGEST_REPLY - given;
      isFull = held.length > room + LONGEST_BLANK || held.trimEnd().length > room;
      if (!isFull)
        return give(given + held.length <= WHOLE_SENTENCES_FROM ? held.length : endOfSentence(held, held.length));
      const end = endOfSentence(held, room);
      if (end > 0 || !isWithinSentence) return give(end);
      // An unfinished sentence is stopped after a word.
      return give(endOfWord(held, room) || room);
    },
    flush: () => (isFull ? "" : give(held.length)),
    get isFull() {
      return isFull;
    },
  };
}

/** The end of the last sentence within so many characters; 0 where none ends there. */
function endOfSentence(text: string, within: number): number {
  return (
    [...text.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length).findLast((end) => end <= within) ?? 0
  );
}

function endOfWord(text: string, within: number): number {
  return Math.max(0, text.slice(0, within + 1).search(/\s\S*$/));
}
