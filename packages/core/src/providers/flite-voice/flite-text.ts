/** A part of a text that is spoken at once. */
export interface FlitePiece {
  /** In letters that flite knows; empty where there is nothing to say. */
  readonly text: string;
  /** How many characters of the original it stands for. */
  readonly characters: number;
}

/** Short, so that the first sound does not wait for the rest. */
const FIRST_LENGTH = 100;
/** A length that takes a fifth of a second to render. */
const LENGTH = 220;

const currencies: Readonly<Record<string, string>> = { "€": "euros", "£": "pounds", "¥": "yen", "₹": "rupees" };
const signs: Readonly<Record<string, string>> = {
  "’": "'",
  "‘": "'",
  "“": '"',
  "”": '"',
  "«": '"',
  "»": '"',
  "…": ". ",
  "—": ", ",
  "–": ", ",
  "·": " ",
  "&": " and ",
  "+": " plus ",
  "=": " equals ",
  "×": " times ",
  "÷": " divided by ",
  "±": " plus or minus ",
  "≈": " about ",
  "°": " degrees ",
  "½": " one half ",
  "¼": " one quarter ",
  "¾": " three quarters ",
  "²": " squared ",
  "³": " cubed ",
  ß: "ss",
  æ: "ae",
  Æ: "Ae",
  œ: "oe",
  Œ: "Oe",
  ø: "o",
  Ø: "O",
  ł: "l",
  Ł: "L",
  đ: "d",
  Đ: "D",
  ð: "d",
  þ: "th",
  π: " pi ",
  "√": " the root of ",
  "∞": " infinity ",
  "→": ", ",
};

/** Flite reads plain English letters; everything else is put into them, or left out. */
export function toFliteText(text: string): string {
  const plain = text
    .replace(/([€£¥₹])\s?(\d[\d.,]*\d|\d)/gu, (_, sign: string, amount: string) => `${amount} ${currencies[sign]}`)
    .replace(/[^\p{ASCII}]/gu, (sign) => currencies[sign] ?? signs[sign] ?? sign)
    .replace(/[&+=]/g, (sign) => signs[sign] ?? sign)
    .normalize("NFD")
    .replace(/[^\x20-\x7e\s]|[*_#~`^|\\<>{}[\]]/g, (sign) => (/[\p{M}\p{Cf}]/u.test(sign) ? "" : " "))
    .replace(/\s+/g, " ")
    .replace(/ ([,.;:!?])/g, "$1")
    .trim();
  return /[a-z\d]/i.test(plain) ? plain : "";
}

/** Splits a text where a reader would pause. The pieces' characters add up to the text's. */
export function toFlitePieces(text: string): FlitePiece[] {
  const pieces: FlitePiece[] = [];
  for (let from = 0; from < text.length;) {
    const length = cut(text.slice(from, from + LENGTH + 1), pieces.length === 0 ? FIRST_LENGTH : LENGTH);
    pieces.push({ text: toFliteText(text.slice(from, from + length)), characters: length });
    from += length;
  }
  return pieces;
}

/** The best places for a break, each with the minimum length before it. */
const ends: readonly (readonly [RegExp, number])[] = [
  [/[.!?…]+["'”’)\]]*\s+/g, 20],
  [/[,;:—–]\s+/g, 30],
  [/\s+/g, 1],
];

function cut(text: string, most: number): number {
  const [sentence, least] = ends[0]!;
  if (text.length <= most) return [...text.matchAll(sentence)].map(endOf).find((end) => end >= least) ?? text.length;
  for (const [pattern, atLeast] of ends) {
    const within = [...text.matchAll(pattern)].map(endOf).filter((end) => end >= atLeast && end <= most);
    // The first sentence, or as much of a long one as fits.
    const end = pattern === sentence ? within[0] : within.at(-1);
    if (end !== undefined) return end;
  }
  // Not within a surrogate pair.
  return /[\ud800-\udbff]/.test(text.charAt(most - 1)) ? most - 1 : most;
}

const endOf = (match: RegExpMatchArray) => (match.index ?? 0) + match[0].length;
