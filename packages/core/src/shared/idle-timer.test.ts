import { createTestTimers } from "@archive-of-minds/testing";
import { describe, expect, it } from "vitest";
import { createIdleTimer } from "./idle-timer";

function begin(idleMs: number) {
  const timers = createTestTimers();
  const idleAt: number[] = [];
  const timer = createIdleTimer(timers, idleMs, () => idleAt.push(timers.now()));
  return { timers, timer, idleAt };
}

describe("an idle timer", () => {
  it("waits for nothing before its first start", () => {
    const { timers, idleAt } = begin(100);
    timers.advance(1_000);
    expect(idleAt).toEqual([]);
  });

  it("calls back once, the whole time after the last restart", () => {
    const { timers, timer, idleAt } = begin(100);
    timer.restart();
    timers.advance(60);
    timer.restart();
    timers.advance(60);
    timer.restart();
    timers.advance(1_000);
    expect(idleAt).toEqual([220]);
  });

  it("keeps one timer armed however often it is restarted", () => {
    const { timers, timer } = begin(100);
    for (let time = 0; time < 50; time += 1) {
      timer.restart();
      timers.advance(5);
    }
    expect(timers.pending()).toBe(1);
  });

  it("does not count the time of a pause", () => {
    const { timers, timer, idleAt } = begin(100);
    timer.restart();
    timers.advance(50);
    timer.pause();
    timers.advance(500);
    timer.restart();
    timers.advance(99);
    expect(idleAt).toEqual([]);
    timers.advance(1);
    expect(idleAt).toEqual([650]);
  });

  it("takes a shorter time at once, and a longer one", () => {
    const { timers, timer, idleAt } = begin(100);
    timer.restart();
    timer.restart(10);
    timers.advance(10);
    timer.restart(200);
    timers.advance(199);
    expect(idleAt).toEqual([10]);
    timers.advance(1);
    expect(idleAt).toEqual([10, 210]);
  });

  it("has no timer armed at its end", () => {
    const { timers, timer, idleAt } = begin(100);
    timer.restart();
    timer.end();
    expect(timers.pending()).toBe(0);
    timers.advance(1_000);
    expect(idleAt).toEqual([]);
  });
});
