import type { StreamPart } from "../../contracts";

/** A streaming answer, from an agent's chart to its reader. */
export interface AnswerStream extends AsyncIterable<string | StreamPart> {
  push(part: string | StreamPart): void;
  /** Ends the stream. Only the first end counts. */
  finish(): void;
  /** Ends the stream with an error, after the parts that were received. */
  fail(error: Error): void;
}

export function createAnswerStream(): AnswerStream {
  const parts: (string | StreamPart)[] = [];
  let end: { readonly error: Error | null } | null = null;
  let wake = () => {};
  const close = (error: Error | null) => {
    end ??= { error };
    wake();
  };
  return {
    push(part) {
      if (end) return;
      parts.push(part);
      wake();
    },
    finish: () => close(null),
    fail: close,
    async *[Symbol.asyncIterator]() {
      for (;;) {
        const part = parts.shift();
        if (part !== undefined) yield part;
        else if (end?.error) throw end.error;
        else if (end) return;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    },
  };
}
