/**
 * Judges the built-in model: runs every talk and discussion of packages/built-in-model/evaluation, and counts the marks
 * that readers have given its replies. The same replies come out each time.
 *
 *   npm run eval                                     the figures
 *   npm run eval -- --show jarring                   and the replies with this verdict (fits, weak, jarring, unmarked)
 *   npm run eval -- --sheet DIR [--readers 3]        sheets of replies to mark, for so many readers
 *   npm run eval -- --take FILE --reader NAME        adds what a reader has marked [--take FILE …] [--date 2026-11-26]
 *   npm run eval -- --gate                           fails when too many replies marked good have changed
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { compileCorpora } from "../packages/built-in-model/compile-corpora.mjs";

await compileCorpora();
const evaluation = new URL("../packages/built-in-model/evaluation/", import.meta.url);
const load = (name) => import(new URL(`${name}.ts`, evaluation).href);
const { readRounds } = await load("rounds");
const { runRounds } = await load("run-rounds");
const { repliesOf } = await load("reply");
const { addMarks, marksByKey, parseMarks, printMarks, verdictOf } = await load("marks");
const { checkGate } = await load("gate");
const { printFirstWords, printSummary } = await load("summary");
const { readSheet, writeSheets } = await load("sheets");

const { values } = parseArgs({
  options: {
    show: { type: "string" },
    sheet: { type: "string" },
    readers: { type: "string", default: "3" },
    take: { type: "string", multiple: true },
    reader: { type: "string" },
    date: { type: "string", default: new Date().toISOString().slice(0, 10) },
    gate: { type: "boolean", default: false },
  },
});

const print = (text) => process.stdout.write(`${text}\n`);
const marksFile = fileURLToPath(new URL("marks.jsonl", evaluation));
const marked = existsSync(marksFile) ? parseMarks(readFileSync(marksFile, "utf8")) : [];
const { transcripts, firstWords } = await runRounds(readRounds());
const replies = repliesOf(transcripts);

function writeSheetsTo(folder) {
  mkdirSync(folder, { recursive: true });
  const sheets = writeSheets(transcripts, marked, Number(values.readers));
  for (const { reader, part, replies: count, text } of sheets) {
    const file = join(folder, `reader-${reader}-part-${part}.md`);
    writeFileSync(file, text);
    print(`${file}: ${count} replies`);
  }
  if (sheets.length === 0) print("Every reply has its marks.");
}

function take(files) {
  if (!values.reader) throw new Error("Who has marked it? --reader NAME");
  const given = new Map(files.flatMap((file) => [...readSheet(readFileSync(file, "utf8"))]));
  const keys = new Set(replies.map(({ key }) => key));
  const gone = [...given.keys()].filter((key) => !keys.has(key)).length;
  writeFileSync(marksFile, printMarks(addMarks(marked, replies, { reader: values.reader, date: values.date, given })));
  print(`${given.size - gone} marks of ${values.reader} taken.`);
  if (gone > 0) print(`${gone} marks are for replies that have changed since the sheet was written; they are dropped.`);
  if (given.size === gone) process.exitCode = 1;
}

function runGate() {
  const { good, changed, hasPassed } = checkGate(marked, replies);
  print(`${changed.length} of ${good} replies marked good have changed and were not marked again; 5 % may.`);
  for (const { place, reply } of changed)
    print(reply ? `\n${place}\n> ${reply.question}\n${reply.text}` : `\n${place} is gone`);
  if (hasPassed) return;
  print(
    [
      "",
      good === 0 ? "No reply is marked good yet." : "Too many have changed.",
      "Have the replies marked: npm run eval -- --sheet DIR writes the sheets, and for each marked one",
      "npm run eval -- --take FILE --reader NAME takes the marks in.",
    ].join("\n"),
  );
  process.exitCode = 1;
}

function show(wanted) {
  const byKey = marksByKey(marked);
  for (const { place, key, question, text } of replies) {
    const given = byKey.get(key);
    if ((given ? verdictOf(given) : "unmarked") === wanted) print(`${place}\n> ${question}\n${text}\n`);
  }
}

if (values.sheet !== undefined) writeSheetsTo(values.sheet);
else if (values.take !== undefined) take(values.take);
else if (values.gate) runGate();
else {
  print(`${printSummary(replies, marked)}\n${printFirstWords(firstWords)}`);
  if (values.show !== undefined) print("");
  if (values.show !== undefined) show(values.show);
}
