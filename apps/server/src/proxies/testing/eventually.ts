/** Runs the event loop until the condition holds; the test's time limit ends it otherwise. */
export async function eventually(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise<void>((resolve) => setImmediate(resolve));
}

/** Runs everything that waits neither for a timer nor for another process. */
export async function flushEventLoop(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
}
