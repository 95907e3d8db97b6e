import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { propertyRuns } from "@archive-of-minds/testing";
import { createCharacterModel, type CharacterModel } from "./character-model";
import { composeRoomReply, themeOf as themeOfTurn } from "./compose-room";
import { english } from "./english";
import { room } from "./generated/room";
import { themes } from "./generated/themes";
import { builtInCorpora } from "./index";
import { plainCorpus } from "./plain-corpus";
import { anyInput, faultsOf, fewestInRoom } from "./random-talk.fixture";
import type { HeardLine, RoomTurn } from "./room-turn";
import { splitSentences } from "./sentences";

const models: Readonly<Record<string, CharacterModel>> = Object.fromEntries(
  await Promise.all(
    Object.entries(builtInCorpora).map(
      async ([id, load]) => [id, createCharacterModel(english, await load())] as const,
    ),
  ),
);
const ids = Object.keys(models);
const nameOf = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);
const truth = (await themes["truth"]?.()) ?? [];
const loaded = new Map(
  await Promise.all(Object.entries(themes).map(async ([id, load]) => [id, await load()] as const)),
);

function themeOf(id: string) {
  const entry = room.themes.find((each) => each.id === id);
  if (!entry) throw new Error(`There is no theme ${id}.`);
  return entry;
}

function loadedTheme(model: CharacterModel, turn: RoomTurn, earlier: readonly HeardLine[]) {
  const found = themeOfTurn(model, turn, earlier);
  return found && { ...found, theme: loaded.get(found.entry.id) ?? [] };
}
const pairs = ids.flatMap((me) => ids.filter((id) => id !== me).map((other) => [me, other] as const));

const visitor = (text: string, speaker?: string): HeardLine => ({ kind: "visitor", text, speaker });
const character = (id: string, text: string): HeardLine => ({ kind: "character", speaker: nameOf(id), text });

function turnOf(lines: readonly HeardLine[], others: readonly string[], more: Partial<RoomTurn> = {}): RoomTurn {
  return { lines, others: others.map(nameOf), isAsked: false, drifts: false, persona: "", ...more };
}

function answer(id: string, turn: RoomTurn, told: readonly string[] = [], subject?: string): string {
  const model = models[id];
  if (!model) throw new Error(`There is no model for ${id}.`);
  const earlier = [
    ...(subject === undefined ? [] : [visitor(subject)]),
    ...told.map((text): HeardLine => ({ kind: "own", text })),
  ];
  return composeRoomReply(model, turn, earlier, loadedTheme(model, turn, earlier));
}

test("nobody repeats what another only says at the end", () => {
  const [, left] = loaded.get("death") ?? [];
  const { opens = [], closes = [] } = left?.["hypatia"] ?? {};
  const asked = "What is left of us when we die?";
  const after = (...said: readonly string[]) =>
    answer(
      "cheesemaster",
      turnOf([visitor(asked), ...said.map((text) => character("hypatia", text))], ["hypatia"], { isAsked: true }),
      left?.["cheesemaster"]?.opens,
    );
  const repeated = left?.["cheesemaster"]?.answers["hypatia"]?.[0] ?? "";
  expect([opens.join(" "), closes.join(" ")].map((text) => after(text).includes(repeated))).toEqual([false, true]);
});

const calledIn = (text: string) => ids.filter((id) => new RegExp(String.raw`, ${nameOf(id)}\?$`, "m").test(text));

describe.each(pairs)("%s after %s", (me, other) => {
  const line = character(
    other,
    "That is a matter of taste. I left the lamp in the tower and took the money. Nobody has ever proved it.",
  );
  const replies = Array.from({ length: 24 }, (_, at) =>
    answer(me, turnOf([visitor("What is love?"), { ...line, text: `${line.text} I counted to ${at}.` }], [other])),
  );

  test("responds to the last line, with the speaker’s name", () => {
    expect(replies.filter((reply) => !splitSentences(reply)[0]?.includes(nameOf(other)))).toEqual([]);
    expect(replies.some((reply) => /the (?:lamp|tower|money)|love/.test(splitSentences(reply)[0] ?? ""))).toBe(true);
  });

  test("begins in many ways", () => {
    expect(new Set(replies.map((reply) => splitSentences(reply)[0])).size).toBeGreaterThanOrEqual(4);
  });

  test("sometimes asks another character, always a participant", () => {
    expect(new Set(replies.flatMap(calledIn))).toEqual(new Set([other]));
  });

  test("says two to six clean sentences", () => {
    expect(replies.flatMap((reply) => faultsOf(reply, fewestInRoom))).toEqual([]);
  });

  test("answers a question with its name", () => {
    const asked = answer(
      me,
      turnOf([visitor("What is love?"), character(other, `Love is long. What do you say, ${nameOf(me)}?`)], [other], {
        isAsked: true,
      }),
    );
    expect(models[me]?.corpus.room?.asked.map((each) => each.replace("{speaker}", nameOf(other)))).toContain(
      splitSentences(asked)[0],
    );
  });
});

describe.each(ids)("%s in a room", (me) => {
  const others = ids.filter((id) => id !== me);
  const [first = "", second = ""] = others;
  const question = visitor("What is truth?");

  test("keeps the visitor’s subject, says something new each time, and remembers the subject when it is no longer shown", () => {
    const told: string[] = [];
    for (let round = 0; round < 6; round += 1)
      told.push(
        answer(
          me,
          turnOf([...(round === 0 ? [question] : []), character(first, `It is late, the ${round}th hour.`)], others),
          told,
          "What is truth?",
        ),
      );
    const sentences = told.flatMap(splitSentences);
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
    const cards = truth.flatMap((turns) => [turns[me]?.opens, turns[me]?.adds]).map((card) => card?.[0] ?? "-");
    expect(told.filter((reply) => cards.some((card) => reply.includes(card))).length).toBeGreaterThanOrEqual(3);
  });

  test("repeats nothing of the lines shown", () => {
    const shown = answer(me, turnOf([question], others));
    const reply = answer(me, turnOf([question, { kind: "own", text: shown }, character(second, "I see.")], others));
    expect(splitSentences(reply).filter((sentence) => shown.includes(sentence))).toEqual([]);
  });

  test("answers the same turn in the same way, and another in another", () => {
    const lines = [question, character(first, "It is a line.")];
    expect(answer(me, turnOf(lines, others))).toBe(answer(me, turnOf(lines, others)));
    expect(
      new Set(
        ["a", "b", "c", "d"].map((word) =>
          answer(
            me,
            turnOf([question, character(second, `Well, ${word}.`), character(first, "It is a line.")], others),
          ),
        ),
      ).size,
    ).toBeGreaterThan(1);
  });

  test("moves to the next question of the theme after its position and some answers, and the others follow", () => {
    const [about] = truth;
    const card = (id: string) => about?.[id]?.opens.join(" ") ?? "";
    const reply = (id: string, to: string) => about?.[id]?.answers[to]?.join(" ") ?? "";
    const lines = [
      visitor("Is it ever right to lie?"),
      { kind: "own" as const, text: card(me) },
      character(first, card(first)),
      character(second, reply(second, first)),
      character(first, reply(first, second)),
    ];
    const [, next] = themeOf("truth").discussions.map((each) => each.question);
    const carried = answer(me, turnOf(lines, others, { drifts: true }));
    expect(splitSentences(carried)[1]).toBe(next);
    const followed = answer(
      first,
      turnOf(
        [...lines, character(me, carried)],
        ids.filter((id) => id !== first),
      ),
    );
    expect(followed).toContain(truth[1]?.[first]?.answers[me]?.[0]);
  });

  test("greets, counts and consoles as in a conversation of two", () => {
    expect(answer(me, turnOf([visitor("What is 12 times 12?")], others))).toContain("144");
    expect(answer(me, turnOf([visitor("I want to kill myself.")], others))).toMatch(
      /speak today with someone|crisis line/,
    );
    const later = answer(
      me,
      turnOf([visitor("I want to kill myself."), character(first, "Please do not be alone with it.")], others),
    );
    expect(models[me]?.corpus.room?.to[first]?.some((line) => later.startsWith(line.split("{")[0] ?? ""))).toBe(false);
  });

  test("calls the visitor by name", () => {
    const replies = [
      "What is truth?",
      "What is love?",
      "What is death?",
      "What is money?",
      "What is fear?",
      "What is art?",
    ].map((text) => answer(me, turnOf([visitor(text, "Anna")], others, { visitorName: "Anna" })));
    expect(replies.some((reply) => reply.includes(", Anna"))).toBe(true);
    expect(replies.flatMap((reply) => faultsOf(reply, fewestInRoom))).toEqual([]);
  });

  test("starts a discussion, and continues after its own line", () => {
    const begun = answer(me, turnOf([], others));
    expect(faultsOf(begun, fewestInRoom)).toEqual([]);
    expect(faultsOf(answer(me, turnOf([{ kind: "own", text: begun }], others)), fewestInRoom)).toEqual([]);
  });

  test("quotes no marks that stand alone", () => {
    const lines = [visitor("is **"), visitor("Hi!"), character(others[0] ?? "", "")];
    expect(faultsOf(answer(me, turnOf(lines, others)))).toEqual([]);
  });

  test("never speaks in another name", () => {
    const named = new RegExp(
      String.raw`(?:^|[.!?\n]\s*)["']?(?:Dr\. )?(?:${[...ids.map(nameOf), "Cheesemaster 5000", "Visitor"].join("|")}):`,
      "mu",
    );
    const anyLine = fc
      .tuple(fc.constantFrom("visitor", ...others), anyInput)
      .map(([who, text]) => (who === "visitor" ? visitor(text) : character(who, text)));
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 6 }), fc.boolean(), (lines, drifts) => {
        const reply = answer(me, turnOf(lines, others, { drifts }));
        expect([...faultsOf(reply), ...(named.test(reply) ? [reply] : [])]).toEqual([]);
      }),
      { numRuns: propertyRuns(600) },
    );
  });
});

test("a character without a corpus takes part", () => {
  const ada = createCharacterModel(
    english,
    plainCorpus(
      english,
      "You are Ada Crane, a retired sea captain. You sailed round the Horn nine times. You love the fog.",
    ),
  );
  const text = composeRoomReply(
    ada,
    turnOf([visitor("What is light?"), character("ben", "It is bright.")], ["ben"]),
    [],
  );
  expect(text).toContain("Ben");
  expect(faultsOf(text, fewestInRoom)).toEqual([]);
  expect(
    faultsOf(
      answer("tesla", turnOf([visitor("What is light?"), character("ben", "It is bright.")], ["ben"])),
      fewestInRoom,
    ),
  ).toEqual([]);
});
