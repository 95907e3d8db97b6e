import type { WallClock } from '@archive-of-minds/core'
import { randomBytes, randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { ApiError } from '../http/api-error'
import type { ServerEnv } from '../http/server-env'
import type { SessionStore } from '../store/store'
import type { AccessCookies } from './access-cookies'
import { isOver, sessionTouchInterval } from './session-life'
import { keyedHash } from './signing'

export interface Sessions {
  /** Begins a session for the visitor of this request, a new visitor if need be. Whatever session came with it ends. */
  begin(c: Context<ServerEnv>): Promise<void>
  end(c: Context<ServerEnv>): Promise<void>
  /** Lets only visitors with a session pass. */
  readonly require: MiddlewareHandler<ServerEnv>
}

export function createSessions(deps: {
  readonly store: SessionStore
  readonly cookies: AccessCookies
  readonly secret: string
  readonly clock: WallClock
}): Sessions {
  const { store, cookies, clock } = deps
  // Keyed, so that a new secret ends every session.
  const hash = (token: string) => keyedHash(deps.secret, 'session', token)

  const endPresent = async (c: Context<ServerEnv>) => {
    const token = cookies.readSession(c)
    if (token !== null) await store.end(hash(token))
  }

  return {
    async begin(c) {
      await endPresent(c)
      const visitorId = cookies.readVisitor(c) ?? randomUUID()
      const token = randomBytes(32).toString('base64url')
      await store.create(hash(token), visitorId, clock.now())
      cookies.writeSession(c, token)
      cookies.writeVisitor(c, visitorId)
    },

    async end(c) {
      await endPresent(c)
      cookies.dropSession(c)
    },

    async require(c, next) {
      const token = cookies.readSession(c)
      const session = token === null ? null : await store.find(hash(token))
      const now = clock.now()
      if (token === null || session === null || isOver(session, now)) {
        throw new ApiError(401, 'session_required', 'Unlock the archive with the access code first.')
      }
      if (now - session.usedAt >= sessionTouchInterval) {
        await store.touch(hash(token), now)
        cookies.writeVisitor(c, session.visitorId)
      }
      c.set('visitorId', session.visitorId)
      await next()
    },
  }
}
