import { expect, test } from "vitest";
import { endBefore, streamWords } from "./stream-words";
import type { Wait } from "./stream-words";

async function collect(
  text: string,
  pace: number,
  wait: Wait,
  controller = new AbortController(),
  stopAfter = Infinity,
) {
  const words: string[] = [];
  for await (const word of streamWords(text, pace, controller.signal, wait)) {
    words.push(word);
    if (words.length === stopAfter) controller.abort();
  }
  return words;
}

test("the words come one by one, the first at once and the others a pace apart", async () => {
  const waits: number[] = [];
  const words = await collect("One two  three. ", 28, async (ms) => void waits.push(ms));
  expect(words).toEqual(["One ", "two  ", "three. "]);
  expect(waits).toEqual([28, 28]);
});

test("a stopped reply ends with an AbortError", async () => {
  await expect(collect("One two three", 28, async () => {}, new AbortController(), 2)).rejects.toMatchObject({
    name: "AbortError",
  });
});

test("a reply ends before a stop string", () => {
  expect([endBefore("One. Two. Three.", ["Three", "Two"]), endBefore("One."), endBefore("One.", [""])]).toEqual([
    "One. ",
    "One.",
    "One.",
  ]);
});
