import { expect, it, vi } from "vitest";
import { register } from "./release";

it("is kept for times without a network as soon as there is one again, where the first try failed", async () => {
  const tries = vi.fn<(address: string | URL) => Promise<ServiceWorkerRegistration>>();
  tries
    .mockRejectedValueOnce(new TypeError("Failed to register a ServiceWorker"))
    .mockResolvedValue(Object.assign(new EventTarget(), { active: {} }) as unknown as ServiceWorkerRegistration);
  await register({ controller: null, register: tries } as unknown as ServiceWorkerContainer, () => {});
  expect(tries).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event("online"));
  await expect.poll(() => tries.mock.calls.length).toBe(2);
  dispatchEvent(new Event("online"));
  expect(tries).toHaveBeenCalledTimes(2);
});

it("is tried again too where the site could not be fetched whole", async () => {
  const installing = Object.assign(new EventTarget(), { state: "installing" });
  const registration = Object.assign(new EventTarget(), { installing, waiting: null, active: null });
  const tries = vi.fn(async () => registration as unknown as ServiceWorkerRegistration);
  await register({ controller: null, register: tries } as unknown as ServiceWorkerContainer, () => {});
  installing.state = "redundant";
  installing.dispatchEvent(new Event("statechange"));
  dispatchEvent(new Event("online"));
  await expect.poll(() => tries.mock.calls.length).toBe(2);
});
