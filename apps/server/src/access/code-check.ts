import type { WallClock } from '@archive-of-minds/core'
import { MINUTE, SECOND } from '../clock'
import { ApiError } from '../http/api-error'
import type { WrongCodeStore } from '../store/store'
import { isSameText, keyedHash } from './signing'

/** So many wrong codes from one address are compared within a minute; then it has to wait. */
const wrongCodesAMinute = 10

export interface CodeCheck {
  /**
   * Returns when the code is right. Right codes are never counted.
   *
   * @throws ApiError `wrong_code`, or `too_many_attempts` without having compared.
   */
  (code: string, address: string): Promise<void>
}

export function createCodeCheck(deps: {
  readonly accessCode: string
  readonly store: WrongCodeStore
  readonly secret: string
  readonly clock: WallClock
}): CodeCheck {
  const { store, clock } = deps
  const inTurn = createLines()
  const check = async (code: string, addressHash: string) => {
    const now = clock.now()
    const since = now - MINUTE
    const earlier = await store.since(addressHash, since)
    if (earlier.length >= wrongCodesAMinute) throw tooMany(earlier, now)
    if (isSameText(code.trim(), deps.accessCode)) return
    // Of many guesses at once only so many learn that they were wrong; the others learn nothing.
    if (!(await store.addBelow(wrongCodesAMinute, addressHash, now, since))) throw tooMany(await store.since(addressHash, since), now)
    throw new ApiError(401, 'wrong_code', 'That is not the access code.')
  }
  return (code, address) => {
    // Nobody needs to know the addresses; a hash counts as well.
    const addressHash = keyedHash(deps.secret, 'address', address)
    // One guess of an address at a time: of a thousand at once, each would be compared before the first had counted.
    return inTurn(addressHash, () => check(code, addressHash))
  }
}

/** A line for each name: work waits for what was asked for before it under the same one. */
function createLines(): (name: string, work: () => Promise<void>) => Promise<void> {
  const lines = new Map<string, Promise<void>>()
  return (name, work) => {
    const turn = (lines.get(name) ?? Promise.resolve()).then(work)
    const end: Promise<void> = turn.catch(() => {}).then(() => {
      if (lines.get(name) === end) lines.delete(name)
    })
    lines.set(name, end)
    return turn
  }
}

function tooMany(earlier: readonly number[], now: number): ApiError {
  const oldest = earlier.at(-wrongCodesAMinute) ?? now
  const seconds = Math.max(1, Math.ceil((oldest + MINUTE - now) / SECOND))
  return new ApiError(429, 'too_many_attempts', 'Too many wrong codes; try again later.', { 'retry-after': String(seconds) })
}
