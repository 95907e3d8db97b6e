/** Lets the event loop turn until it is so; a test that waits for ever is ended by its time limit. */
export async function eventually(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise<void>((resolve) => setImmediate(resolve));
}

/** Lets everything happen that waits neither for time nor for another's word. */
export async function quiet(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
}
