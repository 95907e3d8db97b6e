import { expect, it } from "vitest";
import { exampleReply, markedBy } from "./example.fixture";
import { addMarks, parseMarks, printMarks, verdictOf, type Mark } from "./marks";
import { replyKey } from "./reply";

it("gives a reply another key when the question, the line before it or the reply changes", () => {
  const keys = [
    replyKey("Why?", "It travels far."),
    replyKey("Why not?", "It travels far."),
    replyKey("Why?", "It travels."),
    replyKey("Why?", "It travels far.", "Light is a wave."),
    replyKey("Why?", "It travels far.", ""),
  ];
  expect(new Set(keys).size).toBe(5);
  expect(replyKey("Why?", "It travels far.")).toBe(keys[0]);
});

it.each<[readonly Mark[], Mark]>([
  [["fits", "weak", "fits"], "fits"],
  [["fits", "weak", "jarring"], "weak"],
  [["jarring", "fits", "jarring"], "jarring"],
  [["fits", "weak"], "weak"],
  [["fits", "fits"], "fits"],
  [["jarring"], "jarring"],
])("readers who say %j together say %s", (given, verdict) => {
  expect(verdictOf(markedBy(exampleReply(), ...given).marks)).toBe(verdict);
});

it("writes one line a reply, sorted by place and reader, and reads them again", () => {
  const [early, late] = [exampleReply(), exampleReply({ place: "1/tesla/talk/02", text: "It does not." })];
  const byTwo = {
    place: early.place,
    key: early.key,
    date: "2026-11-26",
    marks: { zoe: "weak", ann: "fits" },
  } as const;
  const file = printMarks([markedBy(late, "jarring"), byTwo]);
  expect(file).toBe(
    [
      `{"place":"1/tesla/talk/01","key":"${early.key}","date":"2026-11-26","marks":{"ann":"fits","zoe":"weak"}}\n`,
      `{"place":"1/tesla/talk/02","key":"${late.key}","date":"2026-11-26","marks":{"a":"jarring"}}\n`,
    ].join(""),
  );
  expect(printMarks(parseMarks(file))).toBe(file);
});

it("refuses a mark that is not known", () => {
  const line = printMarks([markedBy(exampleReply(), "fits")]).replace("fits", "good");
  expect(() => parseMarks(line)).toThrow(/"fits"/);
});

it("adds a reader's mark to those of other readers", () => {
  const reply = exampleReply();
  const next = { reader: "b", date: "2026-11-27", given: new Map<string, Mark>([[reply.key, "weak"]]) };
  expect(addMarks([markedBy(reply, "fits")], [reply], next)).toEqual([
    { place: reply.place, key: reply.key, date: "2026-11-27", marks: { a: "fits", b: "weak" } },
  ]);
});

it("drops the marks of the reply that was in the place before", () => {
  const after = exampleReply({ text: "It travels very far." });
  const next = { reader: "c", date: "2026-11-27", given: new Map<string, Mark>([[after.key, "fits"]]) };
  expect(addMarks([markedBy(exampleReply(), "jarring", "weak")], [after], next)).toEqual([
    { place: after.place, key: after.key, date: "2026-11-27", marks: { c: "fits" } },
  ]);
});

it("takes a mark for every place with the same question and reply, and none for a reply that is gone", () => {
  const [here, there] = [exampleReply(), exampleReply({ place: "1/tesla/other/01" })];
  const gone = exampleReply({ text: "It did." });
  const given = new Map<string, Mark>([
    [here.key, "fits"],
    [gone.key, "fits"],
  ]);
  expect(addMarks([], [here, there], { reader: "a", date: "2026-11-26", given })).toEqual([
    markedBy(here, "fits"),
    markedBy(there, "fits"),
  ]);
});
