import type { MemoryDurability, StorageMeter, StorageUsage } from "../../contracts";
import { localStorageOrNull } from "./safe-local-storage";

export interface BrowserStorageMeterOptions {
  /** Where the memory is kept now; left out, in the browser's database. */
  readonly durability?: () => MemoryDurability | null;
}

/** The browser's storage estimate. Local storage is not part of it and is counted here. */
export function createBrowserStorageMeter({
  durability = () => "indexedDB",
}: BrowserStorageMeterOptions = {}): StorageMeter {
  return {
    async measure() {
      const kept = durability();
      if (kept === "memory") return null;
      if (kept === "localStorage") return countLocalStorage();
      const storage = globalThis.navigator?.storage;
      const { usage, quota } = (await storage?.estimate?.().catch(() => null)) ?? {};
      const isPromised = await storage?.persisted?.().catch(() => undefined);
      if (usage === undefined || quota === undefined || quota === 0) return null;
      return { usedBytes: usage, totalBytes: quota, ...(isPromised !== undefined && { isPromised }) };
    },
  };
}

/** Browsers give a site five megabytes of local storage, and most of them, in which a character counts as one byte, ten of ours. */
const LITTLE = 5 * 1024 * 1024;
const BYTES_A_CHARACTER = 2;

function countLocalStorage(): StorageUsage | null {
  const storage = localStorageOrNull();
  if (!storage) return null;
  const characters = Object.entries(storage).reduce((sum, [key, value]) => sum + key.length + String(value).length, 0);
  const usedBytes = characters * BYTES_A_CHARACTER;
  return { usedBytes, totalBytes: usedBytes <= LITTLE ? LITTLE : 2 * LITTLE };
}
