import { afterEach, expect, it, vi } from "vitest";
import { canvas, isDrawn, moves, show } from "./engraving.fixture";

afterEach(() => void vi.unstubAllGlobals());

it("ends its worker when nothing is drawn any more, and starts another for the next drawing", async () => {
  const RealWorker = Worker;
  let running = 0;
  vi.stubGlobal(
    "Worker",
    class extends RealWorker {
      constructor(address: string | URL, options?: WorkerOptions) {
        running += 1;
        super(address, options);
      }
      override terminate() {
        running -= 1;
        super.terminate();
      }
    },
  );
  for (const _visit of ["one", "two"]) {
    const { unmount } = await show();
    await expect.poll(isDrawn).toBe(true);
    expect(running).toBe(1);
    await unmount();
    await expect.poll(() => running).toBe(0);
  }
});

it("draws in the page where the worker cannot be loaded", async () => {
  const RealWorker = Worker;
  const asked: string[] = [];
  vi.stubGlobal(
    "Worker",
    class extends RealWorker {
      constructor(address: string | URL, options?: WorkerOptions) {
        asked.push(String(address));
        super("/there-is-no-such-worker.js", options);
      }
    },
  );
  await show({ state: "speaking" });
  await expect.poll(isDrawn).toBe(true);
  await expect.poll(moves).toBe(true);
  expect([asked.length, canvas()?.getContext("2d")]).toEqual([1, expect.anything()]);
});
