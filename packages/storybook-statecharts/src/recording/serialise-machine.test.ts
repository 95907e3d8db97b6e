import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { fetchMachine, trafficLight, wordProcessor } from "../foreign.fixture";
import { machineOf, parentOf, snapshotOf } from "./machine-parts";
import { serialiseMachine } from "./serialise-machine";

describe("a machine as data", () => {
  it("has all nodes, parents before their children", () => {
    const { chart } = serialiseMachine(trafficLight);
    expect(chart.nodes.map(({ id, type, isInitial }) => [id, type, isInitial])).toEqual([
      ["light", "compound", false],
      ["light.green", "atomic", true],
      ["light.yellow", "atomic", false],
      ["light.red", "compound", false],
      ["light.red.walk", "atomic", true],
      ["light.red.wait", "atomic", false],
      ["light.red.stop", "final", false],
    ]);
    expect(serialiseMachine(wordProcessor).chart.nodes[0]?.type).toBe("parallel");
  });

  it("has guards, delays, invoked actors and the ends of states by their names", () => {
    const { chart } = serialiseMachine(fetchMachine);
    expect(chart.nodes.find(({ key }) => key === "loading")?.invokes).toEqual(["load"]);
    expect(chart.transitions.map(({ source, label, guard, targets }) => [source, label, guard, targets])).toEqual([
      ["fetch.idle", "FETCH", "hasQuery", ["fetch.loading"]],
      ["fetch.loading", "CANCEL", null, ["fetch.idle"]],
      ["fetch.loading", "loading done", null, ["fetch.success"]],
      ["fetch.loading", "loading failed", null, ["fetch.failure"]],
      ["fetch.loading", "after patience", null, ["fetch.failure"]],
      ["fetch.failure", "RETRY", "hasRetries", ["fetch.loading"]],
    ]);
    expect(serialiseMachine(trafficLight).chart.transitions.find(({ label }) => label === "done")).toMatchObject({
      source: "light.red",
      targets: ["light.green"],
    });
  });

  it("survives JSON", () => {
    const { chart } = serialiseMachine(fetchMachine);
    expect(JSON.parse(JSON.stringify(chart))).toEqual(chart);
  });
});

describe("what XState does not promise", () => {
  it("is there: the active nodes, the parent of an actor and the machine that it runs", () => {
    const actor = createActor(fetchMachine).start();
    actor.send({ type: "FETCH", query: "cats" });
    expect(snapshotOf(actor)?._nodes.map(({ id }) => id)).toContain("fetch.loading");
    expect(machineOf(actor)?.root.id).toBe("fetch");
    const [child] = Object.values(actor.getSnapshot().children);
    expect(child && machineOf(child)).toBeUndefined();
    expect(child && parentOf(child)).toBe(actor);
    actor.stop();
  });
});
