import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMoments, momentAt, MOST_MOMENTS, type Moment, type RecordedActor } from "./recording";

const start: RecordedActor = {
  id: "actor-1",
  name: "counter",
  parent: null,
  chart: "chart-1",
  start: { at: 0, value: "on", active: ["counter.on"], status: "active", context: { count: 0, label: "none" } },
  events: [],
};

const moment = (number: number): Moment => ({
  number,
  at: number,
  event: { type: "ADD" },
  value: "on",
  active: ["counter.on"],
  status: "active",
  transitions: ["0"],
  context: { count: number },
});

describe("the history of an actor", () => {
  it("has the context of each moment, although only changes are recorded", () => {
    const actor = addMoments(start, [moment(1), { ...moment(2), context: {}, removed: ["label"] }, moment(3)]);
    expect(momentAt(actor, 0)).toMatchObject({ context: { count: 0, label: "none" }, moment: undefined });
    expect(momentAt(actor, 1).context).toEqual({ count: 1, label: "none" });
    expect(momentAt(actor, 2).context).toEqual({ count: 1 });
    expect(momentAt(actor, "now").context).toEqual({ count: 3 });
  });

  it("keeps the newest, and what the older ones led to", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 8 }), (batches) => {
        let number = 0;
        const actor = batches.reduce(
          (before, size) =>
            addMoments(
              before,
              Array.from({ length: size }, () => moment((number += 1))),
            ),
          start,
        );
        expect(actor.events).toHaveLength(Math.min(number, MOST_MOMENTS));
        expect(momentAt(actor, "now").context).toEqual({ count: number, label: "none" });
        const dropped = number - actor.events.length;
        expect(momentAt(actor, 0).context).toEqual({ count: dropped, label: "none" });
      }),
    );
  });
});
