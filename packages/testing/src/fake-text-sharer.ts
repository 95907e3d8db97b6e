import { TextShareError, type TextShareErrorReason, type TextSharer, type TextSharing } from "@archive-of-minds/core";

/** Passes texts to the test. */
export interface FakeTextSharer extends TextSharer {
  /** Every shared text, oldest first. */
  readonly texts: readonly string[];
}

/** @param outcome how each share ends, or why it fails. */
export function createFakeTextSharer(outcome: TextSharing | TextShareErrorReason = "copied"): FakeTextSharer {
  const texts: string[] = [];
  return {
    texts,
    share(text) {
      if (outcome === "refused" || outcome === "unsupported" || outcome === "unknown")
        return Promise.reject(new TextShareError(outcome, "Refused by the test."));
      if (outcome !== "dismissed") texts.push(text);
      return Promise.resolve(outcome);
    },
  };
}
