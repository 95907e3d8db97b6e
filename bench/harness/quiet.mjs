import { cpus } from "node:os";
import { setTimeout as wait } from "node:timers/promises";

const LOOK = 250;
const PATIENCE = 15_000;
/** Of all processors together. */
const QUIET = 0.2;

function readTimes() {
  const times = cpus().map((cpu) => cpu.times);
  const idle = times.reduce((sum, each) => sum + each.idle, 0);
  return {
    idle,
    all: times.reduce((sum, { user, nice, sys, irq, idle: rest }) => sum + user + nice + sys + irq + rest, 0),
  };
}

/** Counts measurements, and those that began while others kept the machine busy. */
export const quietness = { measurements: 0, disturbed: 0 };

/** Waits, not for ever, until no other process needs the processors: its work would be measured along with ours. */
export async function untilQuiet() {
  quietness.measurements += 1;
  const deadline = performance.now() + PATIENCE;
  while (performance.now() < deadline) {
    const before = readTimes();
    await wait(LOOK);
    const after = readTimes();
    if (1 - (after.idle - before.idle) / (after.all - before.all) < QUIET) return;
  }
  quietness.disturbed += 1;
}
