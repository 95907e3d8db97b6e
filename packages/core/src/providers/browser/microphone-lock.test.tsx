import { afterEach, expect, it, vi } from "vitest";
import type { MicrophoneClaimReport } from "../../contracts";
import { createMicrophoneLock } from "./microphone-lock";

const leave: (() => void)[] = [];
afterEach(() => {
  for (const give of leave.splice(0)) give();
});

/** A page's claim to the microphone. Two lock objects stand for two pages: the browser's locks do not tell them apart. */
function claim(lock: ReturnType<typeof createMicrophoneLock>, takeOver = false) {
  const reports: MicrophoneClaimReport[] = [];
  const give = lock.claim({ takeOver }, (report) => reports.push(report));
  leave.push(give);
  expect(reports).toEqual([]);
  return { reports, give };
}

const isHeld = async (name: string) => ((await navigator.locks.query()).held ?? []).some((lock) => lock.name === name);

it("belongs to one page until that releases it", async () => {
  const [here, there] = [createMicrophoneLock("one"), createMicrophoneLock("one")];
  const first = claim(here);
  await expect.poll(() => first.reports).toEqual(["granted"]);
  const second = claim(there);
  await expect.poll(() => second.reports).toEqual(["refused"]);
  first.give();
  await expect.poll(() => isHeld("one")).toBe(false);
  const third = claim(there);
  await expect.poll(() => third.reports).toEqual(["granted"]);
  expect(first.reports).toEqual(["granted"]);
});

it("can be taken over, and the former page is notified", async () => {
  const [here, there] = [createMicrophoneLock("two"), createMicrophoneLock("two")];
  const first = claim(here);
  await expect.poll(() => first.reports).toEqual(["granted"]);
  const second = claim(there, true);
  await expect.poll(() => [first.reports, second.reports]).toEqual([["granted", "lost"], ["granted"]]);
  const back = claim(here, true);
  await expect.poll(() => [back.reports, second.reports]).toEqual([["granted"], ["granted", "lost"]]);
});

it("is not taken by a claim that was released before its turn", async () => {
  const [here, there] = [createMicrophoneLock("given-up"), createMicrophoneLock("given-up")];
  const first = claim(here);
  await expect.poll(() => first.reports).toEqual(["granted"]);
  claim(there, true).give();
  const asked = claim(there);
  await expect.poll(() => asked.reports).toEqual(["refused"]);
  expect(first.reports).toEqual(["granted"]);
});

it("is available for the page that has just released it, however often", async () => {
  const lock = createMicrophoneLock("three");
  for (let round = 0; round < 20; round += 1) {
    const { reports, give } = claim(lock);
    if (round % 3 > 0) await expect.poll(() => reports).toEqual(["granted"]);
    give();
  }
  await expect.poll(() => isHeld("three")).toBe(false);
});

it("is not kept by a page that released it before it had it", async () => {
  const { reports, give } = claim(createMicrophoneLock("four"));
  give();
  await expect.poll(() => isHeld("four")).toBe(false);
  expect(reports).toEqual([]);
});

it("is granted to every page where the browser has no locks", async () => {
  vi.spyOn(navigator.locks, "request").mockRejectedValue(new DOMException("opaque origin", "SecurityError"));
  const { reports } = claim(createMicrophoneLock());
  await expect.poll(() => reports).toEqual(["granted"]);
  vi.restoreAllMocks();
});
