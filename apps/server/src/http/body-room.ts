import { ApiError } from './api-error'

const MB = 1024 * 1024

/** So much of what is being asked, and of long answers, is held in memory at once, and so much of one visitor's: two of the longest bodies. */
const usualRoom = { inAll: 128 * MB, ofOneVisitor: 16 * MB }

/** Where bodies lie from their first byte until they have been dealt with. */
export interface BodyRoom {
  /** For one body. */
  enter(visitorId: string): Place
}

export interface Place {
  /**
   * Makes room for so many more bytes.
   *
   * @throws ApiError where there is none.
   */
  take(bytes: number): void
  /** Gives all of it back. */
  leave(): void
}

/** However many upload at once, and however long they take: what does not fit is refused before it is read. */
export function createBodyRoom({ inAll, ofOneVisitor } = usualRoom): BodyRoom {
  let held = 0
  const heldBy = new Map<string, number>()
  const change = (visitorId: string, bytes: number) => {
    held += bytes
    const ofVisitor = (heldBy.get(visitorId) ?? 0) + bytes
    if (ofVisitor === 0) heldBy.delete(visitorId)
    else heldBy.set(visitorId, ofVisitor)
  }

  return {
    enter(visitorId) {
      let own = 0
      return {
        take(bytes) {
          if ((heldBy.get(visitorId) ?? 0) + bytes > ofOneVisitor) throw refusal(429, 'limit_reached', 'Too many long requests are running at once; wait for one to end.')
          if (held + bytes > inAll) throw refusal(503, 'overloaded', 'The archive is listening to as many as it can; try again in a moment.')
          own += bytes
          change(visitorId, bytes)
        },
        leave() {
          change(visitorId, -own)
          own = 0
        },
      }
    },
  }
}

// The vendors' clients in the browser would try again at once, and again.
const refusal = (status: 429 | 503, type: 'limit_reached' | 'overloaded', sentence: string) =>
  new ApiError(status, type, sentence, { 'retry-after': '1', 'x-should-retry': 'false' })
