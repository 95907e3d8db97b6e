/** Frequent words that few other languages have: a fourth of the words of most English texts. */
const englishWords =
  /(?<!\p{L})(?:the|and|of|is|are|were|to|that|it|you|your|my|with|not|have|this|what|but|as|be|they|we|for|at|by|from|would|there)(?!\p{L})/giu;

const HEAD = 300;
const FEWEST_WORDS = 4;
const SHARE = 0.15;

/** Whether a text is clearly English, by its first words. */
export function isEnglish(text: string): boolean {
  const head = text.slice(0, HEAD);
  const words = head.match(/\p{L}+/gu)?.length ?? 0;
  return words >= FEWEST_WORDS && (head.match(englishWords)?.length ?? 0) >= words * SHARE;
}
