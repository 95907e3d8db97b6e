/** The longest reply that is read; a model that goes on and on is stopped there. */
const LONGEST_REPLY = 4_000;
/** From here on whole sentences are let through only, so that a reply that has to be stopped ends with one. */
const WHOLE_SENTENCES_FROM = 3_000;
/** So much white space at the end is read on, in case the reply ends with it. */
const LONGEST_BLANK = 1_000;
const SENTENCE_END = /[.!?…]+["'”’»)\]*_]*(?=\s|$)|\n/gu;
const AT_SENTENCE_END = /(?:[.!?…]["'”’»)\]*_]*|\n)\s*$/u;

export interface ReplyCap {
  /** Takes a piece of a stream and gives what can be shown now. */
  push(piece: string): string;
  /** The stream is over: gives what was held back. */
  flush(): string;
  /** Whether the reply grew too long: nothing more is let through, and the stream can be ended. */
  readonly isFull: boolean;
}

/** Lets so much of a reply through as somebody would listen to, and ends with the last sentence that is whole. */
export function createReplyCap(): ReplyCap {
  let given = 0;
  let held = "";
  let isFull = false;
  // What has no sentence at all is one without an end.
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
      // A sentence without an end stops with a word.
      return give(endOfWord(held, room) || room);
    },
    flush: () => (isFull ? "" : give(held.length)),
    get isFull() {
      return isFull;
    },
  };
}

/** Where the last sentence ends within so many characters; 0 where none does. */
function endOfSentence(text: string, within: number): number {
  return (
    [...text.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length).findLast((end) => end <= within) ?? 0
  );
}

function endOfWord(text: string, within: number): number {
  return Math.max(0, text.slice(0, within + 1).search(/\s\S*$/));
}
