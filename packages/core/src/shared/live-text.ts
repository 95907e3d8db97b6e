/** The longest text that goes to a live agent at once, in UTF-16 units: the archive's own server lets nothing longer through. */
export const longestLiveText = 20_000;

/** As much of a text as goes to a live agent at once: of one that is too long its end, which was said last. */
export function fitLiveText(text: string, longest = longestLiveText): string {
  return text.length <= longest ? text : `…${text.slice(text.length - longest + 1).replace(/^[\uDC00-\uDFFF]/, "")}`;
}
