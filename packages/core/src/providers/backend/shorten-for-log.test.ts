import { expect, it } from "vitest";
import { longestLoggedBytes, shortenForLog } from "./shorten-for-log";

const bytesOf = (text: string) => new TextEncoder().encode(text).length;
const mark = " […]";

it.each([
  ["nothing", ""],
  ["a short text", "Good evening."],
  ["plain letters up to the limit", "x".repeat(longestLoggedBytes)],
  ["letters of two bytes up to the limit", "ü".repeat(longestLoggedBytes / 2)],
])("leaves %s as it is", (_case, text) => {
  expect(shortenForLog(text)).toBe(text);
});

it.each([
  ["plain letters", "x", 1],
  ["letters of two bytes", "ü", 2],
  ["signs of three", "你", 3],
  ["pictures of four", "🜁", 4],
  ["halves of a pair", "\ud83d ", 4],
])("keeps the beginning of too many %s, and marks the cut", (_case, sign, bytes) => {
  const text = sign.repeat(Math.ceil(longestLoggedBytes / bytes) + 1);
  const kept = shortenForLog(text);
  expect([
    kept.endsWith(mark),
    text.startsWith(kept.slice(0, -mark.length)),
    (kept.length - mark.length) % sign.length,
  ]).toEqual([true, true, 0]);
  expect(bytesOf(kept)).toBeLessThanOrEqual(longestLoggedBytes);
  expect(bytesOf(kept)).toBeGreaterThan(longestLoggedBytes - 20);
});
