import { createTestTimers } from "@archive-of-minds/testing";
import { expect, it } from "vitest";
import { createReplyQueue, type QueueTicket } from "./reply-queue";

const never = new AbortController().signal;

function start(mostWaiting = 10) {
  const timers = createTestTimers();
  return { timers, queue: createReplyQueue({ mostWaiting, timers }) };
}

/** Whether the work has ended already. */
async function hasEnded(work: Promise<void>): Promise<boolean> {
  let isOver = false;
  void work.then(() => (isOver = true));
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  return isOver;
}

const changed = (ticket: QueueTicket, signal = never) => {
  const place = ticket.place();
  return place === null ? Promise.resolve() : ticket.changed(place, signal);
};

it("says how many are before a request, and no waiting time before one was measured", () => {
  const { queue } = start();
  const tickets = [queue.enter(), queue.enter(), queue.enter()];
  expect(tickets.map((ticket) => ticket.place())).toEqual([null, { place: 1 }, { place: 2 }]);
});

it("expects the mean of what typical replies took, less what has passed of the one that runs", () => {
  const { queue, timers } = start();
  const first = queue.enter();
  timers.advance(10_000);
  first.leave(true);
  const second = queue.enter();
  const third = queue.enter();
  const fourth = queue.enter();
  expect([third.place(), fourth.place()]).toEqual([
    { place: 1, waitMs: 10_000 },
    { place: 2, waitMs: 20_000 },
  ]);
  timers.advance(4_000);
  expect(fourth.place()).toEqual({ place: 2, waitMs: 16_000 });
  timers.advance(16_000);
  expect(fourth.place()).toEqual({ place: 2, waitMs: 11_000 });
  second.leave(true);
  expect([third.place(), fourth.place()]).toEqual([null, { place: 1, waitMs: 13_000 }]);
  timers.advance(60_000);
  third.leave();
  const fifth = queue.enter();
  expect([fourth.place(), fifth.place()]).toEqual([null, { place: 1, waitMs: 13_000 }]);
});

it("tells a waiting request at once when its place changes, and every five seconds", async () => {
  const { queue, timers } = start();
  const first = queue.enter();
  const second = queue.enter();
  const third = queue.enter();
  const sign = changed(third);
  expect(await hasEnded(sign)).toBe(false);
  timers.advance(5_000);
  expect(await hasEnded(sign)).toBe(true);
  const moved = changed(third);
  first.leave();
  expect([await hasEnded(moved), second.place(), third.place()?.place]).toEqual([true, null, 1]);
  expect(timers.pending()).toBe(0);
});

it("forgets a request that gives up its place, and one that is aborted while it waits", async () => {
  const { queue, timers } = start();
  queue.enter();
  const second = queue.enter();
  const third = queue.enter();
  const abort = new AbortController();
  const waiting = changed(second, abort.signal);
  abort.abort();
  expect([await hasEnded(waiting), timers.pending()]).toEqual([true, 0]);
  second.leave();
  second.leave();
  expect(third.place()).toEqual({ place: 1 });
});

it("refuses a request where as many wait as may, and says when to try again", () => {
  const { queue, timers } = start(1);
  const first = queue.enter();
  timers.advance(8_000);
  first.leave(true);
  queue.enter();
  const waiting = queue.enter();
  expect(() => queue.enter()).toThrow(
    expect.objectContaining({ name: "LanguageModelError", reason: "overloaded", status: 429, retryAfterMs: 16_000 }),
  );
  waiting.leave();
  expect(queue.enter().place()).toEqual({ place: 1, waitMs: 8_000 });
});

it("refuses a request that would wait longer than five minutes", () => {
  const { queue, timers } = start();
  const first = queue.enter();
  timers.advance(200_000);
  first.leave(true);
  queue.enter();
  expect(queue.enter().place()).toEqual({ place: 1, waitMs: 200_000 });
  expect(() => queue.enter()).toThrow(expect.objectContaining({ reason: "overloaded", retryAfterMs: 400_000 }));
});
