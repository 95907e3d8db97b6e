import { abortError, onAbort } from "../shared/aborting";

/** Waits so many milliseconds, or ends with an `AbortError` as soon as the signal is aborted. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      forget();
      resolve();
    }, milliseconds);
    const forget = onAbort(signal, () => {
      clearTimeout(timer);
      reject(abortError());
    });
  });
}
