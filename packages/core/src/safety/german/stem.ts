const endings = ["ern", "est", "em", "er", "en", "es", "st", "e", "n", "s", "t"];
/** What is left has as many letters: "Haus" and "Bein" are no plurals. */
const leastLeft = (ending: string): number => (ending === "e" || ending.length > 1 ? 3 : 4);

/** "Tablette" and "Tabletten", "ritze" and "ritzt" are one word: a simple suffix cut, the same for the weights and for the text. */
export const stemOf = (word: string): string => {
  const ending = endings.find((end) => word.endsWith(end) && word.length - end.length >= leastLeft(end));
  const cut = ending === undefined ? word : word.slice(0, -ending.length);
  // "fuehlte" is "fuehlt" without its ending, and "fuehlt" is "fuehl".
  return ending !== undefined && ending.startsWith("e") && cut.endsWith("t") && cut.length > 4 ? cut.slice(0, -1) : cut;
};
