/** Makes a function that runs works one after the other, in the order in which they come. One that fails stops no other. */
export function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Value>(work: () => Promise<Value>): Promise<Value> => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
}
