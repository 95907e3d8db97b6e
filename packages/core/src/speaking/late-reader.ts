import { fromCallback, type EventObject } from "xstate";
import type { readSentences, ReaderScope } from "./read-sentences";
import type { SpeakingInput } from "./speaking.machine";

let read: typeof readSentences | null = null;

async function fetchReader(): Promise<typeof readSentences> {
  ({ readSentences: read } = await import("./read-sentences"));
  return read;
}

/** For tests: a simulated clock waits for no file. */
export function provideReader(reader: typeof readSentences): void {
  read = reader;
}

/** Loads the sentence reader before it is needed. Never throws. */
export function preloadReader(): void {
  // The next speech loads it again and reports the failure.
  void fetchReader().catch(() => {});
}

function readWhenFetched(scope: ReaderScope): () => void {
  const { sendBack } = scope;
  let isOver = false;
  let end: (() => void) | null = null;
  sendBack({ type: "reader.missing" });
  fetchReader()
    .then((readNow) => {
      if (isOver) return;
      sendBack({ type: "reader.fetched" });
      end = readNow(scope);
    })
    .catch((error: unknown) => {
      if (!isOver) sendBack({ type: "reader.failed", failure: { reason: "network", message: String(error) } });
    });
  return () => {
    isOver = true;
    end?.();
  };
}

/** Makes `readSentences` of the reader that loads with the first spoken text: most pages speak none. */
export function defineLateReader() {
  return fromCallback<EventObject, SpeakingInput>((scope) => (read ?? readWhenFetched)(scope));
}
