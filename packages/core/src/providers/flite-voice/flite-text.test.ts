import { expect, it } from "vitest";
import { toFlitePieces, toFliteText } from "./flite-text";

it.each([
  ["It is €5, or £3.50.", "It is 5 euros, or 3.50 pounds."],
  ["“Well,” she said — ‘naïvely’…", "\"Well,\" she said, 'naively'."],
  ["Gödel & Erdős: ½ × 2²", "Godel and Erdos: one half times 2 squared"],
  ["*smiles* [x] {y} <z>", "smiles x y z"],
  ["One\0two\u200b.", "One two."],
  ["A \ud83d b 😀.", "A b."],
  ["Tab\tand\nline", "Tab and line"],
  ["-voice kal", "-voice kal"],
  ["", ""],
  ["😀 …!?", ""],
  ["Привет, 世界.", ""],
])("puts %j into letters flite knows", (text, plain) => {
  expect(toFliteText(text)).toBe(plain);
});

const sentence = "The rotating field came to me in the park, like lightning, while I was reciting poetry to a friend. ";

it.each([
  ["nothing", ""],
  ["a short text", "Yes."],
  ["several sentences", sentence.repeat(5)],
  ["10,000 characters without a full stop", "word ".repeat(2_000)],
  ["10,000 characters without a space", "x".repeat(10_000)],
  ["nothing but pictures", "😀".repeat(500)],
  ["nothing but commas", ",".repeat(1_000)],
])("cuts %s into pieces that add up", (_case, text) => {
  const pieces = toFlitePieces(text);
  expect(pieces.reduce((sum, { characters }) => sum + characters, 0)).toBe(text.length);
  expect(Math.max(0, ...pieces.map(({ characters }) => characters))).toBeLessThanOrEqual(220);
  expect(pieces.every(({ characters }) => characters > 0)).toBe(true);
});

it("ends its pieces with the sentences, and else with the clauses", () => {
  const clause = "one thing led to another ";
  expect(
    toFlitePieces(`Well. ${sentence}And then, ${clause.repeat(3)}, ${clause.repeat(9)}.`).map(({ text }) => text),
  ).toEqual([
    "Well. The rotating field came to me in the park, like lightning,",
    "while I was reciting poetry to a friend.",
    `And then, ${clause.repeat(3).trim()},`,
    clause.repeat(8).trim().concat(" one thing led to"),
    "another.",
  ]);
});
