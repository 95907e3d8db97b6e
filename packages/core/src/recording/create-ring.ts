interface Entry {
  readonly text: string;
  /** Called when the entry no longer fits. */
  readonly drop?: () => void;
}

/** The newest entries that fit, as JSON: what is kept holds on to no object of the session. */
export function createRing(mostEntries: number, mostCharacters: number) {
  let entries: Entry[] = [];
  let first = 0;
  let characters = 0;
  let dropped = 0;

  function dropOne() {
    const entry = entries[first];
    first += 1;
    dropped += 1;
    characters -= entry?.text.length ?? 0;
    entry?.drop?.();
    // Not at each one, which would move all others each time.
    if (first > mostEntries) {
      entries = entries.slice(first);
      first = 0;
    }
  }

  return {
    add(text: string, drop?: () => void): void {
      entries.push(drop ? { text, drop } : { text });
      characters += text.length;
      while (entries.length - first > mostEntries || (characters > mostCharacters && entries.length > first)) dropOne();
    },
    dropped: () => dropped,
    read: () => entries.slice(first).map(({ text }) => JSON.parse(text) as unknown),
  };
}
