import { expect, it } from "vitest";
import { problemOf } from "./check-commits.mjs";

it.each(["Add a page", "Embed the list", "Need a key", "Pass the clock", "Bring back the tip", "Focus the field"])(
  'accepts "%s"',
  (subject) => expect(problemOf(subject)).toBeUndefined(),
);

it.each([
  ["Added a page", 'begins with "Added"'],
  ["Adds a page", 'begins with "Adds"'],
  ["Adding a page", 'begins with "Adding"'],
  ["Add a page.", "ends with a full stop"],
  ["add a page", "does not begin with a capital letter"],
  [`Add ${"a".repeat(69)}`, "has 73 characters"],
])('refuses "%s"', (subject, problem) => expect(problemOf(subject)).toContain(problem));
