/** The longest text that goes to a live agent at once, in UTF-16 units: the archive's server accepts nothing longer. */
export const longestLiveText = 20_000;

/** A text cut to what goes to a live agent at once: the end of one that is too long, which is the newest part. */
export function fitLiveText(text: string, longest = longestLiveText): string {
  return text.length <= longest ? text : `…${text.slice(text.length - longest + 1).replace(/^[\uDC00-\uDFFF]/, "")}`;
}
