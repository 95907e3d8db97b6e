import { TextShareError, type TextShareErrorReason, type TextSharer, type TextSharing } from "@archive-of-minds/core";

/** Passes texts to the test. */
export interface FakeTextSharer extends TextSharer {
  /** Every shared text, oldest first. */
  readonly texts: readonly string[];
}

/**
 * A fake of the clipboard and of the system's dialog for sharing. Every share ends in the same way.
 *
 * @param outcome how each share ends, or the `reason` of the `TextShareError` with which it rejects. A text that is
 *   dismissed or fails is not in `texts`.
 */
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
