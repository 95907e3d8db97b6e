import { unlessAborted } from "../../shared/aborting";

/** Yields the new part of each chunk: some browsers send the whole text so far, others what came since. */
export async function* readReplyStream(stream: ReadableStream<string>, signal: AbortSignal): AsyncGenerator<string> {
  const reader = stream.getReader();
  let text = "";
  let isWhole: boolean | null = null;
  try {
    for (;;) {
      const { done, value } = await unlessAborted(signal, reader.read());
      if (done) return;
      // Two blank chunks are alike either way, and what came since may begin like the text so far.
      const continues: boolean =
        isWhole !== false && text !== "" && value.length > text.length && value.startsWith(text);
      if (text.trim() !== "") isWhole = continues;
      const piece = continues ? value.slice(text.length) : value;
      text = continues ? value : text + value;
      if (piece !== "") yield piece;
    }
  } finally {
    // Ends the work of the browser where the reader leaves before the end.
    reader.cancel().catch(() => {});
  }
}
