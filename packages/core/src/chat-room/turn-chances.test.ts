import { expect, it } from "vitest";
import {
  createFakeLanguageModel,
  createTestChatRoom,
  settled,
  type TestChatRoomOptions,
} from "@archive-of-minds/testing";
import * as timings from "../shared/timings";

/** A room in which all characters say the same, and each random draw is the same. */
async function talks(chance: number, turns: number, options: TestChatRoomOptions = {}) {
  const model = createFakeLanguageModel({ reply: "It is so." });
  const test = createTestChatRoom({ languageModel: model, random: () => ({ next: () => chance }), ...options });
  test.visitorSays("Talk.");
  for (let turn = 0; turn < turns; turn += 1) {
    await settled();
    await test.pass(timings.noVoiceWait);
    await test.pass(timings.turnGap);
  }
  return { ...test, model };
}

const four = ["ada", "ben", "cleo", "dan"];

it("prompts a character with the last six messages, the moderator with the last five, and both with the visitor’s before them", async () => {
  const moderator = createFakeLanguageModel({ reply: "Nobody." });
  const { model } = await talks(0.99, 9, { participants: four, moderator });
  const shown = model.calls.map(
    ({ request }) =>
      request.messages
        .flatMap(({ content }) => content.split("\n\n"))
        .filter((line) => line.endsWith("It is so.") || line.endsWith("Talk.")).length,
  );
  const quoted = moderator.calls.map(
    ({ request }) => request.messages[0]?.content.split("\n\n")[0]?.split("\n").slice(1).length,
  );
  expect([shown.slice(0, 9), quoted.slice(0, 8)]).toEqual([
    [1, 2, 3, 4, 5, 6, 7, 7, 7],
    [1, 2, 3, 4, 5, 6, 6, 6],
  ]);
});

it.each([
  // Twenty turns, and a closing word of each of the two.
  ["ends at random from the 21st message", 0.199, "idle", 22],
  ["continues at random after it", 0.2, "atLimit", 25],
])("%s", async (_, chance, state, turns) => {
  const { room, state: now } = await talks(chance, 30, { turnLimit: 25 });
  expect([now(), room.getSnapshot().context.budget.turns]).toEqual([state, turns]);
});

it.each([
  ["change the subject", 0.299, true],
  ["keep the subject", 0.3, false],
])("makes a randomly chosen speaker %s", async (_, chance, drifts) => {
  const moderator = createFakeLanguageModel({ reply: "Nobody." });
  const { model } = await talks(chance, 3, { participants: four, moderator });
  const led = model.calls.map(({ request }) => request.system?.includes("Carry the talk to a neighbouring subject"));
  const asked = moderator.calls.map(({ request }) =>
    request.messages[0]?.content.includes("carry the talk to a neighbouring subject"),
  );
  // A reply to the visitor never changes the subject.
  expect([led.slice(0, 3), asked.slice(0, 3)]).toEqual([
    [false, drifts, drifts],
    [false, drifts, drifts],
  ]);
});

it("has each speaker say one closing word before it ends", async () => {
  const { model, room } = await talks(0.199, 30, { participants: ["ada", "ben"] });
  const closing = model.calls.filter(({ request }) => request.participants?.closes === true);
  expect(new Set(closing.map(({ request }) => request.characterId))).toEqual(new Set(["ada", "ben"]));
  expect(model.calls.slice(-2)).toEqual(closing);
  expect(closing.every(({ request }) => request.system?.includes("say a closing word"))).toBe(true);
  const { messages } = room.getSnapshot().context;
  expect(messages.filter(({ closes }) => closes)).toHaveLength(2);
});

it("answers a visitor who takes part again before it ends", async () => {
  const { model, visitorSays, pass } = await talks(0.199, 21, { participants: ["ada", "ben"] });
  expect(model.calls.at(-1)?.request.participants?.closes).toBe(true);
  const asked = model.calls.length;
  visitorSays("One more thing.");
  await pass(timings.jumpInPause);
  await settled();
  expect(model.calls[asked]?.request.participants?.closes).toBeUndefined();
});
