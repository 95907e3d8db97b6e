import { describe, expect, test } from "vitest";
import type { PromptMessage } from "@archive-of-minds/core";
import { readRoomTurn } from "./room-turn";

const nudge = (name: string) => `[Write the next reply only as ${name}.]`;
const stopFor = (...names: readonly string[]) => names.map((name) => `\n${name}:`);
const user = (...lines: readonly string[]): PromptMessage => ({ role: "user", content: lines.join("\n\n") });
const own = (content: string): PromptMessage => ({ role: "assistant", content });
const direction = "You are in a room with Hypatia, Flux and Visitor. Answer what was said last.";
const read = (
  messages: readonly PromptMessage[],
  names: readonly string[] = ["Hypatia", "Flux", "Visitor"],
  system = `You are Tesla.\n\n${direction}`,
) => readRoomTurn({ messages, system, stop: stopFor(...names) });

describe("a turn in the room", () => {
  test("is distinguished from a conversation of two", () => {
    expect([read([user("What is light?")]), read([]), read([own(nudge("Tesla"))])]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("names the participants, the speakers of the lines, and the request", () => {
    expect(
      read([
        user("Visitor: What is light?", "Hypatia: It is a straight line.\n\nOr so we held."),
        own("It is a wave."),
        user("Flux: It is both.", nudge("Tesla")),
      ]),
    ).toEqual({
      name: "Tesla",
      lines: [
        { kind: "visitor", text: "What is light?" },
        { kind: "character", speaker: "Hypatia", text: "It is a straight line.\n\nOr so we held." },
        { kind: "own", text: "It is a wave." },
        { kind: "character", speaker: "Flux", text: "It is both." },
      ],
      others: ["Hypatia", "Flux"],
      visitorName: undefined,
      isAsked: false,
      drifts: false,
      persona: "You are Tesla.",
    });
  });

  test("distinguishes the visitor’s earlier question from the lines that it is shown", () => {
    const said = [1, 2, 3, 4, 5, 6].map((at) => `Flux: I say the ${at}th.`);
    const question = { kind: "visitor", text: "What is light?" };
    const lines = said.map((_, at) => ({ kind: "character", speaker: "Flux", text: `I say the ${at + 1}th.` }));
    expect([
      read([user("Visitor: What is light?", ...said, nudge("Tesla"))]),
      read([user("Visitor: What is light?", ...said.slice(1), nudge("Tesla"))]),
    ]).toMatchObject([{ question, lines }, { lines: [question, ...lines.slice(1)] }]);
  });

  test("holds no line before anyone has spoken", () => {
    expect([
      read([user("(Visitor and the others are in the room.)", nudge("Tesla"))])?.lines,
      read([user(nudge("Tesla"))])?.lines,
    ]).toEqual([[], []]);
  });

  test("knows when the talk should be carried on", () => {
    expect(
      readRoomTurn({
        messages: [user("Flux: Hum.", nudge("Tesla"))],
        system: `You are Tesla.\n\n${direction}`,
        stop: stopFor("Flux", "Visitor"),
        participants: { speaking: [], changesSubject: true },
      }),
    ).toMatchObject({ drifts: true, persona: "You are Tesla." });
  });

  test.each([
    ["Flux: What do you say, Tesla?", true],
    ["Flux: Tesla is right. Is he not there?", false],
    ["Flux: Is that so, Hypatia?", false],
    ['Flux: Back to "Is light a wave?" You hum, Tesla, and I hear it.', false],
    ["Visitor: Tesla, tell them.", true],
    ["Visitor: Tell them.", false],
  ])('knows from "%s" whether Tesla is asked: %s', (line, isAsked) => {
    expect(read([user(line, nudge("Tesla"))])?.isAsked).toBe(isAsked);
  });

  test("calls each speaker by the name they are called by", () => {
    const turn = read(
      [user("Dr. Faust: No.", "Cheesemaster 5000: Yes!", nudge("Tesla"))],
      ["Dr. Faust", "Cheesemaster 5000", "Visitor"],
    );
    expect([turn?.others, turn?.lines.map(({ speaker }) => speaker)]).toEqual([
      ["Faust", "Cheesemaster"],
      ["Faust", "Cheesemaster"],
    ]);
    expect(
      read([user("Cheesemaster 5000: And you, Faust?", nudge("Dr. Faust"))], ["Cheesemaster 5000", "Visitor"])?.isAsked,
    ).toBe(true);
  });

  test.each([
    ["Dr. Faust", ["Hypatia"], "Faust"],
    ["Captain: Ahab", ["Hypatia"], "Ahab"],
    ["Anna and Bob", ["Hypatia"], "Anna"],
    ["Abd al-Rahman", ["Hypatia"], "Abd al-Rahman"],
    ["عبد الرحمن", ["Hypatia"], "عبد الرحمن"],
    ["村上 春樹", ["Hypatia"], "村上 春樹"],
    ["Hypatia, Flux", ["Hypatia", "Flux"], "Flux"],
    [".*+?^${}()|[]\\", ["Hypatia"], undefined],
  ])('takes a visitor called "%s" for the visitor', (name, others, visitorName) => {
    expect(
      read([user(`${name}: What is light?`, "Hypatia: A line.", nudge("Tesla"))], [...others, name]),
    ).toMatchObject({
      lines: [
        { kind: "visitor", speaker: visitorName, text: "What is light?" },
        { kind: "character", speaker: "Hypatia", text: "A line." },
      ],
      others,
      visitorName,
    });
  });

  test("takes a line for the character’s where the visitor has the name of a character who is present", () => {
    expect(read([user("Flux: Hum.", nudge("Tesla"))], ["Flux", "Flux"])?.lines).toEqual([
      { kind: "character", speaker: "Flux", text: "Hum." },
    ]);
  });

  test("knows the lines of a character who has left", () => {
    expect(read([user("faust: I go.", "Flux: Farewell.", nudge("Tesla"))], ["Flux", "Visitor"])?.lines).toEqual([
      { kind: "character", speaker: "Faust", text: "I go." },
      { kind: "character", speaker: "Flux", text: "Farewell." },
    ]);
  });

  test("keeps what only looks like a name in the line it stands in", () => {
    expect(read([user("Visitor: Note: light\n\nAnswer: none\nFlux: no", nudge("Tesla"))])?.lines).toEqual([
      { kind: "visitor", text: "Note: light\n\nAnswer: none\nFlux: no" },
    ]);
  });

  test("reads a line of ten thousand letters, and one of nothing", () => {
    const long = "light ".repeat(1_700).trim();
    expect(read([user(`Visitor: ${long}`, "Flux: ", nudge("Tesla"))])?.lines).toEqual([
      { kind: "visitor", text: long },
    ]);
  });
});
