import { SECOND } from '../clock'
import type { Timers } from '../proxies/timers'
import type { Store } from '../store/store'

/** A store that takes longer than this to say how it is, is not well. */
const LONGEST_PROBE_MS = 3 * SECOND

/**
 * How the store is, found out once however many ask at the same time: anybody may ask, and each answer writes to the disk.
 */
export function createStoreProbe(store: Pick<Store, 'isWorking'>, timers: Timers): () => Promise<boolean> {
  let asked: Promise<boolean> | null = null
  return () => {
    asked ??= store.isWorking().finally(() => (asked = null))
    let stop = () => {}
    const tooSlow = new Promise<boolean>((resolve) => (stop = timers.after(LONGEST_PROBE_MS, () => resolve(false))))
    return Promise.race([asked, tooSlow]).finally(() => stop())
  }
}
