import { expect, it } from "vitest";
import { createActor, createMachine, fromPromise } from "xstate";
import { machineOf, parentOf, snapshotOf } from "./machine-parts";

const child = createMachine({ id: "child", initial: "waiting", states: { waiting: {} } });
const parent = createMachine({
  id: "parent",
  type: "parallel",
  states: {
    door: {
      initial: "closed",
      states: {
        closed: { on: { OPEN: { guard: () => true, target: "open" } } },
        open: { always: { guard: () => false, target: "closed" } },
      },
    },
    work: {
      invoke: [
        { id: "kid", src: child },
        { id: "job", src: fromPromise(() => new Promise(() => {})) },
      ],
    },
  },
});

function start() {
  const actor = createActor(parent).start();
  const snapshot = snapshotOf(actor);
  const { kid, job } = snapshot?.children ?? {};
  if (!snapshot || !kid || !job) throw new Error("The machine has no snapshot with its children.");
  return { actor, snapshot, kid, job };
}

it("XState has the active nodes of a snapshot, those around them included", () => {
  const { actor, snapshot } = start();
  const ids = () =>
    snapshotOf(actor)
      ?._nodes.map(({ id }) => id)
      .toSorted();
  expect(ids()).toEqual(["parent", "parent.door", "parent.door.closed", "parent.work"]);
  actor.send({ type: "OPEN" });
  expect(ids()).toEqual(["parent", "parent.door", "parent.door.open", "parent.work"]);
  expect([snapshot.status, snapshot.value]).toEqual(["active", { door: "closed", work: {} }]);
  expect([snapshot.can({ type: "OPEN" }), snapshot.can({ type: "SHUT" })]).toEqual([true, false]);
});

it("XState has the nodes of a machine, with their transitions", () => {
  const root = machineOf(start().actor)?.root;
  const door = root?.states["door"];
  expect([root?.key, root?.type, door?.id, door?.type, door?.parent]).toEqual([
    "parent",
    "parallel",
    "parent.door",
    "compound",
    root,
  ]);
  expect(door?.initial?.target).toEqual([door?.states["closed"]]);
  const opening = door?.states["closed"]?.transitions.get("OPEN");
  expect(opening?.map(({ target, guard }) => [target?.map(({ id }) => id), typeof guard])).toEqual([
    [["parent.door.open"], "function"],
  ]);
  expect(door?.states["open"]?.always?.map(({ target }) => target?.map(({ id }) => id))).toEqual([
    ["parent.door.closed"],
  ]);
  expect(root?.states["work"]?.invoke.map(({ id }) => id)).toEqual(["kid", "job"]);
});

it("XState has the parent of an actor, and only machines have nodes", () => {
  const { actor, kid, job } = start();
  expect([parentOf(actor), parentOf(kid), parentOf(job)]).toEqual([undefined, actor, actor]);
  expect([machineOf(kid)?.id, machineOf(job)]).toEqual(["child", undefined]);
  expect(snapshotOf(job)).toBeUndefined();
});
