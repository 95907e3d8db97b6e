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
