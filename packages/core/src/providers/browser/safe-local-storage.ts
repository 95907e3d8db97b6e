/**
 * The browser's local storage, or nothing where the browser refuses it. Read when used, never at import: even touching
 * `window.localStorage` throws in some private windows.
 */
export function localStorageOrNull(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** Reads a value; `null` where storage refuses. */
export function readItem(key: string): string | null {
  try {
    return localStorageOrNull()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Writes or, with `null`, removes a value. Returns whether it is stored. */
export function writeItem(key: string, value: string | null): boolean {
  try {
    const storage = localStorageOrNull();
    if (value === null) storage?.removeItem(key);
    else storage?.setItem(key, value);
    return storage !== null;
  } catch {
    return false;
  }
}

/** Whether an error says that storage is full; old Firefox and Safari have names of their own for it. */
export function isQuotaError(error: unknown): boolean {
  return (
    error instanceof DOMException &&
    (error.name === "QuotaExceededError" || error.name === "NS_ERROR_DOM_QUOTA_REACHED")
  );
}
