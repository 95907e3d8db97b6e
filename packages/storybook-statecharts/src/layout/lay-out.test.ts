import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMachine, type AnyStateMachine } from "xstate";
import { fetchMachine, trafficLight, wordProcessor } from "../foreign.fixture";
import { serialiseMachine } from "../recording/serialise-machine";
import { layOut } from "./lay-out";
import type { Rectangle } from "./layout";

interface Tree {
  readonly isParallel: boolean;
  readonly children: readonly Tree[];
}

const tree = fc.memo((depth): fc.Arbitrary<Tree> =>
  fc.record({
    isParallel: fc.boolean(),
    children: depth <= 1 ? fc.constant([]) : fc.array(tree(depth - 1), { maxLength: 4 }),
  }),
);

/** Machines of any shape, with transitions between any two of their states. */
const machines = fc
  .tuple(
    tree(4),
    fc.array(fc.tuple(fc.nat(), fc.option(fc.nat(), { freq: 8 }), fc.constantFrom("GO", "STOP", "a.long.name")), {
      maxLength: 40,
    }),
  )
  .map(([root, wanted]) => {
    const nodes: { id: string; on: Record<string, object[]> }[] = [];
    const config = ({ isParallel, children }: Tree, id: string): object => {
      const own = { id, on: {} };
      nodes.push(own);
      const states = Object.fromEntries(
        children.map((child, at) => [`s${String(at)}`, config(child, `${id}-${String(at)}`)]),
      );
      if (children.length === 0) return own;
      return Object.assign(own, { states }, isParallel ? { type: "parallel" } : { initial: "s0" });
    };
    const whole = config(root, "root");
    for (const [from, to, event] of wanted) {
      const source = nodes[from % nodes.length];
      const target = to === null ? undefined : `#${nodes[to % nodes.length]?.id ?? "root"}`;
      if (source) source.on[event] = [...(source.on[event] ?? []), target ? { target } : { actions: () => {} }];
    }
    return createMachine(whole) as AnyStateMachine;
  });

const isApart = (one: Rectangle, other: Rectangle) =>
  one.x + one.width <= other.x + 0.01 ||
  other.x + other.width <= one.x + 0.01 ||
  one.y + one.height <= other.y + 0.01 ||
  other.y + other.height <= one.y + 0.01;

const isWithin = (inner: Rectangle, outer: Rectangle) =>
  inner.x >= outer.x - 0.01 &&
  inner.y >= outer.y - 0.01 &&
  inner.x + inner.width <= outer.x + outer.width + 0.01 &&
  inner.y + inner.height <= outer.y + outer.height + 0.01;

function check(machine: AnyStateMachine): void {
  const { chart } = serialiseMachine(machine);
  const layout = layOut(chart);
  const boxOf = new Map(layout.boxes.map((box) => [box.node.id, box]));
  expect([...boxOf.keys()].toSorted()).toEqual(chart.nodes.map(({ id }) => id).toSorted());
  for (const box of layout.boxes) {
    const around = box.node.parent === null ? { x: 0, y: 0, ...layout } : boxOf.get(box.node.parent);
    expect(around && isWithin(box, around)).toBe(true);
    for (const label of box.labels) expect(isWithin(label, box)).toBe(true);
    for (const other of layout.boxes)
      if (other !== box && other.node.parent === box.node.parent) expect(isApart(box, other)).toBe(true);
    for (const inside of layout.boxes)
      if (inside.node.parent === box.node.id) for (const label of box.labels) expect(isApart(label, inside)).toBe(true);
  }
  for (const { source, target, points, labels } of layout.arrows) {
    expect(boxOf.has(source) && boxOf.has(target)).toBe(true);
    expect(points.length).toBeGreaterThanOrEqual(2);
    for (const box of layout.boxes)
      if (box.node.parent === boxOf.get(source)?.node.parent)
        for (const label of labels) expect(isApart(label, box)).toBe(true);
  }
  const written = [...layout.boxes, ...layout.arrows].flatMap(({ labels }) =>
    labels.flatMap((label) => label.transitions),
  );
  expect([...new Set(written)].toSorted()).toEqual(chart.transitions.map(({ id }) => id).toSorted());
}

describe("the layout of a chart", () => {
  it.each([
    ["a traffic light", trafficLight],
    ["a word processor", wordProcessor],
    ["a request", fetchMachine],
  ])("puts %s in boxes that do not overlap, with every transition", (_name, machine) => {
    check(machine as AnyStateMachine);
  });

  it("does so for any machine", () => {
    fc.assert(fc.property(machines, check), { numRuns: 40 });
  });

  it("names the states inside, where an arrow ends at the box around them", () => {
    const { chart } = serialiseMachine(
      createMachine({
        id: "a",
        initial: "out",
        states: {
          out: { on: { ENTER: "in.second" } },
          in: { initial: "first", states: { first: { on: { LEAVE: "#a.out" } }, second: {} } },
        },
      }),
    );
    expect(
      layOut(chart).arrows.map(({ source, target, labels }) => [source, target, labels.map(({ text }) => text)]),
    ).toEqual([
      ["a.out", "a.in", ["ENTER → second"]],
      ["a.in", "a.out", ["first: LEAVE"]],
    ]);
  });
});
