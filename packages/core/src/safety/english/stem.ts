const endings = ["ing", "ed", "es", "s", "ly"];
/** Only after these is "es" an ending of its own: "notes" is "note", and not "not". */
const sibilantEnding = /(?:s|x|z|ch|sh)es$/;

const endsWith = (word: string, end: string): boolean =>
  word.endsWith(end) && word.length - end.length >= 3 && (end !== "es" || sibilantEnding.test(word));

/** "hits", "hitting" and "hit" are one word: a simple suffix cut, the same for the weights and for the text. */
export const stemOf = (word: string): string => {
  const ending = endings.find((end) => endsWith(word, end));
  if (ending === undefined) return word;
  const cut = word.slice(0, -ending.length);
  const last = cut.at(-1);
  return cut.length > 3 && last === cut.at(-2) && last !== "s" && last !== "l" ? cut.slice(0, -1) : cut;
};
