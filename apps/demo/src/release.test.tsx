import { expect, it, vi } from "vitest";
import { fetchCurrentRelease, registerWithRetry, type WorkerRegistry } from "./release";

const registry = (register: WorkerRegistry["register"]): WorkerRegistry => ({
  controller: null,
  register,
  addEventListener: () => {},
});

it("registers the service worker when the network is back, where the first attempt failed", async () => {
  const tries = vi.fn<WorkerRegistry["register"]>();
  tries
    .mockRejectedValueOnce(new TypeError("Failed to register a ServiceWorker"))
    .mockResolvedValue(Object.assign(new EventTarget(), { installing: null, waiting: null, active: {} }));
  await registerWithRetry(registry(tries), () => {});
  expect(tries).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event("online"));
  await expect.poll(() => tries.mock.calls.length).toBe(2);
  dispatchEvent(new Event("online"));
  expect(tries).toHaveBeenCalledTimes(2);
});

it("registers again where the site could not be loaded completely", async () => {
  const installing = Object.assign(new EventTarget(), { state: "installing" });
  const registration = Object.assign(new EventTarget(), { installing, waiting: null, active: null });
  const tries = vi.fn(async () => registration);
  await registerWithRetry(registry(tries), () => {});
  installing.state = "redundant";
  installing.dispatchEvent(new Event("statechange"));
  dispatchEvent(new Event("online"));
  await expect.poll(() => tries.mock.calls.length).toBe(2);
});

it("reloads an outdated page from the network, not from its service worker", async () => {
  const steps: string[] = [];
  const registration = { unregister: async () => void steps.push("unregistered") };
  const workers = { getRegistration: async () => registration };
  await fetchCurrentRelease(workers, () => void steps.push("reloaded"));
  expect(steps).toEqual(["unregistered", "reloaded"]);
});

it("reloads an outdated page where there is no service worker, or it cannot be unregistered", async () => {
  let reloads = 0;
  const broken = { getRegistration: () => Promise.reject(new Error("Not allowed.")) };
  for (const workers of [undefined, broken]) await fetchCurrentRelease(workers, () => void (reloads += 1));
  expect(reloads).toBe(2);
});
