import type { WallClock } from '@archive-of-minds/core'
import { Hono } from 'hono'
import { createAccessCookies } from './access/access-cookies'
import { accessRoutes } from './access/access-routes'
import { createCodeCheck } from './access/code-check'
import { createSessions } from './access/sessions'
import { capabilities } from './capabilities'
import { systemClock } from './clock'
import type { ServerConfig } from './config'
import { answerError } from './http/answer-error'
import { ApiError } from './http/api-error'
import { requestLog } from './http/request-log'
import { requireSameOrigin } from './http/same-origin'
import { securityHeaders } from './http/security-headers'
import type { ServerEnv } from './http/server-env'
import { silentLogger, type Logger } from './log'
import { memoryRoutes } from './memory/memory-routes'
import { anthropicRoutes, openAIRoutes } from './proxies/proxy-routes'
import { staticSite } from './static-site'
import type { Store } from './store/store'

export interface ServerDependencies {
  readonly config: ServerConfig
  readonly store: Store
  /** Signs cookies; whoever knows it can pass for any visitor. */
  readonly sessionSecret: string
  readonly clock?: WallClock
  readonly log?: Logger
}

/**
 * The whole product as one application: the API and the site.
 *
 * @example
 * const app = createServer({ config: readConfig({}), store: await createLibsqlStore('file::memory:'), sessionSecret: 'for this test' })
 * const response = await app.request('/api/health')
 */
export function createServer({ config, store, sessionSecret, clock = systemClock, log = silentLogger }: ServerDependencies): Hono<ServerEnv> {
  const { publicUrl, trustProxy, accessCode } = config
  const https = publicUrl?.startsWith('https:') ?? false
  const cookies = createAccessCookies({ https, secret: sessionSecret })
  const sessions = createSessions({ store: store.sessions, cookies, secret: sessionSecret, clock })
  const checkCode = createCodeCheck({ accessCode, store: store.wrongCodes, secret: sessionSecret, clock })

  const keys = [config.openai, config.anthropic].flatMap((vendor) => (vendor === null ? [] : [vendor.apiKey]))

  const api = new Hono<ServerEnv>()
    .use(requestLog(log))
    .use(requireSameOrigin({ publicUrl, trustProxy }))
    .get('/health', async (c) => c.json({ status: 'ok', store: (await store.isWorking()) ? 'ok' : 'failing' }))
    .get('/config', (c) => c.json(capabilities(config)))
    .route('/access', accessRoutes({ sessions, checkCode, trustProxy }))
    .use('/memory/*', sessions.require)
    .use('/openai/*', sessions.require)
    .use('/anthropic/*', sessions.require)
    .route('/memory', memoryRoutes({ conversations: store.conversations, clock }))
    .route('/openai', openAIRoutes(config.openai, { keys, log }))
    .route('/anthropic', anthropicRoutes(config.anthropic, { keys, log }))
    .all('*', () => {
      throw new ApiError(404, 'not_found', 'The archive has no such address.')
    })

  const app = new Hono<ServerEnv>()
  app.onError(answerError(log))
  return app.use(securityHeaders({ https })).route('/api', api).route('/', staticSite(config.staticDir))
}
