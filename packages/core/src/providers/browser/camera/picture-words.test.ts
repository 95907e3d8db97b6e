import { expect, it } from "vitest";
import { pictureWords, summarizePicture } from "./picture-words";

type Pixel = readonly [red: number, green: number, blue: number];

/** A picture that has each of these as often as the others, in stripes. */
const picture = (...stripes: readonly Pixel[]) =>
  summarizePicture(stripes.flatMap((pixel) => Array.from({ length: 40 }, () => [...pixel, 255]).flat()));

const black: Pixel = [0, 0, 0];
const white: Pixel = [255, 255, 255];
const grey: Pixel = [120, 122, 118];
const red: Pixel = [200, 30, 30];
const blue: Pixel = [20, 40, 220];

it.each([
  ["a covered lens", [black], "a very dark scene, almost without colour, with hardly a shadow"],
  ["a lamp", [white], "a dazzlingly bright scene, almost without colour, with hardly a shadow"],
  ["a wall", [grey], "a softly lit scene, almost without colour, with hardly a shadow"],
  ["a blue cloth", [blue], "a dim scene, mostly blue, with hardly a shadow"],
  ["a flag", [blue, white, red], "a softly lit scene, blue and red, with hard contrasts"],
  ["a chessboard", [black, white], "a softly lit scene, almost without colour, with hard contrasts"],
  ["a poppy on paper", [white, white, white, grey, red], "a bright scene, with some red in it, with hard contrasts"],
  [
    "a table",
    [
      [110, 70, 35],
      [90, 60, 30],
    ],
    "a dim scene, mostly brown, with hardly a shadow",
  ],
  ["an orange", [[240, 140, 30]], "a bright scene, mostly orange, with hardly a shadow"],
  ["a lemon", [[250, 230, 60]], "a dazzlingly bright scene, mostly yellow, with hardly a shadow"],
  [
    "a meadow",
    [
      [60, 160, 50],
      [90, 180, 70],
    ],
    "a bright scene, mostly green",
  ],
  ["a lagoon", [[40, 200, 190]], "a bright scene, mostly turquoise, with hardly a shadow"],
  ["a plum", [[90, 40, 160]], "a dim scene, mostly violet, with hardly a shadow"],
  ["a rose", [[240, 120, 190]], "a bright scene, mostly pink, with hardly a shadow"],
] as const)("tells of %s", (_, stripes, words) => {
  expect(pictureWords(picture(...stripes))).toBe(words);
});

it("tells how a picture differs from the one before", () => {
  const change = (before: readonly Pixel[], now: readonly Pixel[]) =>
    pictureWords(picture(...now), picture(...before))
      .split(", ")
      .at(-1);
  expect(change([grey], [grey])).toBe("much as it was the last time");
  expect(change([grey], [white])).toBe("brighter than the last time");
  expect(change([grey], [black])).toBe("darker than the last time");
  expect(change([black, white], [white, black])).toBe("not the same as the last time");
});
