/** A value, or a function that loads it on first use, so that long texts cost no bytes until then. */
export type Lazy<Value> = Value | (() => Promise<Value>);

export async function readLazy<Value>(lazy: Lazy<Value>): Promise<Value> {
  return isFetcher(lazy) ? lazy() : lazy;
}

function isFetcher<Value>(lazy: Lazy<Value>): lazy is () => Promise<Value> {
  return typeof lazy === "function";
}
