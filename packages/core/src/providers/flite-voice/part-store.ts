import { isRecord } from "../../shared/json";

/** The index of a file that is stored in parts. */
export interface PartIndex {
  /** The lengths of the parts, in order. */
  readonly lengths: readonly number[];
  /** The server's version tag of the file. */
  readonly version: string | null;
  readonly total: number;
  readonly isWhole: boolean;
}

/** Stores a large file in parts, so that a partial download is kept too. */
export interface PartStore {
  read(): Promise<PartIndex>;
  append(part: Uint8Array<ArrayBuffer>, about: Pick<PartIndex, "version" | "total">): Promise<void>;
  /** The file is complete; parts of other versions may be deleted. */
  complete(): Promise<void>;
  /** One part; `null` where it has been lost. */
  part(index: number): Promise<Uint8Array<ArrayBuffer> | null>;
  clear(): Promise<void>;
  /** Whether appended parts survive the page. */
  readonly isLasting: boolean;
}

const nothing: PartIndex = { lengths: [], version: null, total: 0, isWhole: false };

/**
 * Parts in the browser's Cache Storage, shared by all tabs. Parts that it refuses stay in memory, as long as the page
 * is open.
 */
export function createPartStore(
  url: string,
  cacheName: string,
  storage: () => CacheStorage | undefined = () => globalThis.caches,
): PartStore {
  const inMemory = new Map<number, Uint8Array<ArrayBuffer>>();
  let index: PartIndex | null = null;
  let isLasting = true;
  let changes = 0;

  const address = (name: string) => {
    const parsed = new URL(url, globalThis.location?.href);
    parsed.hash = "";
    parsed.searchParams.set("kept", name);
    return parsed.href;
  };

  /** Works with the cache; returns `otherwise` where the browser refuses it, or has no space. */
  const attempt = async <Value>(work: (cache: Cache) => Promise<Value>, otherwise: Value): Promise<Value> => {
    try {
      const caches = storage();
      return caches === undefined ? otherwise : await work(await caches.open(cacheName));
    } catch {
      return otherwise;
    }
  };

  const load = (name: string) => attempt(async (cache) => (await cache.match(address(name))) ?? null, null);
  const save = (name: string, body: BodyInit) =>
    attempt(async (cache) => {
      await cache.put(address(name), new Response(body));
      return true;
    }, false);

  const read = async (): Promise<PartIndex> => {
    // Parts in this page's memory are in no other page's, and are not in the cache's index.
    if (index !== null && !isLasting) return index;
    const before = changes;
    const found = await load("index")
      .then(async (response) => parseIndex(await response?.json()))
      .catch(() => nothing);
    // An index that was read during an append is outdated; continuing from it would overwrite a part.
    if (before === changes) index = found;
    return index ?? found;
  };

  const write = async (next: PartIndex) => {
    index = next;
    changes += 1;
    if (inMemory.size === 0 && !(await save("index", JSON.stringify(next)))) isLasting = false;
  };

  return {
    read,

    async append(part, about) {
      const current = index ?? (await read());
      const place = current.lengths.length;
      // A gap in the cache would make it useless.
      if (inMemory.size > 0 || !(await save(`part-${place}`, part))) {
        inMemory.set(place, part);
        isLasting = false;
      }
      await write({ ...current, ...about, lengths: [...current.lengths, part.length] });
    },

    async complete() {
      const current = index ?? (await read());
      await write({ ...current, isWhole: true });
      const own = new URL(address("index")).pathname;
      await attempt(async (cache) => {
        const others = (await cache.keys()).filter((request) => new URL(request.url).pathname !== own);
        await Promise.all(others.map((request) => cache.delete(request)));
      }, undefined);
    },

    async part(place) {
      const kept = inMemory.get(place);
      if (kept !== undefined) return kept;
      const response = await load(`part-${place}`);
      return response === null ? null : new Uint8Array(await response.arrayBuffer());
    },

    async clear() {
      inMemory.clear();
      index = nothing;
      changes += 1;
      isLasting = true;
      const own = new URL(address("index")).pathname;
      await attempt(async (cache) => {
        const keys = (await cache.keys()).filter((request) => new URL(request.url).pathname === own);
        await Promise.all(keys.map((request) => cache.delete(request)));
      }, undefined);
    },

    get isLasting() {
      return isLasting;
    },
  };
}

function parseIndex(value: unknown): PartIndex {
  if (!isRecord(value)) return nothing;
  const { lengths, version, total, isWhole } = value;
  if (
    !Array.isArray(lengths) ||
    !lengths.every((length) => Number.isInteger(length) && length > 0) ||
    typeof total !== "number"
  )
    return nothing;
  return {
    lengths: lengths as number[],
    version: typeof version === "string" ? version : null,
    total,
    isWhole: isWhole === true,
  };
}
