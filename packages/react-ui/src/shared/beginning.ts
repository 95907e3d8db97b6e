/** The beginning of a text in one line, cut between words; with an ellipsis where it is longer than `longest` characters. */
export function beginning(text: string, longest: number): string {
  const line = text.trim().replace(/\s+/g, " ");
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest);
  return `${cut.slice(0, cut.lastIndexOf(" ") + 1 || longest).trimEnd()}…`;
}
