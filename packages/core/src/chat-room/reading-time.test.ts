import { expect, it } from "vitest";
import { createTestChatRoom } from "@archive-of-minds/testing";
import { remainingReadingTime } from "../turn/reading-time";

const WORDS = 46;
const long = Array.from({ length: WORDS }, (_, at) => `word${String(at)}`).join(" ");

it.each([
  ["a short line stands for the usual wait", "So it is.", "normal", 0, 3_000],
  ["46 words at 230 a minute take 12 s, of which the gap is one", long, "normal", 0, 11_000],
  ["time in which they were being written counts", long, "normal", 4_000, 7_000],
  ["what was written slower than it is read stands for the usual wait", long, "normal", 20_000, 3_000],
  ["a slow reader has longer", long, "slow", 0, 17_400],
  ["a fast one less", long, "fast", 0, 7_118],
] as const)("%s", (_, text, pace, shownFor, stands) => {
  expect(remainingReadingTime(text, { pace, shownFor, least: 3_000 })).toBe(stands);
});

const settled = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};
const spoken = ({ room }: ReturnType<typeof createTestChatRoom>) =>
  room.getSnapshot().context.messages.filter(({ author }) => author !== "user").length;
const answer = async (test: ReturnType<typeof createTestChatRoom>) => {
  await settled();
  for (const call of test.model.calls.filter(({ ended }) => !ended)) {
    call.say(long);
    call.finish();
  }
  await settled();
};

it("holds a turn that nobody hears for as long as reading takes", async () => {
  const test = createTestChatRoom({ participants: ["ada", "ben"] });
  test.visitorSays("What is light?");
  await answer(test);
  await test.pass(10_999);
  expect(spoken(test)).toBe(0);
  await test.pass(1);
  expect(spoken(test)).toBe(1);
});

it("holds it longer for a slow reader, and remembers the pace", async () => {
  const test = createTestChatRoom({ participants: ["ada", "ben"] });
  test.room.send({ type: "setting.change", name: "readingPace", value: "slow" });
  test.visitorSays("What is light?");
  await answer(test);
  await test.pass(17_399);
  expect(spoken(test)).toBe(0);
  await test.pass(1);
  expect([spoken(test), test.settingsStore.read("aom.readingPace")]).toEqual([1, "slow"]);
});

it("follows a pace that is changed while the turn stands", async () => {
  const test = createTestChatRoom({ participants: ["ada", "ben"] });
  test.visitorSays("What is light?");
  await answer(test);
  await test.pass(5_000);
  test.room.send({ type: "setting.change", name: "readingPace", value: "fast" });
  await test.pass(2_999);
  expect(spoken(test)).toBe(0);
  await test.pass(1);
  expect(spoken(test)).toBe(1);
});

it("finds the pace that was chosen before", () => {
  const test = createTestChatRoom({ settings: { "aom.readingPace": "fast" } });
  expect(test.room.getSnapshot().context.settings.readingPace).toBe("fast");
});
