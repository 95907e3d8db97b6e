import { MINUTE, SECOND } from '../clock'
import { describeError, type Logger } from '../log'
import type { Timers } from '../proxies/timers'
import type { Ledger, Settlement } from '../store/ledger'
import { StoreError } from '../store/store'

/** How long settling is tried again where the database is away, and after what waits. */
const SETTLING_LIFE = 15 * MINUTE
const FIRST_WAIT = SECOND
const LONGEST_WAIT = 30 * SECOND

/** What one transaction takes. */
const MOST_AT_ONCE = 100

/** A reservation whose work is over. */
interface Ended {
  readonly id: string
  /** Tells what was spent; called once. */
  readonly read: () => Settlement['spent']
  /** Called when it is settled or given up. */
  readonly onEnd: () => void
}

export interface Settling {
  /** Settles it with others that end at about the same time. */
  add(ended: Ended): void
  /** Tells the ledger now of all that ended so far. */
  handOver(): void
}

export interface SettlingDependencies {
  readonly ledger: Ledger
  readonly log: Logger
  readonly timers: Timers
}

/**
 * Tells the ledger how reservations ended, those that end together in one step: while hundreds of streams go on, each
 * transaction takes time from them.
 */
export function createSettling({ ledger, log, timers }: SettlingDependencies): Settling {
  const ended: Ended[] = []
  /** How many steps the ledger is busy with. */
  let underWay = 0

  const handOver = () => {
    while (ended.length > 0) {
      const some = ended.splice(0, MOST_AT_ONCE)
      const onEnd = () => some.forEach((one) => one.onEnd())
      void settle(some.map(({ id, read }) => ({ id, spent: read() })), onEnd, timers.now() + SETTLING_LIFE, FIRST_WAIT)
    }
  }

  /** What could not be settled by then stays spent in full, which is the safe side. */
  const settle = async (settlements: readonly Settlement[], onEnd: () => void, giveUpAt: number, wait: number): Promise<void> => {
    underWay += 1
    try {
      await ledger.settle(settlements)
    } catch (error) {
      if (error instanceof StoreError && timers.now() + wait <= giveUpAt) {
        timers.after(wait, () => void settle(settlements, onEnd, giveUpAt, Math.min(2 * wait, LONGEST_WAIT)))
        return
      }
      log.error('not settled', { ...describeError(error), count: settlements.length })
    } finally {
      underWay -= 1
      if (underWay === 0) handOver()
    }
    onEnd()
  }

  return {
    add(one) {
      ended.push(one)
      // While the ledger is busy with others, more gather.
      if (underWay === 0) handOver()
    },
    handOver,
  }
}
