import type { StorageMeter } from '../../contracts'

/** What the browser says of its storage. */
export function createBrowserStorageMeter(): StorageMeter {
  return {
    async measure() {
      const storage = globalThis.navigator?.storage
      const { usage, quota } = (await storage?.estimate?.().catch(() => null)) ?? {}
      const isPromised = await storage?.persisted?.().catch(() => undefined)
      if (usage === undefined || quota === undefined || quota === 0) return null
      return { usedBytes: usage, totalBytes: quota, ...(isPromised !== undefined && { isPromised }) }
    },
  }
}
