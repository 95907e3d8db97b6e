import { expect, it } from "vitest";
import { exampleReplies, exampleReply, markedBy } from "./example.fixture";
import { checkGate } from "./gate";

const forty = exampleReplies(40);
const good = forty.map((reply) => markedBy(reply, "fits", "fits", "weak"));

/** The same replies, of which the first few have changed. */
const afterChanging = (count: number) =>
  forty.map((reply, index) => (index < count ? exampleReply({ ...reply, text: "Another reply." }) : reply));

it("passes while no reply has changed", () => {
  expect(checkGate(good, forty)).toEqual({ good: 40, changed: [], hasPassed: true });
});

it("passes with one changed reply in twenty, and names those", () => {
  const replies = afterChanging(2);
  expect(checkGate(good, replies)).toEqual({
    good: 40,
    changed: replies.slice(0, 2).map((reply) => ({ place: reply.place, reply })),
    hasPassed: true,
  });
});

it("fails with more", () => {
  const { changed, hasPassed } = checkGate(good, afterChanging(3));
  expect(changed.map(({ place }) => place)).toEqual(["1/tesla/talk/01", "1/tesla/talk/02", "1/tesla/talk/03"]);
  expect(hasPassed).toBe(false);
});

it("counts no changed reply that was marked again, however it was marked", () => {
  const replies = afterChanging(3);
  const again = good.map((marked, index) => (index < 3 ? markedBy(replies[index] ?? exampleReply(), "weak") : marked));
  expect(checkGate(again, replies)).toEqual({ good: 37, changed: [], hasPassed: true });
});

it("does not count replies that did not fit", () => {
  const poor = forty.map((reply) => markedBy(reply, "fits", "weak", "jarring"));
  expect(checkGate([...good.slice(0, 1), ...poor.slice(1)], afterChanging(40))).toMatchObject({
    good: 1,
    changed: [{ place: "1/tesla/talk/01" }],
  });
});

it("counts a reply whose talk is gone", () => {
  expect(checkGate(good.slice(0, 1), [])).toEqual({
    good: 1,
    changed: [{ place: "1/tesla/talk/01", reply: null }],
    hasPassed: false,
  });
});

it("counts a reply whose question has changed", () => {
  const replies = forty.map((reply) => exampleReply({ ...reply, question: "And why?" }));
  expect(checkGate(good, replies)).toMatchObject({ changed: { length: 40 }, hasPassed: false });
});

it("fails while none is marked good", () => {
  expect(checkGate([], forty)).toEqual({ good: 0, changed: [], hasPassed: false });
});
