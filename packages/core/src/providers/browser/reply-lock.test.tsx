import { afterEach, expect, it, vi } from "vitest";
import { describeReplyLockContract } from "@archive-of-minds/testing/contracts";
import { createReplyLock } from "./reply-lock";

afterEach(() => void vi.restoreAllMocks());

let count = 0;
// Several locks stand for several pages: the browser does not tell them apart.
describeReplyLockContract("the browser’s reply lock", (pages) => {
  const name = `replies-${String((count += 1))}`;
  return Array.from({ length: pages }, () => createReplyLock(name));
});

it("detects no other page where the browser has no locks", async () => {
  vi.spyOn(navigator.locks, "request").mockRejectedValue(new DOMException("opaque origin", "SecurityError"));
  const lock = createReplyLock("none");
  const reports: boolean[] = [];
  const stop = lock.watch("ada", (isHeld) => reports.push(isHeld));
  lock.hold("ada")();
  await expect.poll(() => reports).toEqual([false]);
  stop();
});

it("is free again when the page that held it crashes", async () => {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  const inner = frame.contentWindow as Window & typeof globalThis;
  const lock = createReplyLock("gone");
  const reports: boolean[] = [];
  let isHeld = false;
  void inner.navigator.locks.request("gone.ada", () => {
    isHeld = true;
    return new Promise(() => {});
  });
  await expect.poll(() => isHeld).toBe(true);
  const stop = lock.watch("ada", (held) => reports.push(held));
  await expect.poll(() => reports).toEqual([true]);
  frame.remove();
  await expect.poll(() => reports).toEqual([true, false]);
  stop();
});
