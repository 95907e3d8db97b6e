/** The error that ends a call whose signal was aborted. */
export function abortError(): DOMException {
  return new DOMException("The call was aborted.", "AbortError");
}

/** Runs once, when the signal is aborted or if it is already. The returned function forgets it. */
export function onAbort(signal: AbortSignal, run: () => void): () => void {
  if (signal.aborted) {
    run();
    return () => {};
  }
  signal.addEventListener("abort", run, { once: true });
  return () => signal.removeEventListener("abort", run);
}

/** A signal that is aborted as soon as one of these is. `release` forgets them. */
export function anySignal(...signals: readonly AbortSignal[]): { readonly signal: AbortSignal; release(): void } {
  const controller = new AbortController();
  const forget = signals.map((signal) => onAbort(signal, () => controller.abort()));
  return {
    signal: controller.signal,
    release() {
      for (const each of forget) each();
    },
  };
}

/** Does the work, or ends with an `AbortError` as soon as the signal is aborted. The work itself continues. */
export async function unlessAborted<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  let forget = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    forget = onAbort(signal, () => reject(abortError()));
  });
  try {
    const value = await Promise.race([aborted, work]);
    if (signal.aborted) throw abortError();
    return value;
  } finally {
    forget();
    work.catch(() => {});
  }
}
