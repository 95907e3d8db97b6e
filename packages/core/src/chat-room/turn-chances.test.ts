import { expect, it } from "vitest";
import {
  createFakeLanguageModel,
  createTestChatRoom,
  settled,
  type TestChatRoomOptions,
} from "@archive-of-minds/testing";

const WORDS_STAND = 3_000;
const GAP = 1_000;

/** A room in which everybody always says the same, and every draw of chance gives the same. */
async function talks(chance: number, turns: number, options: TestChatRoomOptions = {}) {
  const model = createFakeLanguageModel({ reply: "It is so." });
  const test = createTestChatRoom({ languageModel: model, random: () => ({ next: () => chance }), ...options });
  test.visitorSays("Talk.");
  for (let turn = 0; turn < turns; turn += 1) {
    await settled();
    await test.pass(WORDS_STAND);
    await test.pass(GAP);
  }
  return { ...test, model };
}

const four = ["ada", "ben", "cleo", "dan"];

it("shows a character the last six lines, and the moderator the last five", async () => {
  const moderator = createFakeLanguageModel({ reply: "Nobody." });
  const { model } = await talks(0.99, 9, { participants: four, moderator });
  const shown = model.calls.map(
    ({ request }) =>
      request.messages
        .flatMap(({ content }) => content.split("\n\n"))
        .filter((line) => line.endsWith("It is so.") || line.endsWith("Talk.")).length,
  );
  const told = moderator.calls.map(
    ({ request }) => request.messages[0]?.content.split("\n\n")[0]?.split("\n").slice(1).length,
  );
  expect([shown.slice(0, 9), told.slice(0, 8)]).toEqual([
    [1, 2, 3, 4, 5, 6, 6, 6, 6],
    [1, 2, 3, 4, 5, 5, 5, 5],
  ]);
});

it.each([
  ["ends with its twenty-first line where chance has it", 0.199, "idle", 20],
  ["goes on where chance has it", 0.2, "atLimit", 25],
])("the talk %s", async (_, chance, state, turns) => {
  const { room, state: now } = await talks(chance, 30, { turnLimit: 25 });
  expect([now(), room.getSnapshot().context.budget.turns]).toEqual([state, turns]);
});

it.each([
  ["carries the talk elsewhere", 0.299, true],
  ["stays with the subject", 0.3, false],
])("whoever speaks of their own accord %s where chance has it", async (_, chance, drifts) => {
  const moderator = createFakeLanguageModel({ reply: "Nobody." });
  const { model } = await talks(chance, 3, { participants: four, moderator });
  const led = model.calls.map(({ request }) => request.system?.includes("Carry the talk to a neighbouring subject"));
  const asked = moderator.calls.map(({ request }) =>
    request.messages[0]?.content.includes("carry the talk to a neighbouring subject"),
  );
  // Whoever answers the visitor answers what was asked.
  expect([led.slice(0, 3), asked.slice(0, 3)]).toEqual([
    [false, drifts, drifts],
    [false, drifts, drifts],
  ]);
});
