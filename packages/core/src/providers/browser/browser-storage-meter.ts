import type { StorageMeter } from '../../contracts'

/** What the browser says of its storage. */
export function createBrowserStorageMeter(): StorageMeter {
  return {
    async measure() {
      const { usage, quota } = (await globalThis.navigator?.storage?.estimate?.().catch(() => null)) ?? {}
      return usage === undefined || quota === undefined || quota === 0 ? null : { usedBytes: usage, totalBytes: quota }
    },
  }
}
