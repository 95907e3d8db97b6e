import { describe, expect, test } from "vitest";
import { room } from "./generated/room";
import { themes } from "./generated/themes";
import { builtInCorpora } from "./index";
import { countSentences } from "./sentences";

const loaded = await Promise.all(Object.entries(themes).map(async ([id, load]) => ({ id, discussions: await load() })));
const characterIds = Object.keys(builtInCorpora);
const nameOf = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

/** All sentences with who says them and where. */
const sentences = loaded.flatMap(({ id, discussions }) =>
  discussions.flatMap((turns) =>
    Object.entries(turns).flatMap(([speaker, { opens, adds, answers, closes }]) =>
      [opens, adds, ...Object.values(answers), closes].flat().map((text) => ({ theme: id, speaker, text })),
    ),
  ),
);

test("there are twelve themes of three discussions, which all five characters take part in", () => {
  expect(loaded.map(({ id, discussions }) => [id, discussions.length])).toEqual(
    ["art", "children", "death", "food", "learning", "light", "love", "machines", "money", "truth", "war", "work"].map(
      (id) => [id, 3],
    ),
  );
  const casts = loaded.flatMap(({ discussions }) => discussions.map((turns) => Object.keys(turns).toSorted()));
  expect(casts.filter((cast) => cast.join() !== characterIds.toSorted().join())).toEqual([]);
});

test("no sentence occurs twice, and each is one clean sentence", () => {
  const texts = [
    ...sentences.map(({ text }) => text),
    ...room.themes.flatMap(({ discussions }) => discussions.map(({ question }) => question)),
  ];
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  expect(texts.filter((text) => countSentences(`${text} Then more.`) !== 2 || /[*{}"“”…:]|\s{2}/.test(text))).toEqual(
    [],
  );
});

describe.each(loaded)("the discussions of $id", ({ discussions }) => {
  test("have cards of the right length", () => {
    const lengths = discussions.flatMap((turns) =>
      Object.entries(turns).map(([id, { opens, adds, answers, closes }]) => [
        id,
        opens.length,
        adds.length,
        Object.values(answers).map(({ length }) => length),
        closes.length,
      ]),
    );
    expect(lengths.filter(([, ...each]) => JSON.stringify(each) !== "[3,2,[2,2,2,2],2]")).toEqual([]);
  });

  test("answer each of the others by name, and no other name", () => {
    const faults = discussions.flatMap((turns) =>
      Object.entries(turns).flatMap(([id, { answers }]) => [
        ...characterIds.filter((other) => other !== id && !answers[other]?.join(" ").includes(nameOf(other))),
        ...Object.keys(answers).filter((other) => other === id || !characterIds.includes(other)),
      ]),
    );
    expect(faults).toEqual([]);
  });

  test("ask no character a question, which would call it", () => {
    const all = discussions.flatMap((turns) =>
      Object.values(turns).flatMap(({ opens, adds, answers, closes }) => [
        ...opens,
        ...adds,
        ...closes,
        ...Object.values(answers).flat(),
      ]),
    );
    expect(all.filter((text) => text.includes("?"))).toEqual([]);
  });
});

test("nobody jokes or makes a sound about war and death", () => {
  const sounds = /raclette|surplus|fondue|cracker|bzz|boing|whoosh|ping,|plink|hummm|fizz|!/i;
  expect(sentences.filter(({ theme, text }) => (theme === "war" || theme === "death") && sounds.test(text))).toEqual(
    [],
  );
});

test("no beginning of a sentence is a habit", () => {
  const beginnings = new Map<string, number>();
  for (const { theme, speaker, text } of sentences) {
    const words = `${theme} ${speaker}: ${text.split(" ").slice(0, 3).join(" ")}`;
    beginnings.set(words, (beginnings.get(words) ?? 0) + 1);
  }
  // A speaker says forty-five sentences on a theme.
  expect([...beginnings].filter(([, count]) => count > 3)).toEqual([]);
});
