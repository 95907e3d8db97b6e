import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createQueueTimeout, type QueueTimeout } from "./queue-timeout";
import { StoreError } from "./store";

const statementTimeout = 1_000;
const busy = new StoreError("The database is busy.", { code: "SQLITE_BUSY_SNAPSHOT" });

let runInTime: QueueTimeout;
let tried: string[];
beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ["Date"] });
  runInTime = createQueueTimeout(statementTimeout);
  tried = [];
});
afterEach(() => vi.useRealTimers());

/** A call that waits for the whole time-out and fails. */
const inVain =
  (name: string, error: Error = busy) =>
  async () => {
    tried.push(name);
    vi.setSystemTime(Date.now() + statementTimeout);
    throw error;
  };
const atOnce = (name: string) => async () => {
  tried.push(name);
  return name;
};
const outcome = (asked: Promise<unknown>) => asked.catch((error: unknown) => error);

it("a call that waited behind a failed one fails with it, and does not wait again", async () => {
  const line = [inVain("first"), inVain("second"), inVain("third")];
  const outcomes = [];
  for (const work of line) outcomes.push(await outcome(runInTime(0, work)));
  expect([outcomes, tried, Date.now()]).toEqual([[busy, busy, busy], ["first"], statementTimeout]);
});

it("a later call tries again", async () => {
  await outcome(runInTime(0, inVain("first")));
  expect([await runInTime(Date.now(), atOnce("later")), tried]).toEqual(["later", ["first", "later"]]);
});

it("after a success, no call fails because of earlier ones", async () => {
  await outcome(runInTime(0, inVain("first")));
  await runInTime(Date.now(), atOnce("later"));
  expect(await runInTime(0, atOnce("oldest"))).toBe("oldest");
});

it.each([
  ["the disk is full", new StoreError("Full.", { code: "SQLITE_FULL" })],
  ["the statement is invalid", new RangeError("No such number.")],
])("other calls are made when %s", async (_case, error) => {
  expect(await outcome(runInTime(0, inVain("first", error)))).toBe(error);
  expect(await runInTime(0, atOnce("second"))).toBe("second");
});
