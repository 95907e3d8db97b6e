/** The longest text that the memory service keeps, in bytes of UTF-8. */
export const longestLoggedBytes = 64 * 1024;

/** Where a text was cut, in any language. */
const CUT = " […]";
const MOST_BYTES_OF_A_UNIT = 3;

/** The text, or as much of its beginning as the memory service keeps, with a mark at the cut. No character is split. */
export function shortenForLog(text: string): string {
  if (text.length * MOST_BYTES_OF_A_UNIT <= longestLoggedBytes || unitsWithin(text, longestLoggedBytes) === text.length)
    return text;
  return text.slice(0, unitsWithin(text, longestLoggedBytes - CUT.length * MOST_BYTES_OF_A_UNIT)) + CUT;
}

function unitsWithin(text: string, bytes: number): number {
  return new TextEncoder().encodeInto(text, new Uint8Array(bytes)).read;
}
