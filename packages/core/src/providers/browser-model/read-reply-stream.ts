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
      if (isWhole === null && text !== "") isWhole = value.length > text.length && value.startsWith(text);
      const piece = isWhole === true ? value.slice(text.length) : value;
      text = isWhole === true ? value : text + value;
      if (piece !== "") yield piece;
    }
  } finally {
    // Ends the work of the browser where the reader leaves before the end.
    reader.cancel().catch(() => {});
  }
}
