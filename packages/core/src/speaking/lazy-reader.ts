import { fromCallback, type EventObject } from "xstate";
import { createLoadable } from "../shared/fetch-once";
import type { ReaderScope } from "./read-sentences";
import type { SpeakingInput } from "./speaking.machine";

/** The sentence reader. It loads with the first spoken text: most pages speak none. */
export const sentenceReader = createLoadable(async () => (await import("./read-sentences")).readSentences);

/** Loads the sentence reader before it is needed. Never throws. */
export function preloadReader(): void {
  // The next speech loads it again and reports the failure.
  void sentenceReader.load().catch(() => {});
}

function readWhenLoaded(scope: ReaderScope): () => void {
  const { sendBack } = scope;
  let isOver = false;
  let end: (() => void) | null = null;
  sendBack({ type: "reader.missing" });
  sentenceReader
    .load()
    .then((readSentences) => {
      if (isOver) return;
      sendBack({ type: "reader.fetched" });
      end = readSentences(scope);
    })
    .catch((error: unknown) => {
      if (!isOver) sendBack({ type: "reader.failed", failure: { reason: "network", message: String(error) } });
    });
  return () => {
    isOver = true;
    end?.();
  };
}

/** Makes `readSentences` of the lazily loaded reader. */
export function defineLazyReader() {
  return fromCallback<EventObject, SpeakingInput>((scope) => (sentenceReader.value ?? readWhenLoaded)(scope));
}
