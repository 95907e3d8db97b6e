import { describe, expect, it } from "vitest";
import { createActor, createMachine } from "xstate";
import { fetchMachine } from "../foreign.fixture";
import { machineOf, snapshotOf } from "../recording/machine-parts";
import { eventOptions, refusalOf } from "./event-options";

function optionsOf(actor: Parameters<typeof machineOf>[0]) {
  const machine = machineOf(actor);
  const snapshot = snapshotOf(actor);
  if (!machine || !snapshot) throw new Error("The actor runs no machine.");
  return Object.fromEntries(
    eventOptions(machine, snapshot).map(({ type, isTaken, refusedBy }) => [type, isTaken || refusedBy]),
  );
}

describe("the events of a machine", () => {
  it("are taken, refused by a guard, or of no state that is active", () => {
    const actor = createActor(fetchMachine).start();
    // Its guard reads a field that an event without a payload lacks, and throws.
    expect(optionsOf(actor)).toEqual({ FETCH: ["hasQuery"], CANCEL: [], RETRY: [] });
    actor.send({ type: "FETCH", query: "cats" });
    expect(optionsOf(actor)).toEqual({
      FETCH: [],
      CANCEL: true,
      RETRY: [],
      "xstate.after.patience.fetch.loading": true,
    });
    actor.stop();
  });

  it("are refused by the guards of every active state", () => {
    const actor = createActor(
      createMachine(
        {
          type: "parallel",
          states: {
            one: { on: { GO: { guard: "isEarly", actions: () => {} } } },
            two: { on: { "GO.*": { guard: "never", actions: () => {} }, GO: { guard: "isLate", actions: () => {} } } },
          },
        },
        { guards: { isEarly: () => false, isLate: () => false, never: () => false } },
      ),
    ).start();
    expect(optionsOf(actor)).toEqual({ GO: ["isEarly", "isLate"] });
    actor.stop();
  });

  it("say why they cannot be sent", () => {
    const actor = createActor(fetchMachine).start();
    const why = (event: { readonly type: string }) => {
      const snapshot = snapshotOf(actor);
      return snapshot && refusalOf(snapshot, event);
    };
    expect(why({ type: "FETCH", query: "" } as { type: string })).toBe("Refused by hasQuery.");
    expect(why({ type: "FETCH" })).toMatch(/^A guard threw: /);
    expect(why({ type: "CANCEL" })).toBe("No active state has a transition for it.");
    expect(why({ type: "FETCH", query: "cats" } as { type: string })).toBeUndefined();
    actor.stop();
    expect(why({ type: "CANCEL" })).toBe("The actor has ended.");
  });
});
