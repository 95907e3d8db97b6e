import { expect, it } from "vitest";
import { createFakeLanguageModel, createTestChatRoom, settled } from "@archive-of-minds/testing";
import * as timings from "../shared/timings";

const question = "Should a town with one bridge build a second one,\n\nor a ferry?";
const subject =
  "(The question under discussion, from Visitor: Should a town with one bridge build a second one, or a ferry?)";

/** The first message of each prompt of a discussion of so many turns, in which the visitor says something after the third. */
async function firstShown(jumpIn: string, turns: number) {
  const model = createFakeLanguageModel({ reply: "It is so." });
  const test = createTestChatRoom({ languageModel: model, participants: ["ada", "ben", "cleo"] });
  test.visitorSays(question);
  for (let turn = 0; turn < turns; turn += 1) {
    await settled();
    await test.pass(timings.noVoiceWait);
    await test.pass(timings.turnGap);
    if (turn !== 2) continue;
    test.visitorSays(jumpIn);
    await test.pass(timings.jumpInPause);
  }
  return model.calls.map(({ request }) => request.messages[0]?.content ?? "");
}

it("shows the visitor’s question in full when it is no longer among the last messages", async () => {
  const shown = await firstShown("I crossed one this morning.", 9);
  expect(shown[0]?.startsWith(`Visitor: ${question}`)).toBe(true);
  expect(shown.at(-1)?.split("\n\n")[0]).toBe(subject);
});

it("shows another question in its place", async () => {
  const shown = await firstShown("And who should pay for it?", 12);
  expect(shown.at(-1)?.split("\n\n")[0]).toBe(
    "(The question under discussion, from Visitor: And who should pay for it?)",
  );
});
