import { expect, it } from "vitest";
import { createTestChatRoom } from "@archive-of-minds/testing";
import { remainingReadingTime } from "../turn/reading-time";

const WORDS = 46;
const long = Array.from({ length: WORDS }, (_, at) => `word${String(at)}`).join(" ");

it.each([
  ["shows a short message for the usual time", "So it is.", "normal", 0, 3_000],
  ["shows 46 words for 12 s at 230 words a minute, of which one is the gap", long, "normal", 0, 11_000],
  ["counts the time in which the text streamed", long, "normal", 4_000, 7_000],
  ["shows a text that streamed slower than it is read for the usual time", long, "normal", 20_000, 3_000],
  ["gives a slow reader more time", long, "slow", 0, 17_400],
  ["gives a fast reader less time", long, "fast", 0, 7_118],
  ["counts the letters of a script without spaces", "光は波であり粒でもある".repeat(10), "normal", 0, 16_935],
  ["counts a Korean text by its words", Array.from({ length: WORDS }, () => "빛은").join(" "), "normal", 0, 11_000],
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

it("shows a silent turn as long as reading takes", async () => {
  const test = createTestChatRoom({ participants: ["ada", "ben"] });
  test.visitorSays("What is light?");
  await answer(test);
  await test.pass(10_999);
  expect(spoken(test)).toBe(0);
  await test.pass(1);
  expect(spoken(test)).toBe(1);
});

it("shows it longer for a slow reader, and stores the pace", async () => {
  const test = createTestChatRoom({ participants: ["ada", "ben"] });
  test.room.send({ type: "setting.change", name: "readingPace", value: "slow" });
  test.visitorSays("What is light?");
  await answer(test);
  await test.pass(17_399);
  expect(spoken(test)).toBe(0);
  await test.pass(1);
  expect([spoken(test), test.settingsStore.read("aom.readingPace")]).toEqual([1, "slow"]);
});

it("follows a pace that changes while the turn is shown", async () => {
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

it("starts with the stored pace", () => {
  const test = createTestChatRoom({ settings: { "aom.readingPace": "fast" } });
  expect(test.room.getSnapshot().context.settings.readingPace).toBe("fast");
});

it("shows a turn until the visitor asks for the next one, where that is their pace", async () => {
  const test = createTestChatRoom({ participants: ["ada", "ben"], settings: { "aom.readingPace": "press" } });
  test.visitorSays("What is light?");
  await answer(test);
  await answer(test);
  await test.pass(600_000);
  expect(spoken(test)).toBe(0);
  test.room.send({ type: "turn.advance" });
  await test.pass(1_000);
  expect([spoken(test), test.state()]).toEqual([1, "running.voicing"]);
});

it("ends a turn before its time when the visitor has read it, and no turn that is not written yet", async () => {
  const test = createTestChatRoom({ participants: ["ada", "ben"] });
  test.visitorSays("What is light?");
  await settled();
  test.room.send({ type: "turn.advance" });
  await answer(test);
  expect(spoken(test)).toBe(0);
  test.room.send({ type: "turn.advance" });
  expect(spoken(test)).toBe(1);
});

it("goes on by itself once the visitor chooses a pace", async () => {
  const test = createTestChatRoom({ participants: ["ada", "ben"], settings: { "aom.readingPace": "press" } });
  test.visitorSays("What is light?");
  await answer(test);
  await test.pass(60_000);
  test.room.send({ type: "setting.change", name: "readingPace", value: "normal" });
  await test.pass(3_000);
  expect(spoken(test)).toBe(1);
});
