import { expect, it } from "vitest";
import { SimulatedClock } from "xstate";
import { describeChartRules } from "@archive-of-minds/testing/contracts";
import { createFakeSettingsStore } from "@archive-of-minds/testing";
import { createIosTip, iosTipMachine } from "./ios-tip.machine";

const seen = "aom.iosTipSeen";

it("appears two seconds after the page opens, and never again once it was dismissed", () => {
  const clock = new SimulatedClock();
  const settingsStore = createFakeSettingsStore();
  const tip = createIosTip({ settingsStore, isIos: true, clock });
  clock.increment(1_999);
  expect(tip.getSnapshot().value).toBe("awaited");
  clock.increment(1);
  expect([tip.getSnapshot().value, settingsStore.read(seen)]).toEqual(["shown", null]);
  tip.send({ type: "tip.dismiss" });
  expect([tip.getSnapshot().value, settingsStore.read(seen)]).toEqual(["hidden", "true"]);
  expect(createIosTip({ settingsStore, isIos: true, clock }).getSnapshot().value).toBe("hidden");
});

it("does not appear on other devices", () => {
  expect(createIosTip({ settingsStore: createFakeSettingsStore(), isIos: false }).getSnapshot().value).toBe("hidden");
});

describeChartRules(iosTipMachine, { input: { isWanted: true }, events: [{ type: "tip.dismiss" }] });
