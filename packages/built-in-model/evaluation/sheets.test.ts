import { expect, it } from "vitest";
import { exampleReplies, exampleReply, exampleTranscript, markedBy } from "./example.fixture";
import { readSheet, writeSheets } from "./sheets";

const replies = exampleReplies(3);
const [first = exampleReply(), second = first, third = first] = replies;
const talk = exampleTranscript(replies);

/** The talks of the only sheet, without the instructions. */
const talksOf = (sheets: ReturnType<typeof writeSheets>) =>
  sheets.map(({ text }) => text.slice(text.indexOf("## Talk")));

it("shows the talk and asks for each reply, without its kind or place", () => {
  expect(talksOf(writeSheets([talk], [], 1))).toEqual([
    `## Talk 1

**Visitor:** Question 1?

**Tesla:** It travels far.

${first.key}: ?

**Visitor:** Question 2?

**Tesla:** It travels far.

${second.key}: ?

**Visitor:** Question 3?

**Tesla:** It travels far.

${third.key}: ?
`,
  ]);
});

it("lists only the unmarked replies, each with the lines before it", () => {
  expect(talksOf(writeSheets([talk], [markedBy(first, "fits"), markedBy(third, "fits")], 1))).toEqual([
    `## Talk 1

**Visitor:** Question 1?

**Tesla:** It travels far.

**Visitor:** Question 2?

**Tesla:** It travels far.

${second.key}: ?
`,
  ]);
});

it("asks as many further readers as a reply lacks marks", () => {
  const marked = [markedBy(first, "fits", "fits", "fits"), markedBy(second, "weak", "weak"), markedBy(third, "fits")];
  const asked = writeSheets([talk], marked, 3).map(({ reader, replies: count }) => [reader, count]);
  expect(asked).toEqual([
    [2, 1],
    [3, 2],
  ]);
});

it("writes nothing when every reply has its marks", () => {
  expect(
    writeSheets(
      [talk],
      replies.map((reply) => markedBy(reply, "fits")),
      1,
    ),
  ).toEqual([]);
});

it("asks for the same question and reply once", () => {
  const twice = exampleTranscript([first, exampleReply({ ...first, place: "1/tesla/talk/02" })]);
  expect(writeSheets([twice], [], 1)).toMatchObject([{ replies: 1 }]);
});

it("asks for a talk that was tuned on only where it was marked before", () => {
  expect(writeSheets([exampleTranscript(replies, true)], [], 1)).toEqual([]);
  const before = markedBy(exampleReply({ ...first, text: "It was another." }), "fits");
  expect(writeSheets([exampleTranscript(replies, true)], [before], 1)).toMatchObject([{ replies: 3 }]);
});

it("gives each reader another order of the talks, the same each time, in parts of 120 replies", () => {
  const many = Array.from({ length: 30 }, (_, talkNumber) =>
    exampleTranscript(
      exampleReplies(12).map((reply) => exampleReply({ ...reply, question: `${talkNumber}: ${reply.question}` })),
    ),
  );
  const sheets = writeSheets(many, [], 2);
  expect(sheets.map(({ reader, part, replies: count }) => [reader, part, count])).toEqual([
    [1, 1, 120],
    [1, 2, 120],
    [1, 3, 120],
    [2, 1, 120],
    [2, 2, 120],
    [2, 3, 120],
  ]);
  expect(sheets[0]?.text).not.toBe(sheets[3]?.text);
  expect(writeSheets(many, [], 2)).toEqual(sheets);
});

it("reads what a reader has marked", () => {
  const [sheet] = writeSheets([talk], [], 1);
  const filled = (sheet?.text ?? "")
    .replace(`${first.key}: ?`, `${first.key}: fits`)
    .replace(`${second.key}: ?`, `${second.key}: Weak`);
  expect([...readSheet(filled)]).toEqual([
    [first.key, "fits"],
    [second.key, "weak"],
  ]);
});

it("reads a list of keys and marks alone, with remarks", () => {
  const list = `- \`${first.key}\`: **jarring** (denies what was said)\n${second.key} fits\n${third.key}:\n\nweak\n`;
  expect([...readSheet(list)]).toEqual([
    [first.key, "jarring"],
    [second.key, "fits"],
  ]);
});

it("refuses a word that is no mark", () => {
  expect(() => readSheet(`${first.key}: good`)).toThrow(`${first.key}: "good" is none of the marks`);
});
