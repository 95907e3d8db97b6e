import { createTestTimers } from "@archive-of-minds/testing";
import { expect, it } from "vitest";
import { SECOND } from "../clock";
import { silentLogger } from "../log";
import { StoreError } from "../store/store";
import { createSettling } from "./settling";

/** A slow ledger that records the size of each batch. */
function createSlowLedger() {
  const steps: { readonly ids: readonly string[]; end(error?: Error): void }[] = [];
  const unused = () => Promise.reject(new Error("Only settling is asked for."));
  return {
    steps,
    reserve: unused,
    taken: unused,
    settle: (settlements: readonly { readonly id: string }[]) =>
      new Promise<void>((resolve, reject) =>
        steps.push({ ids: settlements.map(({ id }) => id), end: (error) => (error ? reject(error) : resolve()) }),
      ),
  };
}

function open() {
  const ledger = createSlowLedger();
  const timers = createTestTimers();
  const settling = createSettling({ ledger, timers, log: silentLogger });
  const settled: string[] = [];
  const end = (...ids: string[]) =>
    ids.forEach((id) => settling.add({ id, read: () => ({}), onEnd: () => settled.push(id) }));
  return { ledger, timers, settling, settled, end, told: () => ledger.steps.map(({ ids }) => ids) };
}

it("settles the first at once, and those that end during that together", async () => {
  const { ledger, settled, end, told } = open();
  end("a", "b", "c");
  expect(told()).toEqual([["a"]]);
  ledger.steps[0]?.end();
  await expect.poll(told).toEqual([["a"], ["b", "c"]]);
  expect(settled).toEqual(["a"]);
  ledger.steps[1]?.end();
  await expect.poll(() => settled).toEqual(["a", "b", "c"]);
});

it("does not wait when a new reservation flushes it", () => {
  const { settling, end, told } = open();
  end("a", "b", "c");
  settling.flush();
  settling.flush();
  expect(told()).toEqual([["a"], ["b", "c"]]);
});

it("settles at most a hundred in one transaction", () => {
  const { settling, end, told } = open();
  end(...Array.from({ length: 251 }, (_, index) => String(index)));
  settling.flush();
  expect(told().map(({ length }) => length)).toEqual([1, 100, 100, 50]);
});

it("retries a failed batch as soon as another succeeds, without delaying that", async () => {
  const { ledger, timers, settled, end, told } = open();
  end("a", "b");
  ledger.steps[0]?.end(new StoreError("The database failed.", null));
  await expect.poll(told).toEqual([["a"], ["b"]]);
  ledger.steps[1]?.end();
  await expect.poll(() => settled).toEqual(["b"]);
  // The database works again, so the retry comes at once.
  expect(told()).toEqual([["a"], ["b"], ["a"]]);
  ledger.steps[2]?.end();
  await expect.poll(() => settled).toEqual(["b", "a"]);
  expect(timers.pending()).toBe(0);
});

it("retries by itself within four seconds, however long the database was away", async () => {
  const { ledger, timers, settled, end, told } = open();
  end("a");
  const waits: number[] = [];
  for (let tries = 0; tries < 6; tries += 1) {
    ledger.steps[tries]?.end(new StoreError("The database failed.", null));
    await expect.poll(timers.pending).toBe(1);
    let waited = 0;
    for (; told().length === tries + 1; waited += SECOND) timers.advance(SECOND);
    waits.push(waited / SECOND);
  }
  expect(waits).toEqual([1, 2, 4, 4, 4, 4]);
  ledger.steps[6]?.end();
  await expect.poll(() => settled).toEqual(["a"]);
});

it("retries on a flush once a second at most, and always on the last one", async () => {
  const { ledger, timers, settling, end, told } = open();
  const fail = async () => {
    ledger.steps.at(-1)?.end(new StoreError("The database failed.", null));
    await expect.poll(timers.pending).toBe(1);
  };
  end("a");
  await fail();
  timers.advance(SECOND);
  await fail();
  settling.flush();
  expect(told()).toEqual([["a"], ["a"]]);
  timers.advance(SECOND);
  settling.flush();
  expect(told()).toEqual([["a"], ["a"], ["a"]]);
  await fail();
  settling.flushAll();
  expect(told()).toEqual([["a"], ["a"], ["a"], ["a"]]);
});

it("settles the others if one is invalid", async () => {
  const { ledger, settling, settled, end, told } = open();
  end("a");
  end("b", "wrong", "c");
  settling.flush();
  ledger.steps[1]?.end(new RangeError("Not a number."));
  await expect.poll(told).toEqual([["a"], ["b", "wrong", "c"], ["b"], ["wrong"], ["c"]]);
  ledger.steps[3]?.end(new RangeError("Not a number."));
  for (const at of [0, 2, 4]) ledger.steps[at]?.end();
  await expect.poll(() => [...settled].sort()).toEqual(["a", "b", "c", "wrong"]);
});
