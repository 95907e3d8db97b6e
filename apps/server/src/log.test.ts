import { LanguageModelError } from "@archive-of-minds/core";
import { expect, it } from "vitest";
import { describeError } from "./log";

it("names why a reply failed, and repeats nothing that it says", () => {
  const described = describeError(new LanguageModelError("notFound", "404 <html>What the visitor wrote</html>"));
  expect(described).toEqual({ error: "LanguageModelError", reason: "notFound", at: expect.stringMatching(/^at /) });
});

it("takes no sentence for a reason", () => {
  const described = describeError(Object.assign(new Error("no"), { reason: "What the visitor wrote" }));
  expect(described).toEqual({ error: "Error", at: expect.stringMatching(/^at /) });
});

it("names the status, and the code of the connection that failed", () => {
  const cause = new TypeError("fetch failed", { cause: Object.assign(new Error("no"), { code: "ECONNREFUSED" }) });
  const described = describeError(new LanguageModelError("overloaded", "no", { status: 503, cause }));
  expect(described).toMatchObject({ reason: "overloaded", status: 503, code: "ECONNREFUSED" });
});
