/** Items in order; {@link PendingQueue.next} waits for one if there is none. */
export interface PendingQueue<Item> {
  push(item: Item): void;
  /** The oldest item that was not returned before. */
  next(): Promise<Item>;
}

export function createPendingQueue<Item>(): PendingQueue<Item> {
  const untaken: Item[] = [];
  const waiting: ((item: Item) => void)[] = [];
  return {
    push(item) {
      const taker = waiting.shift();
      if (taker === undefined) untaken.push(item);
      else taker(item);
    },
    next: async () => untaken.shift() ?? new Promise<Item>((resolve) => waiting.push(resolve)),
  };
}
