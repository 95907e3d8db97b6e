/** The items of an asynchronous source so far, which any reader can read from the start. */
export interface ReadAhead<Item> {
  readonly isWhole: () => boolean;
  /** One item, as soon as it has arrived; `undefined` past the last one. Throws the error of the source. */
  at(index: number): Promise<Item | undefined>;
}

/**
 * Reads a source ahead of its readers. An error of the source is thrown to the reader.
 *
 * @param ahead how many items are read ahead.
 */
export function readAhead<Item>(source: AsyncIterable<Item>, ahead = Infinity): ReadAhead<Item> {
  const items: Item[] = [];
  let end: { readonly error?: unknown } | undefined;
  let wanted = 0;
  let listeners: (() => void)[] = [];
  const notify = () => {
    const notified = listeners;
    listeners = [];
    for (const listener of notified) listener();
  };
  const change = () => new Promise<void>((resolve) => listeners.push(resolve));

  const read = async () => {
    try {
      for await (const item of source) {
        items.push(item);
        notify();
        while (items.length - wanted >= ahead) await change();
      }
      end = {};
    } catch (error) {
      end = { error };
    }
    notify();
  };
  void read();

  return {
    isWhole: () => end !== undefined && !("error" in end),
    async at(index) {
      if (index >= wanted) {
        wanted = index + 1;
        notify();
      }
      while (items.length <= index) {
        if (end !== undefined) {
          if ("error" in end) throw end.error;
          return undefined;
        }
        await change();
      }
      return items[index];
    },
  };
}
