import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { completed, complaints, examplesIn } from "./example-complaints.mjs";

// The examples in the API reference, which are those of the sources' comments.

const sources = execFileSync("git", ["grep", "--untracked", "-l", "@example", "--", "packages/*/src/*"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
const examples = new Map(
  sources.flatMap((path) =>
    examplesIn(readFileSync(path, "utf8")).map((code, place): [string, string] => [
      resolve(`${path}.example-${place + 1}.tsx`),
      code,
    ]),
  ),
);
const wrong = resolve("packages/core/src/wrong.example-1.tsx");

it("the examples of the reference are type-checked, with the names that they leave out", () => {
  expect(examples.size).toBeGreaterThan(50);
  const found = complaints(
    completed(new Map([...examples, [wrong, "const chat = createChat({ providers: {} })\nchat.sendAll()"]])),
    // Few apps have the first; what a reader brings along has no type here.
    { exactOptionalPropertyTypes: false, noImplicitAny: false },
  ).filter((complaint) => !/Cannot find module '\.\//.test(complaint));
  expect(found.filter((complaint) => !complaint.startsWith(wrong))).toEqual([]);
  expect(found.filter((complaint) => complaint.startsWith(wrong))).toHaveLength(2);
});
