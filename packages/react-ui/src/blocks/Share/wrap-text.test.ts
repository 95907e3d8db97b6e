import { expect, it } from "vitest";
import { wrapText } from "./wrap-text";

const byLength = (text: string) => text.length;

it("breaks lines between words, and keeps the breaks of the text", () => {
  expect(wrapText("What is light?\n\nA wave.", 9, byLength)).toEqual(["What is", "light?", "", "A wave."]);
});

it("splits a word that is wider than the line, and no sign of several characters", () => {
  expect(wrapText("a Quaternionen👩‍🚀", 6, byLength)).toEqual(["a", "Quater", "nionen", "👩‍🚀"]);
});
