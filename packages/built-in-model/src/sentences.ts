const segmenter = /* @__PURE__ */ new Intl.Segmenter("en", { granularity: "sentence" });

/** The sentences of a text, split by the platform's segmenter. */
export function splitSentences(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment.trim()).filter(Boolean);
}

/** How many sentences a text holds. */
export function countSentences(text: string): number {
  return splitSentences(text).length;
}
