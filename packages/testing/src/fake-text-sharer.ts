import { TextShareError, type TextShareErrorReason, type TextSharer, type TextSharing } from "@archive-of-minds/core";

/** Hands texts to the test. */
export interface FakeTextSharer extends TextSharer {
  /** Every text that was handed on, oldest first. */
  readonly texts: readonly string[];
}

/** @param outcome what becomes of each text, or why it goes nowhere */
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
