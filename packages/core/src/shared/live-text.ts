/** The longest text that can be sent to a live agent at once, in UTF-16 units: the archive's server rejects longer ones. */
export const longestLiveText = 20_000;

/** A text cut to that length: of a longer one the end, which is the newest part. */
export function fitLiveText(text: string, longest = longestLiveText): string {
  return text.length <= longest ? text : `…${text.slice(text.length - longest + 1).replace(/^[\uDC00-\uDFFF]/, "")}`;
}
