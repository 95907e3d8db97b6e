import { describe, expect, test } from "vitest";
import type { PromptMessage } from "@archive-of-minds/core";
import { createCharacterModel } from "./character-model";
import { composeReply } from "./compose";
import { composeRoomReply } from "./compose-room";
import { plainCorpus } from "./plain-corpus";
import type { AdvisedField, Referral } from "./referral-texts";
import { english } from "./english";
import { builtInCorpora } from "./index";
import { createLanguage } from "./language";
import { findReferral } from "./referral";
import { adviceQuestions, nearQuestions } from "./referral.fixture";
import type { HeardLine } from "./room-turn";
import { splitSentences } from "./sentences";

const language = createLanguage(english);
const fields: readonly AdvisedField[] = ["health", "money"];
const experts = { health: /doctor|physician|pharmacist/i, money: /advis[eo]r|lawyer|independent expert/i };

const corpora = await Promise.all(Object.values(builtInCorpora).map((load) => load()));

const sentencesOf = (referrals: readonly Referral[]) =>
  referrals.flatMap(({ say, offer }) => [...say, ...(offer === undefined ? [] : [offer])]);

test.each([
  ["health", "what about paracetamol?", ["Should I take antibiotics?"]],
  ["money", "yes or no?", ["Should I buy Bitcoin?"]],
  ["money", "and how much?", ["what about Ethereum?", "Should I buy Bitcoin?"]],
  ["health", "Which cheese can she eat?", ["She is five.", "My daughter is allergic to milk."]],
  ["health", "is gouda ok?", ["i just found out im lactose intolerant :("]],
  [undefined, "what about Edison?", ["Should I read a book?"]],
  [undefined, "Who invented it?", ["Should I take antibiotics?"]],
  [undefined, "Which cheese can I eat?", ["Are you allergic to mice?"]],
] as const)("advice on %s is asked for by %j after %j", (field, text, earlier) => {
  expect(findReferral(language, text, earlier)).toBe(field);
});

test("no two characters share five words in a row", () => {
  const runs = corpora.map(({ referrals }) => {
    const lines = fields.flatMap((field) => sentencesOf(referrals?.[field] ?? []));
    return new Set(
      lines.flatMap((line) => {
        const words = line.toLowerCase().match(/[\p{L}']+/gu) ?? [];
        return words.map((_, at) => words.slice(at, at + 5).join(" ")).filter((run) => run.split(" ").length === 5);
      }),
    );
  });
  const shared = runs.flatMap((one, at) =>
    runs.slice(at + 1).flatMap((other) => [...one].filter((run) => other.has(run))),
  );
  expect(shared).toEqual([]);
});

test("a character without a corpus gives no advice either", () => {
  const plain = createCharacterModel(
    english,
    plainCorpus(english, "You are Ada. You love bitcoin. You sell antibiotics."),
  );
  expect(composeReply(plain, [{ role: "user", content: "Should I buy bitcoin?" }])).toMatch(experts.money);
  expect(composeReply(plain, [{ role: "user", content: "Should I take antibiotics?" }])).toMatch(experts.health);
});

describe.each(corpora.map((corpus) => [corpus.characterId, corpus] as const))("%s", (characterId, corpus) => {
  const model = createCharacterModel(english, corpus);
  const referrals = corpus.referrals!;
  const reply = (...lines: readonly string[]) => {
    const messages: PromptMessage[] = [];
    for (const content of lines) {
      messages.push({ role: "user", content });
      messages.push({ role: "assistant", content: composeReply(model, messages) });
    }
    return messages.at(-1)?.content ?? "";
  };
  /** The referral that a reply consists of, if it is one. */
  const referralIn = (text: string, field: AdvisedField) =>
    referrals[field].find(({ say, offer = "", question = "" }) =>
      [say.join(" "), `${[...say, offer].join(" ")}\n${question}`].includes(text as never),
    );
  const isReferral = (text: string) =>
    fields.some((field) => referrals[field].some(({ say: [first] }) => text.includes(first)));

  describe.each(fields)("on %s", (field) => {
    test("has three texts that name an expert, of whole sentences", () => {
      expect(referrals[field]).toHaveLength(3);
      for (const { say } of referrals[field]) expect(say.join(" ")).toMatch(experts[field]);
      const sentences = sentencesOf(referrals[field]);
      expect(sentences.filter((line) => splitSentences(`${line} Then more.`).length !== 2)).toEqual([]);
    });

    test.each(adviceQuestions[characterId]?.[field] ?? [])("%s", (content) => {
      expect(referralIn(reply(content), field)).toBeDefined();
    });

    test("has six questions in the test at least", () => {
      expect(adviceQuestions[characterId]?.[field].length).toBeGreaterThanOrEqual(6);
    });

    test("offers only questions that it answers from the entry they belong to", () => {
      for (const { question = "" } of referrals[field]) {
        const entry = [
          ...corpus.facts.map(({ questions, details = [], answer }) => ({ questions, lines: [...details, ...answer] })),
          ...corpus.stances.map(({ questions, details = [], view }) => ({ questions, lines: [...details, ...view] })),
        ].find(({ questions }) => questions.includes(question));
        expect(
          entry?.lines.some((line) => reply(question).includes(line)),
          question,
        ).toBe(true);
      }
    });

    test("gives no advice however often it is asked", () => {
      const [first = "", ...others] = adviceQuestions[characterId]?.[field] ?? [];
      const said = [first, ...others].map((_, at) => reply(...[first, ...others].slice(0, at + 1)));
      expect(said.filter((text) => !isReferral(text))).toEqual([]);
      expect(new Set(said.slice(0, 3)).size).toBe(3);
    });

    test("gives no advice in a discussion, as its subject or later", () => {
      const [content = ""] = adviceQuestions[characterId]?.[field] ?? [];
      const others = corpora.map((each) => each.characterId).filter((id) => id !== characterId);
      const line: HeardLine = { kind: "visitor", text: content };
      const earlier: readonly HeardLine[] = [
        { kind: "visitor", text: "What is love?" },
        { kind: "character", speaker: others[0] ?? "", text: "Love is a long talk with one other person." },
      ];
      const turn = { name: characterId, others, isAsked: false, drifts: false, persona: "" };
      for (const lines of [[line], [...earlier, line]])
        expect(isReferral(composeRoomReply(model, { ...turn, lines }, []))).toBe(true);
    });
  });

  test.each(nearQuestions[characterId] ?? [])("no referral: %s", (content) => {
    expect(isReferral(reply(content))).toBe(false);
  });
});
