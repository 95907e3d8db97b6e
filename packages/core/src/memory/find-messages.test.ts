import { describe, expect, it } from "vitest";
import { exampleMessage } from "@archive-of-minds/testing";
import { findInMemories, findMessages } from "./find-messages";

const messages = [
  exampleMessage(1, { text: "Is the Coil (the great one) still in Colorado?" }),
  exampleMessage(2, {
    author: "ada",
    text: `${"It stood there. ".repeat(10)}The coil burned down.${" So it goes.".repeat(10)}`,
  }),
  exampleMessage(3, { text: "What a pity." }),
];

it("finds text ignoring case, newest first, with the text around it", () => {
  expect(findMessages(messages, " coil ")).toEqual({
    total: 2,
    newest: [
      {
        message: messages[1],
        before: "… there. It stood there. It stood there. It stood there. The ",
        match: "coil",
        after: " burned down. So it goes. So it goes. So it goes. So it goes…",
      },
      { message: messages[0], before: "Is the ", match: "Coil", after: " (the great one) still in Colorado?" },
    ],
  });
});

it("treats special characters literally", () => {
  expect(findMessages(messages, "(the great one)").total).toBe(1);
  expect(findMessages(messages, ".*").total).toBe(0);
});

it("finds nothing for a blank query", () => expect(findMessages(messages, "  ")).toEqual({ total: 0, newest: [] }));

it("counts all matches and returns the newest fifty", () => {
  const many = Array.from({ length: 60 }, (_, index) => exampleMessage(index));
  const { total, newest } = findMessages(many, "message");
  expect([total, newest.length, newest[0]?.message]).toEqual([60, 50, many.at(-1)]);
});

describe("an excerpt", () => {
  const family = "👩‍👩‍👧‍👦";
  const excerptOf = (content: string, words: string) => {
    const [found] = findMessages([exampleMessage(1, { text: content })], words).newest;
    return found && [found.before, found.match, found.after];
  };

  it.each([
    ["an emoji", "💡"],
    ["a family of joined emoji", family],
    ["a flag", "🇷🇸"],
    ["a letter with marks", "ẹ̃́"],
    ["a syllable", "நி"],
  ])("never splits %s", (_, sign) => {
    for (let shift = 0; shift < 16; shift += 1) {
      const [before, after] = [`${sign.repeat(80)}${"a".repeat(shift)}`, `${"b".repeat(shift)}${sign.repeat(80)}`];
      const [left = "", , right = ""] = excerptOf(`${before}needle${after}`, "needle") ?? [];
      expect([left.slice(1).replaceAll(sign, ""), right.slice(0, -1).replaceAll(sign, "")]).toEqual([
        "a".repeat(shift),
        "b".repeat(shift),
      ]);
    }
  });

  it("marks whole graphemes where the query matches only a part", () => {
    expect(excerptOf(`We are a ${family}, all of us`, "👧")).toEqual(["We are a ", family, ", all of us"]);
    expect(excerptOf("Cafe\u0301 au lait", "cafe")).toEqual(["", "Cafe\u0301", " au lait"]);
  });
});

it("finds the newest of several memories, and says whose each is", () => {
  const memories = {
    ada: messages,
    ben: [
      exampleMessage(4, { text: "A coil?" }),
      ...Array.from({ length: 60 }, (_, at) => exampleMessage(at + 5, { text: "Coil!" })),
    ],
  };
  const { total, newest } = findInMemories(memories, "coil");
  expect([total, newest.length, newest[0]?.characterId, newest[0]?.message.id]).toEqual([
    63,
    50,
    "ben",
    memories.ben.at(-1)?.id,
  ]);
  expect(findInMemories({ ada: messages, ben: [] }, "coil").newest.map(({ characterId }) => characterId)).toEqual([
    "ada",
    "ada",
  ]);
  expect(findInMemories(memories, " ")).toEqual({ total: 0, newest: [] });
});
