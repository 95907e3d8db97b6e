/** Whether a text has no visible character: only spaces, line breaks and characters without a width. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Z}\p{Cf}]*$/u.test(text);
}
