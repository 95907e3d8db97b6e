import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createStopGuard } from "./stop-guard";

describe("the stop guard", () => {
  it("holds back what may be the beginning of a stop string", () => {
    const guard = createStopGuard(["\nTesla:"]);
    expect([
      guard.feed("Good.\nTes"),
      guard.feed("ting now.\n"),
      guard.feed("Tesla: No."),
      guard.stopped,
      guard.rest(),
    ]).toEqual(["Good.", "\nTesting now.", "", true, ""]);
  });

  it("returns what it held back when the text ends", () => {
    const guard = createStopGuard(["END"]);
    expect([guard.feed("The EN"), guard.rest(), guard.rest(), guard.stopped]).toEqual(["The ", "EN", "", false]);
  });

  it("ends a text before the first stop string, however the text is split", () => {
    const messages = fc.string({ unit: fc.constantFrom("a", "b", "\n"), maxLength: 6 });
    fc.assert(
      fc.property(fc.array(messages), fc.array(messages, { maxLength: 5 }), (pieces, stop) => {
        const guard = createStopGuard(stop);
        const shown = pieces.map((piece) => guard.feed(piece)).join("") + guard.rest();
        const text = pieces.join("");
        const ends = stop
          .filter((each) => each !== "")
          .map((each) => text.indexOf(each))
          .filter((index) => index !== -1);
        // A longer stop string may begin earlier but end later than the one that was met first.
        const longest = Math.max(0, ...stop.map(({ length }) => length));
        const first = Math.min(text.length, ...ends);
        expect(text.startsWith(shown)).toBe(true);
        expect([guard.stopped, shown.length >= first, shown.length < first + Math.max(longest, 1)]).toEqual([
          ends.length > 0,
          true,
          true,
        ]);
      }),
    );
  });
});
