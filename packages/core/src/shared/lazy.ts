/** A value, or a function that fetches it when it is first wanted: so that long texts weigh nothing until then. */
export type Lazy<Value> = Value | (() => Promise<Value>);

export async function readLazy<Value>(lazy: Lazy<Value>): Promise<Value> {
  return isFetcher(lazy) ? lazy() : lazy;
}

function isFetcher<Value>(lazy: Lazy<Value>): lazy is () => Promise<Value> {
  return typeof lazy === "function";
}
