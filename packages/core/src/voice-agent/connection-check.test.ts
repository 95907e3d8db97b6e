import { expect, it } from "vitest";
import { SimulatedClock } from "xstate";
import type { ConnectionStep } from "../contracts";
import { describeChartRules } from "@archive-of-minds/testing/contracts";
import { createFakeConnectionProbe } from "@archive-of-minds/testing";
import { connectionCheckMachine, type ConnectionCheckContext } from "./connection-check.machine";
import { createConnectionCheck } from "./create-connection-check";

const steps: readonly ConnectionStep[] = ["microphone", "server", "websocket", "mediaRoom", "relay"];
const settle = () => new Promise((resolve) => setTimeout(resolve));

async function check(...given: Parameters<typeof createFakeConnectionProbe>) {
  const probe = createFakeConnectionProbe(...given);
  const clock = new SimulatedClock();
  const actor = createConnectionCheck({ probe, clock });
  actor.send({ type: "check.start" });
  await settle();
  const states = () => steps.map((step) => actor.getSnapshot().context.findings[step].state);
  return { probe, clock, actor, states };
}

it("runs all steps, one after another", async () => {
  const { actor, probe, states } = await check();
  expect([actor.getSnapshot().value, probe.taken, states()]).toEqual([
    "finished",
    steps,
    ["passed", "passed", "passed", "passed", "passed"],
  ]);
});

it("continues when a step fails, and keeps the reason", async () => {
  const { actor, states } = await check({ microphone: new Error("No microphone."), relay: new Error("No way out.") });
  const { microphone, relay } = actor.getSnapshot().context.findings;
  expect([states(), microphone.detail, relay.detail]).toEqual([
    ["failed", "passed", "passed", "passed", "failed"],
    "No microphone.",
    "No way out.",
  ]);
});

it("marks a step that is not needed as skipped", async () => {
  const { states } = await check({ mediaRoom: "notNeeded", relay: "notNeeded" });
  expect(states()).toEqual(["passed", "passed", "passed", "skipped", "skipped"]);
});

it("does not mark a step with an unknown result as skipped", async () => {
  const { states } = await check({ relay: "unknown" });
  expect(states()).toEqual(["passed", "passed", "passed", "passed", "unknown"]);
});

it("does not try the steps behind a server that does not answer", async () => {
  const { probe, states } = await check({ server: new Error("Gone.") });
  expect([probe.taken, states()]).toEqual([
    ["microphone", "server"],
    ["passed", "failed", "untried", "untried", "untried"],
  ]);
});

it("waits 15 seconds for each step, and a minute for the visitor’s answer", async () => {
  const { actor, probe, clock, states } = await check({ microphone: "never", websocket: "never" });
  clock.increment(59_999);
  expect(states()[0]).toBe("running");
  clock.increment(1);
  await settle();
  expect([states(), probe.left]).toEqual([["failed", "passed", "running", "waiting", "waiting"], ["microphone"]]);
  clock.increment(15_000);
  await settle();
  expect([actor.getSnapshot().value, states(), actor.getSnapshot().context.findings.websocket.detail]).toEqual([
    "finished",
    ["failed", "passed", "failed", "passed", "passed"],
    "There was no answer in time.",
  ]);
});

it("can be stopped at any time, and started again", async () => {
  const { actor, probe, states } = await check({ server: "never" });
  actor.send({ type: "check.stop" });
  expect([actor.getSnapshot().value, states(), probe.left]).toEqual([
    "idle",
    ["passed", "waiting", "waiting", "waiting", "waiting"],
    ["server"],
  ]);
  actor.send({ type: "check.start" });
  expect(states()).toEqual(["running", "waiting", "waiting", "waiting", "waiting"]);
});

describeChartRules(connectionCheckMachine, {
  events: [{ type: "check.start" }, { type: "check.stop" }],
  outputs: { checkStep: ["passed", "notNeeded"] },
  contextKey: ({ findings }: ConnectionCheckContext) => findings.server.state,
});
