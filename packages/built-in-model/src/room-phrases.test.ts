import { describe, expect, test } from "vitest";
import { builtInCorpora } from "./index";
import { viewsOf } from "./room-views";
import { countSentences } from "./sentences";

const ids = Object.keys(builtInCorpora);
const corpora = await Promise.all(Object.values(builtInCorpora).map(async (load) => load()));
const nameOf = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

const linesOf = (id: string) => {
  const room = corpora.find(({ characterId }) => characterId === id)?.room;
  if (!room) throw new Error(`${id} has no lines for the room.`);
  const { to, handOn, news, objection, ...others } = room;
  const { yield: given, ask, ...lines } = objection;
  return {
    room,
    ask,
    all: [
      ...[to, handOn, others, lines].flatMap((pools) => Object.values(pools).flat()),
      ...[...Object.values(news).flat(2), ...given.flat(), ...ask],
    ],
  };
};

const filled = (line: string) =>
  line
    .replace("{name}", ", Anna")
    .replace("{topic}", "a machine")
    .replace("{thing}", "the lamp")
    .replace("{speaker}", "Hypatia")
    .replace("{own}", "your cat")
    .replace("{rival}", "Flux")
    .replace("{question}", '"Is it ever right to lie?"')
    .replace("{theme}", "art");

describe.each(ids)("the lines of %s for the room", (id) => {
  const { room, all, ask } = linesOf(id);
  const others = ids.filter((other) => other !== id);

  test("respond to each of the others by name, in at least eight ways", () => {
    expect(Object.keys(room.to).sort()).toEqual([...others].sort());
    for (const other of others) {
      expect(room.to[other]?.length).toBeGreaterThanOrEqual(8);
      expect(room.to[other]?.filter((line) => !line.includes(nameOf(other)))).toEqual([]);
      expect(room.to[other]?.filter((line) => line.includes("{thing}")).length).toBeGreaterThanOrEqual(2);
    }
  });

  test("hand over to each of the others, with the name last", () => {
    expect(Object.keys(room.handOn).sort()).toEqual([...others].sort());
    expect(
      others.flatMap((other) => (room.handOn[other] ?? []).filter((line) => !line.endsWith(`, ${nameOf(other)}?`))),
    ).toEqual([]);
    expect(others.filter((other) => (room.handOn[other]?.length ?? 0) < 4)).toEqual([]);
  });

  test("name no other character before the end", () => {
    const questions = all.filter((line) => line.includes("?"));
    expect(questions.filter((line) => ![...Object.values(room.handOn).flat(), ...ask].includes(line))).toEqual([]);
  });

  test("are one clean sentence each, without duplicates", () => {
    expect(
      all.filter(
        (line) =>
          countSentences(filled(line)) !== 1 ||
          countSentences(`${filled(line)} Then more.`) !== 2 ||
          /[*{}]/.test(filled(line)),
      ),
    ).toEqual([]);
    expect(all.filter((line, at) => all.indexOf(line) !== at)).toEqual([]);
    expect(
      ids.filter((other) => other !== id).flatMap((other) => linesOf(other).all.filter((line) => all.includes(line))),
    ).toEqual([]);
  });

  test("name what they must", () => {
    expect(room.asked.filter((line) => !line.includes("{speaker}"))).toEqual([]);
    expect(room.beside.filter((line) => !line.includes("{topic}"))).toEqual([]);
    expect(room.nearest.filter((line) => !line.includes("{theme}"))).toEqual([]);
    const { asked, beside, visitor, joined, heard, returning, nearest, moving, parting } = room;
    const pools = [asked, beside, visitor, joined, heard, returning, nearest, moving, parting];
    expect(pools.filter(({ length }) => length < 4)).toEqual([]);
  });
});

/** A sentence that uses "cats" as a singular. */
const ofOne =
  /\b(?:is|was|does|has) \{topic\}|(?<!\b(?:of|in|on|for|about|against|with|over) )\{topic\} (?:is|was|has|hums|does|costs?|means)\b|\{topic\}[^.]*, and unlike[^.]* it\b/i;

test.each([...ids, "english"])("%s has phrases for any subject, singular or plural, and for grave ones", (id) => {
  const views = viewsOf(id);
  const groups = [...views.ponder, ...views.sober];
  const sentences = [...groups.flat(), ...Object.values(views.grave).flat(), ...views.because];
  expect(groups.filter(([first = "", ...rest]) => !first.includes("{topic}") || rest.length !== 1)).toEqual([]);
  expect(Object.values(views.grave).filter(({ length }) => length !== 3)).toEqual([]);
  expect(sentences.filter((sentence) => countSentences(filled(sentence)) !== 1 || /[*]/.test(sentence))).toEqual([]);
  expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
  expect(
    [...sentences, ...(ids.includes(id) ? linesOf(id).all : [])].filter((sentence) => ofOne.test(sentence)),
  ).toEqual([]);
});
