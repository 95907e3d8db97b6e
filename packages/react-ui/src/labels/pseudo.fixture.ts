import { en, type Labels } from "./en";

const accented: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from("aeioucnsyAEIOUCNSY", (plain, at) => [plain, "áéíóúçñšýÁÉÍÓÚÇÑŠÝ"[at]!]),
);

/** A text as a translation might be: with other letters, longer by two fifths, and marked at both ends. */
export const pseudoText = (text: string): string => {
  if (text === "") return text;
  const letters = text.replace(/[a-z]/gi, (letter) => accented[letter] ?? letter);
  const more = "xxxx ".repeat(Math.ceil((text.length * 0.4) / 5)).trim();
  return `⟦${letters} ${more}⟧`;
};

function pseudo(value: unknown): unknown {
  if (typeof value === "string") return pseudoText(value);
  if (typeof value === "function") {
    const label = value as (...args: readonly unknown[]) => string;
    return (...args: readonly unknown[]) => pseudoText(label(...args));
  }
  if (Array.isArray(value)) return value.map(pseudo);
  return Object.fromEntries(Object.entries(value as object).map(([key, part]) => [key, pseudo(part)]));
}

/** All labels in a language that nobody speaks: what is shown without its marks is no label. */
export const pseudoLabels = pseudo(en) as Labels;
