import { expect, it } from "vitest";
import { characters } from "@archive-of-minds/core";
import { readDiscussions, readRounds, readTalks, talkKinds } from "./rounds";

const { talks, discussions } = readRounds();

it("has forty talks of twelve turns, as many with each character", () => {
  const long = talks.filter(({ turns }) => turns.length === 12);
  for (const { id } of characters)
    expect(long.filter(({ characterId }) => characterId === id).length).toBeGreaterThanOrEqual(8);
});

it("has twenty discussions in which the visitor jumps in three or four times", () => {
  expect(discussions.length).toBeGreaterThanOrEqual(20);
  for (const { jumpIns } of discussions) expect([3, 4]).toContain(jumpIns.length);
});

it("spends half of the turns outside the character's own theme", () => {
  const turns = talks.flatMap((talk) => talk.turns);
  const onTheme = new Set<string>(["theme", "followUp", "twoQuestions", "contradiction"]);
  const share = turns.filter(({ kind }) => !onTheme.has(kind)).length / turns.length;
  expect(share).toBeGreaterThan(0.45);
  expect(share).toBeLessThan(0.6);
});

it("has every kind of message, and no place twice", () => {
  const kinds = new Set(talks.flatMap(({ turns }) => turns.map(({ kind }) => kind)));
  expect([...kinds].toSorted()).toEqual([...talkKinds].toSorted());
  const places = [...talks, ...discussions].map(({ place }) => place);
  expect(new Set(places).size).toBe(places.length);
});

it("reads a talk, which counts unless it was tuned on", () => {
  const yaml = `
talks:
  - id: short
    turns:
      - theme: Why?
  - id: spent
    tunedOn: true
    turns: []
`;
  expect(readTalks(yaml, "2", "tesla")).toEqual([
    { place: "2/tesla/short", characterId: "tesla", tunedOn: false, turns: [{ kind: "theme", says: "Why?" }] },
    { place: "2/tesla/spent", characterId: "tesla", tunedOn: true, turns: [] },
  ]);
});

it("reads a discussion", () => {
  const yaml = `
discussions:
  - id: light
    participants: [tesla, flux]
    topic: What is light?
    jumpIns:
      - after: 3
        named: Flux, are you fast?
`;
  expect(readDiscussions(yaml, "2")).toEqual([
    {
      place: "2/discussions/light",
      tunedOn: false,
      participants: ["tesla", "flux"],
      topic: "What is light?",
      jumpIns: [{ after: 3, kind: "named", says: "Flux, are you fast?" }],
    },
  ]);
});

it.each([
  ["a kind that is not known", "- id: a\n    turns: [{ weather: Is it raining? }]", /received "weather"/],
  ["a message of two kinds", "- id: a\n    turns: [{ theme: Why?, memory: What? }]", /has one kind/],
  ["a message without words", '- id: a\n    turns: [{ theme: "" }]', /length/],
  ["two talks of one id", "- { id: a, turns: [] }\n  - { id: a, turns: [] }", /an id of its own/],
  ["a field that is not known", "- { id: a, turns: [], mood: bad }", /mood/],
])("refuses %s, and names the file", (_, talk, message) => {
  const readIt = () => readTalks(`talks:\n  ${talk}\n`, "2", "tesla");
  expect(readIt).toThrow(message);
  expect(readIt).toThrow("2/tesla");
});

it("refuses a participant who is no character", () => {
  const yaml = "discussions:\n  - { id: a, participants: [tesla, edison], topic: Why?, jumpIns: [] }\n";
  expect(() => readDiscussions(yaml, "2")).toThrow(/edison/);
});
