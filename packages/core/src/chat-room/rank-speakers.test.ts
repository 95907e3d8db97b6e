import { describe, expect, it } from "vitest";
import type { RoomMessage } from "./chat-room.types";
import { exampleRoomMessage } from "./example-room-message.fixture";
import { rankSpeakers, weightOf } from "./rank-speakers";

const candidates = [
  { id: "tesla", name: "Tesla", title: "Nikola Tesla (1856-1943)" },
  { id: "hypatia", name: "Hypatia" },
  { id: "faust", name: "Dr. Faust", title: "Dr. Johann Faust" },
  { id: "flux", name: "Flux" },
  { id: "cheesemaster", name: "Cheesemaster 5000" },
];
const discussion = (...said: (readonly [string, string])[]): RoomMessage[] =>
  said.map(([author, text], index) => exampleRoomMessage(index, { author, text, heardBy: [] }));
const first = (said: readonly RoomMessage[], chance = 0) =>
  rankSpeakers({ messages: said, candidates, random: { next: () => chance } })[0];

describe("the next speaker", () => {
  it.each([
    ["Hypatia, what is a circle?", "hypatia"],
    ["@faust are you there", "faust"],
    ["What would Nikola Tesla say?", "tesla"],
    ["I like CHEESEMASTER best", "cheesemaster"],
    ["Flux and then Tesla, please", "flux"],
    ["hypatia, what do you think", "hypatia"],
    ["what about you, hypatia?", "hypatia"],
    ["flux?", "flux"],
    ["What does @flux say of flux?", "flux"],
    ["Not you, Tesla. Hypatia should answer.", "hypatia"],
    ["Anybody but Tesla or so; Dr. Faust, please", "faust"],
    ["Is it not, Tesla?", "tesla"],
    ["Tesla should not answer. Flux should.", "flux"],
    ["Write to tesla@mail.com, Hypatia", "hypatia"],
    ["I see. hypatia, what do you think?", "hypatia"],
    ["Is that so, tesla?", "tesla"],
    ["What about you, hypatia?", "hypatia"],
    ["So what, cheesemaster?", "cheesemaster"],
    ["Why? faust?", "faust"],
    ["tesla what do you think", "tesla"],
    ["what does hypatia think?", "hypatia"],
    ["let hypatia answer", "hypatia"],
    ["hey tesla, why?", "tesla"],
    ["Hi hypatia!", "hypatia"],
    ["I agree. ok cheesemaster 5000 your turn", "cheesemaster"],
    ["Do not ask hypatia. ask tesla", "tesla"],
    ["Nikola, what would you build?", "tesla"],
    ["nikola what would you build", "tesla"],
    ["what would you build, johann?", "faust"],
    ["tesla when were you wrong", "tesla"],
    ["hypatia were you ever in love", "hypatia"],
    ["faust you kind of do already", "faust"],
    ["flux can you count", "flux"],
    ["what about you tesla, did you sleep?", "tesla"],
    ["what would you do hypatia", "hypatia"],
  ])("is the character that the visitor calls: %s", (text, characterId) => {
    expect(first(discussion(["user", text]))).toEqual({ characterId, reason: { kind: "addressed" } });
  });

  it.each([
    "What is magnetic flux density?",
    "Everything is in flux",
    "what is magnetic flux?",
    "everything is in flux, i say",
    "Not you, Tesla.",
    "Do not ask Hypatia!",
    "hypatia@mail.com",
    "Hypatia@mail.com wrote to me",
    "I read it on https://Hypatia.org/Tesla and www.Tesla.com, and on Hypatia.org",
    "WHAT IS FLUX DENSITY",
    "How many gauss are one tesla?",
    "I disagree with tesla",
    "I ask you, what is it? flux, is it not?",
    "let flux be a number",
    "do not ask hypatia",
    "did you ever meet tesla?",
    "do you agree with hypatia",
  ])("is a random choice when the visitor calls no name: %s", (text) => {
    expect(first(discussion(["user", text]))?.reason.kind).toBe("weighted");
  });

  it.each([
    ["What will happen?", null],
    ["I hope so", null],
    ["i hope, as one does", null],
    ["I do not know. will you?", null],
    ["So, will it?", null],
    ["Do you? hope, is it?", null],
    ["what about you, will", "will"],
    ["What do you say, Will?", "will"],
    ["Hope, what do you say?", "hope"],
    ["问问李白吧", "libai"],
    ["李白，你怎么看？", "libai"],
  ])("distinguishes a name from a word, in every script: %s", (text, characterId) => {
    const team = [
      { id: "will", name: "Will Smith" },
      { id: "hope", name: "Hope" },
      { id: "libai", name: "李白" },
    ];
    const [next] = rankSpeakers({ messages: discussion(["user", text]), candidates: team, random: { next: () => 0 } });
    expect(next?.reason.kind === "addressed" ? next.characterId : null).toBe(characterId);
  });

  it("is a character that the visitor called in any unanswered message", () => {
    expect(
      first(
        discussion(
          ["tesla", "A wave."],
          ["user", "Hypatia, what is light?"],
          ["user", "I mean the light of the stars."],
        ),
      ),
    ).toEqual({ characterId: "hypatia", reason: { kind: "addressed" } });
    expect(
      first(discussion(["user", "Hypatia, what is light?"], ["tesla", "A wave."], ["user", "Is it?"]))?.reason.kind,
    ).toBe("weighted");
  });

  it("is the second called character after the first has answered, unless that one asks another", () => {
    expect(first(discussion(["user", "Tesla, Hypatia: what is light?"], ["tesla", "A wave."]))).toEqual({
      characterId: "hypatia",
      reason: { kind: "addressed" },
    });
    expect(first(discussion(["user", "Tesla, Hypatia: what is light?"], ["tesla", "What do you say, Flux?"]))).toEqual({
      characterId: "flux",
      reason: { kind: "asked", by: "tesla" },
    });
    expect(
      first(discussion(["user", "Tesla, Hypatia: what is light?"], ["tesla", "A wave."], ["hypatia", "A ray."]))?.reason
        .kind,
    ).toBe("weighted");
  });

  it.each([
    ["Charge is all. What do you say, Hypatia?", "hypatia"],
    ["Dr. Faust, would you sell it again?", "faust"],
    ["And you, Flux?", "flux"],
    ["@cheesemaster, explain.", "cheesemaster"],
  ])("is the character that the last speaker asks: %s", (text, characterId) => {
    expect(first(discussion(["user", "Talk."], ["tesla", text]))).toEqual({
      characterId,
      reason: { kind: "asked", by: "tesla" },
    });
  });

  it.each([
    "Hypatia told me so.",
    "As Faust once wrote, all is vain.",
    "Influx is not a name. Is it?",
    "Tesla I am, and who are you?",
    "Change in magnetic flux, is it not cause?",
    "Is it not Hypatia, as I wrote to hypatia@mail.com?",
  ])("is a random choice when a name is only mentioned: %s", (text) => {
    expect(first(discussion(["user", "Talk."], ["tesla", text]))?.reason.kind).toBe("weighted");
  });

  it("is not the last speaker, even as the only candidate", () => {
    for (let chance = 0; chance < 1; chance += 0.05)
      expect(first(discussion(["tesla", "I speak."]), chance)?.characterId).not.toBe("tesla");
    expect(
      rankSpeakers({
        messages: discussion(["tesla", "I speak."]),
        candidates: candidates.slice(0, 1),
        random: { next: () => 0 },
      }),
    ).toEqual([]);
  });

  it("is more likely a character that was silent for longer", () => {
    const said = discussion(["hypatia", "."], ["faust", "."], ["flux", "."], ["user", "."], ["tesla", "."]);
    expect(Object.fromEntries(candidates.map(({ id }) => [id, weightOf(id, said)]))).toEqual({
      tesla: 0.5,
      flux: 1,
      faust: 2,
      hypatia: 3,
      cheesemaster: 4,
    });
    const drawn = Array.from({ length: 100 }, (_, index) => first(said, index / 100)?.characterId);
    const share = (id: string) => drawn.filter((each) => each === id).length;
    expect(["hypatia", "faust", "flux", "cheesemaster"].map(share)).toEqual([30, 20, 10, 40]);
  });

  it("can be the last speaker after a message of the visitor, with the least weight", () => {
    const said = discussion(["hypatia", "."], ["flux", "."], ["tesla", "."], ["user", "Is it?"]);
    const drawn = Array.from({ length: 115 }, (_, index) => first(said, (index + 0.5) / 115)?.characterId);
    expect(
      ["tesla", "flux", "hypatia", "faust", "cheesemaster"].map((id) => drawn.filter((each) => each === id).length),
    ).toEqual([5, 10, 20, 40, 40]);
  });
});
