/** Resolves after this many milliseconds, or rejects with an `AbortError` as soon as the signal aborts. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

export function abortError(): DOMException {
  return new DOMException("The reply was stopped.", "AbortError");
}

/** The platform's own timer. */
export const waitFor: Wait = (ms, signal) =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(abortError());
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal.addEventListener("abort", stop, { once: true });
  });

/** The text up to the first stop string. */
export function endBefore(text: string, stop: readonly string[] = []): string {
  const ends = stop
    .filter(Boolean)
    .map((each) => text.indexOf(each))
    .filter((at) => at >= 0);
  return ends.length > 0 ? text.slice(0, Math.min(...ends)) : text;
}

/**
 * A text word by word, each with the space that follows it: the first at once, the others with a pause before them.
 *
 * @throws DOMException `AbortError` when the signal aborts.
 */
export async function* streamWords(
  text: string,
  pace: number,
  signal: AbortSignal,
  wait: Wait,
): AsyncGenerator<string> {
  let isFirst = true;
  for (const [word] of text.matchAll(/\s*\S+\s*/g)) {
    if (!isFirst && pace > 0 && !signal.aborted) await wait(pace, signal);
    if (signal.aborted) throw abortError();
    isFirst = false;
    yield word;
  }
}
