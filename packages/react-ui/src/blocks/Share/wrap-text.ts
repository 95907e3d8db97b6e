/** Splits a text into lines that are at most as wide as `width`; words that are wider are split. */
export function wrapText(text: string, width: number, widthOf: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const word of paragraph.split(" ").flatMap((each) => splitWord(each, width, widthOf))) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (line === "" || widthOf(longer) <= width) line = longer;
      else {
        lines.push(line);
        line = word;
      }
    }
    lines.push(line);
  }
  return lines;
}

function splitWord(word: string, width: number, widthOf: (text: string) => number): readonly string[] {
  if (widthOf(word) <= width) return [word];
  const parts: string[] = [];
  let part = "";
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    if (part !== "" && widthOf(part + segment) > width) {
      parts.push(part);
      part = "";
    }
    part += segment;
  }
  return [...parts, part];
}
