/**
 * Makes a fetcher that fetches once and keeps the value; after a failure the next call tries again. Browsers answer even
 * a repeated `import()` in a later task, so that a frame passes before what was fetched long ago is used.
 */
export function fetchOnce<Value>(fetch: () => Promise<Value>): () => Promise<Value> {
  let fetched: Promise<Value> | null = null;
  return () => {
    fetched ??= fetch().catch((error: unknown) => {
      fetched = null;
      throw error;
    });
    return fetched;
  };
}

/** A part that loads on first use. Once it is loaded, it can be used in the same step. */
export interface Loadable<Value> {
  /** `null` until it is loaded. */
  readonly value: Value | null;
  /** Loads it once; after a failure the next call tries again. */
  load(): Promise<Value>;
}

export function createLoadable<Value>(fetch: () => Promise<Value>): Loadable<Value> {
  let value: Value | null = null;
  return {
    get value() {
      return value;
    },
    load: fetchOnce(async () => (value = await fetch())),
  };
}
