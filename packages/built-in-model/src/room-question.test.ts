import { describe, expect, test } from "vitest";
import { createCharacterModel } from "./character-model";
import { composeRoomReply, themeOf } from "./compose-room";
import { english } from "./english";
import { builtInCorpora } from "./index";
import { plainCorpus } from "./plain-corpus";
import { faultsOf, fewestInRoom } from "./random-talk.fixture";
import { readRoomQuestion } from "./room-question";
import { loadTheme } from "./room-theme";
import type { HeardLine, RoomTurn } from "./room-turn";
import { findGrave } from "./room-views";

const models = await Promise.all(
  Object.values(builtInCorpora).map(async (load) => createCharacterModel(english, await load())),
);
const capital = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);
const names = models.map(({ corpus }) => capital(corpus.characterId));
const visitor = (text: string): HeardLine => ({ kind: "visitor", text });

const tesla: HeardLine = {
  kind: "character",
  speaker: "Tesla",
  text: "I thank you. A bridge should be built before anybody asks what it will cost.",
};
const hypatia: HeardLine = {
  kind: "character",
  speaker: "Hypatia",
  text: "That follows. A bridge needs a reason before it needs a builder or a stone.",
};

function answer(id: string, lines: readonly HeardLine[], more: Partial<RoomTurn> = {}): string {
  const model = models.find(({ corpus }) => corpus.characterId === id);
  if (!model) throw new Error(`There is no model for ${id}.`);
  return composeRoomReply(
    model,
    {
      lines,
      others: names.filter((name) => name !== capital(id)),
      isAsked: false,
      drifts: false,
      persona: "",
      ...more,
    },
    [],
  );
}

describe("a visitor asks about the discussion", () => {
  test.each([
    ["Hypatia, do you agree with Tesla?", { kind: "agree", whom: "Tesla" }],
    ["Do you disagree with Dr. Faust?", { kind: "agree", whom: "Faust" }],
    ["Flux, is Tesla right?", { kind: "agree", whom: "Tesla" }],
    ["What do you think about what Hypatia said?", { kind: "agree", whom: "Hypatia" }],
    ["What do you say to that, Flux?", { kind: "agree" }],
    ["Do you agree?", { kind: "agree" }],
    ["Summarize what was said so far.", { kind: "summary" }],
    ["Can you sum it up?", { kind: "summary" }],
    ["What did everyone say so far?", { kind: "summary" }],
    ["Recap please", { kind: "summary" }],
    ["Who is right?", { kind: "right" }],
    ["Who among you is right?", { kind: "right" }],
    ["Whose side are you on?", { kind: "right" }],
    ["Why do you say that?", { kind: "why" }],
    ["Tesla, what makes you think so?", { kind: "why" }],
    ["Why do you disagree?", { kind: "why" }],
  ])('with "%s"', (text, question) => {
    expect(readRoomQuestion(text, names)).toEqual({ whom: undefined, ...question });
  });

  test.each([
    "Do you agree with the death penalty?",
    "What do you think about war?",
    "Who won the war?",
    "Is cheese right for dinner?",
    "What is light?",
    "Who said that God is dead?",
    "Why do people say that time flies?",
    "What is right?",
    "Do opposites agree?",
    "",
  ])('but not with "%s"', (text) => {
    expect(readRoomQuestion(text, names)).toBeUndefined();
  });
});

describe.each(models.map(({ corpus }) => corpus.characterId))("%s", (id) => {
  const isOther = (line: HeardLine) => line.speaker !== capital(id);
  const before = [
    visitor("Should we build a bridge?"),
    ...[tesla, hypatia].map((line): HeardLine => (isOther(line) ? line : { kind: "own", text: line.text })),
  ];
  const rival = id === "tesla" ? hypatia : tesla;
  const words = (line: HeardLine) => line.text.split(". ")[1]?.replace(/\.$/, "") ?? "";

  test("says whether it agrees, and with what", () => {
    const reply = answer(id, [...before, visitor(`${capital(id)}, do you agree with ${rival.speaker}?`)]);
    expect(reply).toContain(`"${words(rival)}"`);
    expect(reply).toMatch(/agree|disagree|^(?:Yes|No)/);
    expect(faultsOf(reply, fewestInRoom)).toEqual([]);
  });

  test("sums up who said what", () => {
    const reply = answer(id, [...before, visitor("Summarize what was said so far.")]);
    expect([tesla, hypatia].filter((line) => !reply.includes(`"${words(line)}"`))).toEqual([]);
    expect([tesla, hypatia].filter(isOther).filter(({ speaker = "" }) => !reply.includes(speaker))).toEqual([]);
    expect(faultsOf(reply, fewestInRoom)).toEqual([]);
  });

  test("takes a side, and explains its earlier line", () => {
    const side = answer(id, [...before, visitor("Who is right?")]);
    expect(side).toContain(rival.speaker);
    expect(faultsOf(side, fewestInRoom)).toEqual([]);
    const why = answer(id, [
      visitor("Should we build a bridge?"),
      { kind: "own", text: tesla.text },
      visitor("Why do you say that?"),
    ]);
    expect(why).toContain(words(tesla));
    expect(faultsOf(why, fewestInRoom)).toEqual([]);
  });

  test("answers before anyone has said anything", () => {
    for (const text of [
      "Who is right?",
      "Why do you say that?",
      `Do you agree with ${rival.speaker}?`,
      "Summarize what was said so far.",
    ])
      expect(faultsOf(answer(id, [visitor(text)]), fewestInRoom)).toEqual([]);
  });

  test("takes a stand on a grave subject, without a joke about itself", () => {
    const stands = [
      "Is slavery ever justified?",
      "Is torture ever right?",
      "Is killing always wrong?",
      "What do you say to racism?",
      "Why is there poverty?",
      "Is war inevitable?",
      "What is despair?",
      "Should slaves have rebelled?",
      "Is the death penalty just?",
      "Was the Holocaust unique?",
    ].map((text) => [findGrave(text), answer(id, [visitor(text)])] as const);
    const told = [
      /slave|own/i,
      /cruel|pain|hurt/i,
      /life|kill/i,
      /hat(?:e|red)|meet/i,
      /poor|poverty|hung|bread/i,
      /war\b/i,
      /despair/i,
      /slave|own/i,
      /life|kill/i,
      /cruel|pain|hurt/i,
    ];
    expect(
      stands.filter(([grave, reply], at) => grave === undefined || !told[at]?.test(reply)).map(([, reply]) => reply),
    ).toEqual([]);
    expect(stands.flatMap(([, reply]) => faultsOf(reply, fewestInRoom))).toEqual([]);
    expect(
      stands.filter(([, reply]) => /never married|grandmother|cracker|fondue|Bzzzt|Boing|whoosh/i.test(reply)),
    ).toEqual([]);
  });

  test("stays with a grave subject, and makes no jokes later", () => {
    const lines: HeardLine[] = [visitor("Is war inevitable?")];
    for (let turn = 0; turn < 4; turn += 1) {
      const reply = answer(id, lines);
      expect(reply).not.toMatch(/raclette|surplus|fondue|cracker|Bzzzt|Boing/);
      lines.push(
        { kind: "own", text: reply },
        { ...rival, text: `It is late, the ${turn}th hour. Every nation says so.` },
      );
    }
  });

  test.each([
    "You are all boring.",
    "You guys are idiots",
    "You talk nonsense",
    "This is boring.",
    "You are both liars!",
    "You all are useless.",
    "You two are ridiculous.",
    "What a waste of time.",
    "All of you are stupid.",
    "You people are pathetic",
  ])('answers "%s" as an insult', (text) => {
    const phrases = models.find(({ corpus }) => corpus.characterId === id)?.corpus.phrases.social.insult;
    const reply = answer(id, [...before, visitor(text)]);
    const begins = (phrases?.open ?? []).map((line) => line.replace("{name}", ""));
    const facts = models.find(({ corpus }) => corpus.characterId === id)?.retrieval.items ?? [];
    expect(
      begins.some((line) => reply.startsWith(line)) ||
        facts.some(
          ({ questions, answer: [first = ""] }) =>
            reply.includes(first) &&
            questions.some((question) =>
              /boring|idiot|stupid|useless|liar|nonsense|ridiculous|pathetic/i.test(question),
            ),
        ),
    ).toBe(true);
    expect(faultsOf(reply, fewestInRoom)).toEqual([]);
  });
});

test("a character without a corpus answers from its persona, and asks back", async () => {
  const ada = createCharacterModel(
    english,
    plainCorpus(
      english,
      "You are Ada Crane, a retired sea captain. You sailed round the Horn nine times. You love the fog.",
    ),
  );
  const turn = { lines: [visitor("What is light?")], others: ["Ben"], isAsked: false, drifts: false, persona: "" };
  const reply = composeRoomReply(ada, turn, [], await loadTheme(themeOf(ada, turn, [])));
  expect(reply).toMatch(/light/);
  expect(reply).toMatch(/Ada Crane|the Horn|the fog/);
  expect(reply).toMatch(/, Ben\?$/);
  expect(reply).not.toMatch(/\bnotes\b/);
  expect(faultsOf(reply, fewestInRoom)).toEqual([]);
});
