import { expect, it } from "vitest";
import { exampleReplies, exampleReply, markedBy } from "./example.fixture";
import { printFirstWords, printSummary, tally } from "./summary";

const [first = exampleReply(), second = first, third = first, fourth = first] = exampleReplies(4);
const marked = [markedBy(first, "fits", "fits"), markedBy(second, "weak", "fits"), markedBy(third, "jarring")];

/** The cells of the row with this name, in the table with this title. */
function row(summary: string, title: string, name: string): readonly string[] {
  const table = summary.split("\n\n").find((text) => text.startsWith(title)) ?? "";
  const line = table.split("\n").find((text) => text.startsWith(`${name} `)) ?? "";
  return line.slice(name.length).trim().split(/\s+/);
}

it("counts the verdicts of replies", () => {
  expect(tally("all", [first, second, third, fourth], marked)).toEqual({
    name: "all",
    replies: 4,
    fits: 1,
    weak: 1,
    jarring: 1,
    unmarked: 1,
  });
});

it("prints the share that fits, of those marked, by kind and by character", () => {
  const hypatia = exampleReply({ ...second, characterId: "hypatia", kind: "ownLife" });
  const inRoom = exampleReply({ ...fourth, kind: "room named" });
  const summary = printSummary([first, hypatia, third, inRoom], marked);
  expect(row(summary, "never tuned on", "all")).toEqual(["4", "1", "1", "1", "1", "33", "%"]);
  expect(row(summary, "never tuned on", "discussions")).toEqual(["1", "0", "0", "0", "1", "-"]);
  expect(row(summary, "by kind", "ownLife")).toEqual(["1", "0", "1", "0", "0", "0", "%"]);
  expect(row(summary, "by kind", "room named")).toEqual(["1", "0", "0", "0", "1", "-"]);
  expect(row(summary, "talks", "Tesla")).toEqual(["2", "1", "0", "1", "0", "50", "%"]);
  expect(row(summary, "discussions", "Tesla")).toEqual(["1", "0", "0", "0", "1", "-"]);
});

it("counts no talk that was tuned on", () => {
  const summary = printSummary([first, exampleReply({ ...third, tunedOn: true })], marked);
  expect(row(summary, "never tuned on", "all")).toEqual(["1", "1", "0", "0", "0", "100", "%"]);
  expect(summary).toContain("1 replies are in talks that were tuned on");
});

it("counts the replies of the check for signs of need", () => {
  const referred = exampleReply({ ...second, isForNeed: true });
  const summary = printSummary([first, referred, exampleReply({ ...referred, tunedOn: true })], marked);
  expect(summary).toContain("The check for signs of need gave 1 of these replies");
});

it("says how far the readers agree", () => {
  expect(printSummary([first, second], marked)).toContain("on 50 % of 2 replies");
  expect(printSummary([fourth], [])).toContain(
    "on - of 0 replies with two or more marks all readers do; Fleiss' kappa -.",
  );
});

it("prints the median and the 99th percentile of the first words", () => {
  const waits = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect(printFirstWords(waits)).toBe("First word: median 100.0 ms, 99th percentile 198.0 ms.");
});
