/** Items in the order of their arrival. */
export interface Arrivals<Item> {
  readonly items: readonly Item[];
  add(item: Item): void;
  /** Resolves with the n-th item, past or future. */
  nth(n?: number): Promise<Item>;
}

export function createArrivals<Item>(): Arrivals<Item> {
  const items: Item[] = [];
  const waiting = new Set<() => void>();
  return {
    items,
    add(item) {
      items.push(item);
      for (const check of [...waiting]) check();
    },
    nth: (n = 1) =>
      new Promise((resolve) => {
        const check = () => {
          const found = items[n - 1];
          if (found === undefined) return;
          waiting.delete(check);
          resolve(found);
        };
        waiting.add(check);
        check();
      }),
  };
}
