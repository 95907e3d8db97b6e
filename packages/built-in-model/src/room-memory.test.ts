import { expect, test } from "vitest";
import type { PromptMessage } from "@archive-of-minds/core";
import { createLoadedModel, discuss } from "./discussion.fixture";
import { createRoomMemory } from "./room-memory";
import type { HeardLine, RoomTurn } from "./room-turn";
import { splitSentences } from "./sentences";

const ids = ["tesla", "hypatia", "flux"];
const text = "Should we colonise Mars?";
const contents = async (
  languageModel: Awaited<ReturnType<typeof createLoadedModel>>,
  seed: string,
  turns: number,
  question = text,
) =>
  (await discuss({ languageModel, text: question, seed, ids, turns })).map(({ author, text }) => `${author}: ${text}`);

test("a discussion begun again with the same seed has the same words, whatever the model was used for in between", async () => {
  const used = await createLoadedModel(ids);
  const first = await contents(used, "one", 12);
  await contents(used, "one", 9, "Is jazz dead?");
  await contents(used, "two", 7);
  expect(await contents(used, "one", 12)).toEqual(first);
  expect(await contents(await createLoadedModel(ids), "one", 12)).toEqual(first);
});

test("two parallel discussions share nothing", async () => {
  const used = await createLoadedModel(ids);
  const [mars, jazz] = await Promise.all([contents(used, "one", 10), contents(used, "one", 10, "Is jazz dead?")]);
  expect(mars).toEqual(await contents(await createLoadedModel(ids), "one", 10));
  expect(jazz).toEqual(await contents(await createLoadedModel(ids), "one", 10, "Is jazz dead?"));
});

test.each(["one", "two", "three"])("a new model repeats no sentence of the lines it is shown", async (seed) => {
  const lines = await discuss({ languageModel: await createLoadedModel(ids), text, seed, ids, turns: 12 });
  const fresh = await createLoadedModel(ids);
  for (const [at, name] of ["Tesla", "Hypatia", "Flux"].entries()) {
    const shown = lines.slice(-6);
    const messages = shown.map(({ author, text }): PromptMessage =>
      author === ids[at]
        ? { role: "assistant", content: text }
        : { role: "user", content: `${author.charAt(0).toUpperCase()}${author.slice(1)}: ${text}` },
    );
    const reply = await fresh.complete(
      {
        characterId: ids[at] ?? "",
        system: `You are ${name}.`,
        stop: [...["Tesla", "Hypatia", "Flux"].filter((each) => each !== name), "Visitor"].map((each) => `\n${each}:`),
        messages: [...messages, { role: "user", content: `[Write the next reply only as ${name}.]` }],
      },
      { signal: new AbortController().signal },
    );
    const known = shown.flatMap(({ text }) => splitSentences(text));
    expect(splitSentences(reply).filter((sentence) => known.includes(sentence))).toEqual([]);
  }
});

const turnOf = (
  name: string,
  lines: readonly HeardLine[],
  others: readonly string[] = ["Tesla", "Flux"],
): RoomTurn => ({
  name,
  lines,
  others: others.filter((each) => each !== name),
  isAsked: false,
  drifts: false,
  persona: "",
});
const line = (at: number): HeardLine =>
  at % 3 === 0
    ? { kind: "visitor", text: `I ask the ${at}th.` }
    : { kind: "character", speaker: "Flux", text: `I say the ${at}th.` };
const shown = (from: number) => Array.from({ length: 6 }, (_, at) => line(from + at));

test("what is no longer shown is remembered, and no other discussion", () => {
  const memory = createRoomMemory();
  for (const from of [0, 1, 3]) memory.before(turnOf("Tesla", shown(from)));
  expect(memory.before(turnOf("Tesla", shown(4)))).toEqual([0, 1, 2, 3].map(line));
  expect(memory.before(turnOf("Tesla", shown(40)))).toEqual([]);
  expect(memory.before(turnOf("Tesla", shown(0).slice(0, 3)))).toEqual([]);
});

test("the visitor’s earlier question is remembered once, also by a new model", () => {
  const question: HeardLine = { kind: "visitor", text: "I ask the 0th." };
  const said = Array.from({ length: 9 }, (_, at): HeardLine => ({
    kind: "character",
    speaker: "Flux",
    text: `I say the ${at + 1}th.`,
  }));
  const memory = createRoomMemory();
  for (const end of [5, 6, 7]) memory.before(turnOf("Tesla", [question, ...said].slice(Math.max(0, end - 6), end)));
  const late = { ...turnOf("Tesla", said.slice(2, 8)), question };
  expect([memory.before(late), createRoomMemory().before(late)]).toEqual([[question, ...said.slice(0, 2)], [question]]);
});

test("a character’s own lines are distinguished from those of the others", () => {
  const memory = createRoomMemory();
  memory.before(turnOf("Tesla", shown(0)));
  expect(
    memory.before(
      turnOf(
        "Flux",
        shown(3).map((each) => (each.kind === "character" ? { kind: "own", text: each.text } : each)),
      ),
    ),
  ).toEqual([
    { kind: "visitor", speaker: undefined, text: "I ask the 0th." },
    { kind: "own", speaker: "Flux", text: "I say the 1th." },
    { kind: "own", speaker: "Flux", text: "I say the 2th." },
  ]);
});

test("a character does not know what was said before it came", () => {
  const memory = createRoomMemory();
  memory.before(turnOf("Tesla", shown(0)));
  const withHypatia = ["Tesla", "Flux", "Hypatia"];
  // She came while the seventh line was said.
  memory.before(turnOf("Flux", shown(1), withHypatia));
  expect(memory.before(turnOf("Hypatia", shown(6), withHypatia))).toEqual([]);
  memory.before(turnOf("Tesla", shown(7), withHypatia));
  expect(memory.before(turnOf("Hypatia", shown(9), withHypatia))).toEqual([6, 7, 8].map(line));
  expect(memory.before(turnOf("Flux", shown(10), withHypatia))).toEqual(
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => (line(at).speaker === "Flux" ? { ...line(at), kind: "own" } : line(at))),
  );
});

test("nor the first lines of the discussion", () => {
  const memory = createRoomMemory();
  memory.before(turnOf("Tesla", shown(0).slice(0, 1)));
  memory.before(turnOf("Flux", shown(0).slice(0, 3)));
  const withHypatia = ["Tesla", "Flux", "Hypatia"];
  memory.before(turnOf("Tesla", shown(0).slice(0, 4), withHypatia));
  memory.before(turnOf("Hypatia", shown(3).slice(0, 2), withHypatia));
  memory.before(turnOf("Flux", shown(2), withHypatia));
  expect(memory.before(turnOf("Hypatia", shown(4), withHypatia))).toEqual([3].map(line));
});

test("a character who comes back knows what was said before it left, and nothing of what was said in between", () => {
  const memory = createRoomMemory();
  memory.before(turnOf("Tesla", shown(0), ["Tesla", "Flux", "Hypatia"]));
  memory.before(turnOf("Tesla", shown(4)));
  const back = [4, 5, 10, 11, 12, 13].map(line);
  expect(memory.before(turnOf("Hypatia", back, ["Tesla", "Flux", "Hypatia"]))).toEqual([0, 1, 2, 3].map(line));
  expect(memory.before(turnOf("Tesla", shown(9), ["Tesla", "Flux", "Hypatia"]))).toEqual(
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map(line),
  );
});
