/**
 * Whether a text has no visible character: only spaces, line breaks and characters without a width. Plain JavaScript can
 * pass anything, and what is no text counts as blank.
 */
export function isBlank(text: string | undefined): boolean {
  return typeof text !== "string" || /^[\s\p{Z}\p{Cf}]*$/u.test(text);
}
