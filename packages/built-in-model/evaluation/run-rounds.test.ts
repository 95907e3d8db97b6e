import { expect, it } from "vitest";
import { createFakeLanguageModel } from "@archive-of-minds/testing";
import { createLoadedModel } from "../src/discussion.fixture";
import { repliesOf, replyKey } from "./reply";
import { readDiscussions, readTalks } from "./rounds";
import { runDiscussion, runRounds, runTalk, timed } from "./run-rounds";

const talks = readTalks(
  `
talks:
  - id: pet
    turns:
      - ownLife: My cat is called Minka.
      - theme: Why did you choose alternating current?
      - memory: What is my cat called?
`,
  "1",
  "tesla",
);
const discussions = readDiscussions(
  `
discussions:
  - id: light
    participants: [tesla, flux]
    topic: What is light?
    jumpIns:
      - after: 2
        ownLife: I painted my kitchen yesterday.
`,
  "1",
);

it("runs a talk in one conversation, which the character remembers", async () => {
  const { transcripts, firstWords } = await runRounds({ talks, discussions: [] });
  const replies = repliesOf(transcripts);
  expect(replies.map(({ place, kind, question }) => [place, kind, question])).toEqual([
    ["1/tesla/pet/01", "ownLife", "My cat is called Minka."],
    ["1/tesla/pet/02", "theme", "Why did you choose alternating current?"],
    ["1/tesla/pet/03", "memory", "What is my cat called?"],
  ]);
  expect(replies[2]?.text).toContain("Minka");
  expect(replies.map(({ isForNeed }) => isForNeed)).toEqual([false, false, false]);
  expect(replies.map(({ question, text }) => replyKey(question, text))).toEqual(replies.map(({ key }) => key));
  expect(transcripts[0]?.lines.map(({ author }) => author)).toEqual([
    "Visitor",
    "Tesla",
    "Visitor",
    "Tesla",
    "Visitor",
    "Tesla",
  ]);
  expect(firstWords).toHaveLength(3);
});

it("runs a discussion of twelve lines, each keyed with the line before it", async () => {
  const { transcripts } = await runRounds({ talks: [], discussions });
  const [{ lines } = { lines: [] }] = transcripts;
  const replies = repliesOf(transcripts);
  expect(replies).toHaveLength(12);
  expect(replies.slice(0, 4).map(({ place, kind, question }) => [place, kind, question])).toEqual([
    ["1/discussions/light/01", "room discussion", "What is light?"],
    ["1/discussions/light/02", "room discussion", "What is light?"],
    ["1/discussions/light/03", "room ownLife", "I painted my kitchen yesterday."],
    ["1/discussions/light/04", "room discussion", "I painted my kitchen yesterday."],
  ]);
  expect(lines.filter(({ reply }) => reply === null).map(({ text }) => text)).toEqual([
    "What is light?",
    "I painted my kitchen yesterday.",
  ]);
  for (const [index, { reply }] of lines.entries())
    if (reply) expect(reply.key).toBe(replyKey(reply.question, reply.text, lines[index - 1]?.text));
});

it("gives the same replies each time, whichever others run", async () => {
  const all = await runRounds({ talks, discussions });
  const [talk, discussion] = all.transcripts;
  expect((await runRounds({ talks: [], discussions })).transcripts).toEqual([discussion]);
  expect((await runRounds({ talks, discussions: [] })).transcripts).toEqual([talk]);
});

it("shows the reply to a visitor in need as the chat gives it", async () => {
  const need = readTalks("talks:\n  - id: need\n    turns:\n      - ownLife: I want to kill myself.\n", "1", "tesla");
  const model = createFakeLanguageModel({ reply: "I see." });
  const [reply] = repliesOf(await Promise.all(need.map((talk) => runTalk(model, talk))));
  expect(reply?.text).toContain("crisis line");
  expect(reply?.isForNeed).toBe(true);
  expect(model.calls).toEqual([]);
});

it("measures the time to the first word of each reply", async () => {
  const { model, waits } = timed(await createLoadedModel(["tesla", "flux"]));
  for (const discussion of discussions) await runDiscussion(model, discussion);
  expect(waits.length).toBeGreaterThanOrEqual(12);
});
