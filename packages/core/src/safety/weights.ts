/** One weight for each feature that matters, by the feature's number. */
export type Weights = ReadonlyMap<number, number>;

/** Printable characters that need no escape in a template. */
const ALPHABET = Array.from({ length: 87 }, (_, at) => String.fromCharCode(40 + at))
  .filter((character) => character !== "\\" && character !== "`")
  .join("");
const LAST = ALPHABET.length - 1;
const MIDDLE = ALPHABET.indexOf("O");

/** Steps between the numbers, in order, and the weights beside them: two texts that compress well. */
export interface Packed {
  /** One character a step; a long one is the last character and two digits, one beyond those twice the last character first. */
  readonly steps: string;
  readonly weights: string;
}

export const pack = (weights: Weights): Packed => {
  let steps = "";
  let levels = "";
  let before = -1;
  for (const [id, weight] of [...weights].sort(([one], [other]) => one - other)) {
    let step = id - before - 1;
    for (; step >= LAST * LAST; step -= LAST * LAST) steps += ALPHABET[LAST]! + ALPHABET[LAST]!;
    if (step >= LAST) steps += ALPHABET[LAST]! + ALPHABET[Math.floor(step / LAST)]!;
    steps += ALPHABET[step % LAST]!;
    levels += ALPHABET[MIDDLE + weight]!;
    before = id;
  }
  return { steps, weights: levels };
};

const valuesOf = (text: string): number[] =>
  Array.from(text, (character) => ALPHABET.indexOf(character)).filter((value) => value >= 0);

export const unpack = ({ steps, weights }: Packed): Weights => {
  const levels = valuesOf(weights);
  const digits = valuesOf(steps);
  const unpacked = new Map<number, number>();
  let id = -1;
  for (let at = 0; at < digits.length; at++) {
    if (digits[at] === LAST) {
      at += 1;
      id += digits[at]! * LAST;
      if (digits[at] === LAST) continue;
      at += 1;
    }
    id += digits[at]! + 1;
    unpacked.set(id, levels[unpacked.size]! - MIDDLE);
  }
  return unpacked;
};

/** Long texts have more features: the sum is set off against their number. */
export const scoreOf = (features: ReadonlySet<number>, weights: Weights): number => {
  let sum = 0;
  for (const feature of features) sum += weights.get(feature) ?? 0;
  return sum / Math.sqrt(Math.max(1, features.size));
};
