import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { findRegularExpressions, findSlowText, readLiteral } from "./testing/regular-expressions";

const found = findRegularExpressions(fileURLToPath(new URL(".", import.meta.url)));

describe("every regular expression of the server", () => {
  it("is found in the source", () => {
    expect([found.length > 30, found.filter(({ isLiteral }) => !isLiteral)]).toEqual([true, []]);
  });

  it.each(found.filter(({ isLiteral }) => isLiteral).map(({ place, text }) => [text, place]))(
    "%s in %s takes linear time on a hostile text",
    (text) => {
      expect(findSlowText(readLiteral(text))).toBeNull();
    },
  );
});

describe("the search for slow expressions", () => {
  // It is slow on any machine, so a short time-out is enough.
  it.each([[/(a+)+$/], [/%.*$/], [/^\d+-\d+-?\d*x$/], [/\s+$/], [/(?:^|,)[^=]*=[^,]*;/g]])("finds %s", (expression) => {
    expect(findSlowText(expression, 500)).not.toBeNull();
  });
});
