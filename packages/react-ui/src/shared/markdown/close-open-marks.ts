/** A growing text whose last marks have no partner yet, as it will be drawn once they have. */
export function closeOpenMarks(text: string): string {
  const last = text.lastIndexOf("\n\n") + 1;
  const [before, paragraph] = [text.slice(0, last), text.slice(last)];
  if ((text.match(/^```/gm)?.length ?? 0) % 2 === 1) return `${text}\n\`\`\``;
  const begun = /(?:\*{1,3}|_{1,2}|`|~{1,2})$/.exec(paragraph);
  const whole = begun === null ? paragraph : paragraph.slice(0, begun.index);
  const opened = ["`", "**", "~~"].filter((mark) => (whole.split(mark).length - 1) % 2 === 1);
  return before + whole.trimEnd() + opened.toReversed().join("");
}
