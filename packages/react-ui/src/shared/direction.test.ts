import { expect, it } from "vitest";
import { directionOf } from "./direction";

it.each([
  ["en", "ltr"],
  ["de-AT", "ltr"],
  ["ja", "ltr"],
  ["ar", "rtl"],
  ["he-IL", "rtl"],
  ["fa", "rtl"],
  ["ur", "rtl"],
  ["az", "ltr"],
  ["az-Arab", "rtl"],
  ["ar-Latn", "ltr"],
] as const)("%s is written %s", (locale, direction) => {
  expect(directionOf(locale)).toBe(direction);
});
