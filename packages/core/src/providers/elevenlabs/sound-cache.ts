type Bytes = Uint8Array<ArrayBuffer>;

/** Half an hour of speech in the usual format. */
const MOST_BYTES = 8_000_000;

/** Sounds that were spoken before, so that a repetition costs nothing and starts at once. Lasts as long as the page. */
export interface SoundCache {
  find(key: string): readonly Bytes[] | undefined;
  /** Passes a sound on, and keeps it once it is complete. */
  keep(key: string, sound: AsyncIterable<Bytes>): AsyncGenerator<Bytes, void, undefined>;
  /** For invalid sounds. */
  forget(key: string): void;
}

/** Drops the least recently spoken sounds where there is no space for another. */
export function createSoundCache(mostBytes = MOST_BYTES): SoundCache {
  // In the order in which they were last spoken.
  const kept = new Map<string, readonly Bytes[]>();
  let size = 0;

  const forget = (key: string) => {
    size -= sizeOf(kept.get(key) ?? []);
    kept.delete(key);
  };
  const add = (key: string, parts: readonly Bytes[]) => {
    forget(key);
    if (sizeOf(parts) > mostBytes) return;
    kept.set(key, parts);
    size += sizeOf(parts);
    for (const oldest of kept.keys()) {
      if (size <= mostBytes) break;
      forget(oldest);
    }
  };

  return {
    find(key) {
      const parts = kept.get(key);
      if (parts !== undefined) add(key, parts);
      return parts;
    },
    async *keep(key, sound) {
      const parts: Bytes[] = [];
      for await (const part of sound) {
        parts.push(part);
        yield part;
      }
      add(key, parts);
    },
    forget,
  };
}

const sizeOf = (parts: readonly Bytes[]) => parts.reduce((sum, { length }) => sum + length, 0);
