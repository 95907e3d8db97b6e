import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createTestTimers } from "../proxies/testing/test-timers";
import { createSilenceClock, type Sign } from "./silence-clock";
import { propertyRuns } from "@archive-of-minds/core/testing";

const SECOND = 1_000;

const ofAgent: fc.Arbitrary<Sign> = fc.oneof(
  fc.record({ of: fc.constant("agent" as const), turn: fc.option(fc.nat(3)), hasWords: fc.boolean() }),
  fc.record({
    of: fc.constant("work" as const),
    id: fc.constantFrom("tool 1", "tool 2", "thought", "writing"),
    work: fc.constantFrom("begun" as const, "done" as const, "declined" as const),
  }),
);
const ofVisitor: fc.Arbitrary<Sign> = fc.record({ of: fc.constant("visitor" as const), asks: fc.boolean() });
const after = (most: number) => fc.integer({ min: 1, max: most });

/** Lets a conversation take its course. Gives when it ended, in seconds, and how long before its notices had come. */
function follow(silenceSeconds: number, course: readonly (readonly [Sign, number])[]) {
  const timers = createTestTimers();
  let endedAt: number | null = null;
  const notices: number[] = [];
  const clock = createSilenceClock({
    silenceSeconds,
    timers,
    onNotice: () => notices.push(timers.now() / SECOND),
    onSilence: () => {
      endedAt = timers.now() / SECOND;
      clock.stop();
    },
  });
  clock.heed({ of: "beginning", isGreeted: true });
  for (const [sign, seconds] of course) {
    if (endedAt !== null) break;
    clock.heed(sign);
    timers.advance(seconds * SECOND);
  }
  if (endedAt === null) timers.advance(600 * SECOND);
  return { endedAt: endedAt ?? Infinity, notices, pending: timers.pending() };
}

describe("whatever an agent does", () => {
  it("it keeps no conversation open for long by itself", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(10, 30, 60),
        fc.array(fc.tuple(ofAgent, after(30)), { minLength: 100, maxLength: 200 }),
        (silenceSeconds, doings) => {
          const { endedAt, pending } = follow(silenceSeconds, [[{ of: "visitor", asks: true }, 1], ...doings]);
          expect([endedAt <= 540, pending]).toEqual([true, 0]);
        },
      ),
      { numRuns: propertyRuns(1_000) },
    );
  });

  it("the visitor’s last word is not the last second, and the page is told before the end", () => {
    const course = fc.array(fc.tuple(fc.oneof(ofAgent, ofVisitor), after(40)), { maxLength: 30 });
    fc.assert(
      fc.property(fc.constantFrom(10, 30, 60, 120), course, (silenceSeconds, doings) => {
        const { endedAt, notices } = follow(silenceSeconds, doings);
        let at = 0;
        let visitorAt = 0;
        for (const [sign, seconds] of doings) {
          if (at < endedAt && sign.of === "visitor") visitorAt = at;
          at += seconds;
        }
        expect(endedAt - visitorAt).toBeGreaterThanOrEqual(silenceSeconds);
        expect(endedAt - Math.max(...notices)).toBeGreaterThanOrEqual(5);
        expect(endedAt - Math.max(...notices)).toBeLessThanOrEqual(15);
      }),
      { numRuns: propertyRuns(1_000) },
    );
  });
});
