import { afterEach, expect, it, vi } from "vitest";
import { acquireWakeLock, watchOnline } from "./wake-lock";

function stubWakeLock(request: () => Promise<unknown>) {
  vi.stubGlobal("navigator", { wakeLock: { request } });
}
afterEach(() => vi.unstubAllGlobals());

it("holds one lock, requests it again when the page is visible again, and releases it", async () => {
  const held: { released: boolean; release: () => Promise<void> }[] = [];
  stubWakeLock(async () => {
    const sentinel = { released: false, release: async () => void (sentinel.released = true) };
    held.push(sentinel);
    return sentinel;
  });
  const release = acquireWakeLock();
  await vi.waitFor(() => expect(held).toHaveLength(1), 60_000);
  document.dispatchEvent(new Event("visibilitychange"));
  await Promise.resolve();
  expect(held).toHaveLength(1);
  if (held[0]) held[0].released = true;
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(() => expect(held).toHaveLength(2), 60_000);
  release();
  await vi.waitFor(() => expect(held.every(({ released }) => released)).toBe(true), 60_000);
});

it("lets the screen sleep where it is refused", async () => {
  const request = vi.fn(() => Promise.reject(new DOMException("No.", "NotAllowedError")));
  stubWakeLock(request);
  acquireWakeLock()();
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(1), 60_000);
});

it("reports when the page is back online, until it is unsubscribed", () => {
  const report = vi.fn();
  const stop = watchOnline(report);
  dispatchEvent(new Event("online"));
  stop();
  dispatchEvent(new Event("online"));
  expect(report).toHaveBeenCalledTimes(1);
});
