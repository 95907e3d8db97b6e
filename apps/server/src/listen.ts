import { createAdaptorServer, getRequestListener, RequestError, type HttpBindings, type WebSocketServerLike } from '@hono/node-server'
import type { Hono } from 'hono'
import { createServer, type IncomingMessage, type Server, type ServerOptions } from 'node:http'
import { Server as NetServer, type AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { SECOND } from './clock'
import { capConnections, dropStalled } from './http/connections'
import { answerNoRequest, broken, noHandshake, notHttp, otherProtocol, rawAnswer, refuseUpgrade, toResponse } from './http/no-request'
import { watchConnections, type OpenConnections } from './http/open-connections'
import { bareHeaders } from './http/security-headers'
import type { ServerEnv } from './http/server-env'
import { hasAddress } from './http/upgrade-address'

export interface Listening {
  /** Where the site is found on this machine. */
  readonly url: string
  /** Accepts nothing new, lets what is running end, and after `graceMs` breaks it off. */
  stop(graceMs: number): Promise<void>
}

/** The longest frame a page may send; half a minute of sound in one. */
const LONGEST_FRAME_BYTES = 256 * 1024

/** What browsers are told when their socket closes because the server does (RFC 6455, 7.4.1). */
const GOING_AWAY = 1001

/** For a visitor who accepts nothing of what waits for them; a page on a slow line accepts a little all the time. */
const STALLED_MS = 30 * SECOND

/** How long a connection may wait for its next request. */
const KEEP_ALIVE_MS = 5 * SECOND

/**
 * The same for proxies, which keep theirs for two minutes at most where nobody says otherwise (Caddy: 2 min, nginx: 1 min).
 * The server must not be the first to close: a question that is just being sent would be lost, and the visitor be told 502.
 */
const KEEP_ALIVE_OF_PROXY_MS = 130 * SECOND

/** A browser opens six; a large household or a school has many. */
const MOST_OF_ONE_ADDRESS = 200

interface Place {
  readonly host: string
  /** 0: one of its own choice. */
  readonly port: number
  /** The site's address, where its owner has set one. */
  readonly publicUrl?: string | null
  /** How many proxies stand in front; behind one, all come from its address. */
  readonly trustProxy?: number
  readonly stalledMs?: number
}

/** Serves the application. */
export async function listen(app: Hono<ServerEnv>, { host, port, publicUrl, trustProxy = 0, stalledMs = STALLED_MS }: Place): Promise<Listening> {
  const headers = bareHeaders(publicUrl?.startsWith('https:') ?? false)
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_FRAME_BYTES,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has('convai') ? 'convai' : false),
  })
  sockets.on('wsClientError', (_error, stream) => stream.end(rawAnswer(noHandshake, headers)))
  const listener = getRequestListener(app.fetch, { errorHandler: (error) => toResponse(error instanceof RequestError ? notHttp : broken, headers) })
  const server = createAdaptorServer({
    fetch: (request, env) => fetchForUpgrade(app, request, env as HttpBindings),
    websocket: { server: sockets as WebSocketServerLike },
    createServer: ((options: ServerOptions) => createServer(options, (request, response) => void listener(request, response))) as typeof createServer,
    serverOptions: {
      // Slow or silent senders are let go; a reply that streams for minutes is not affected.
      requestTimeout: 30 * SECOND, headersTimeout: 10 * SECOND,
      keepAliveTimeout: trustProxy === 0 ? KEEP_ALIVE_MS : KEEP_ALIVE_OF_PROXY_MS,
      // The listener misses it too, and says so in JSON.
      requireHostHeader: false,
    },
  }) as Server
  answerNoRequest(server, headers)
  answerEveryUpgrade(server, headers)
  server.maxConnections = 2_000
  if (trustProxy === 0) capConnections(server, MOST_OF_ONE_ADDRESS)
  const connections = watchConnections(server)
  dropStalled(server, connections.all, stalledMs)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  return {
    url: `http://${nameOf(host)}:${(server.address() as AddressInfo).port}`,
    stop: (graceMs) => stop(server, sockets, connections, graceMs),
  }
}

/** What the adapter asks for each wish for a websocket; it would answer a refusal with its status alone. */
async function fetchForUpgrade(app: Hono<ServerEnv>, request: Request, env: HttpBindings): Promise<Response> {
  const response = await app.fetch(request, env)
  if (response.status >= 400) await refuseUpgrade(env.incoming.socket, response)
  return response
}

/** The adapter knows one protocol to change to; whoever asks for another would wait for ever. */
function answerEveryUpgrade(server: Server, headers: Readonly<Record<string, string>>): void {
  const [upgrade] = server.listeners('upgrade') as ((...upgrade: [IncomingMessage, Duplex, Buffer]) => void)[]
  server.removeAllListeners('upgrade').on('upgrade', (request, stream, head) => {
    // A connection that has asked for another protocol is under no time limit: it would stay for as long as the other side does.
    stream.once('finish', () => stream.destroy())
    const isWebSocket = request.headers.upgrade?.toLowerCase() === 'websocket'
    if (isWebSocket && hasAddress(request)) return upgrade?.(request, stream, head)
    stream.on('error', () => {})
    stream.end(rawAnswer(isWebSocket ? notHttp : otherProtocol, headers))
  })
}

function nameOf(host: string): string {
  if (host === '127.0.0.1' || host === '0.0.0.0' || host === '::' || host === '::1') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

async function stop(server: Server, sockets: WebSocketServer, connections: OpenConnections, graceMs: number): Promise<void> {
  // Node's own way to close a server of HTTP breaks off those who are slow to take the last of their answer.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
  const deadline = setTimeout(() => {
    // The server itself knows none of those that have asked for another protocol.
    for (const connection of connections.all) connection.destroy()
  }, graceMs)
  for (const socket of sockets.clients) socket.close(GOING_AWAY, 'The archive is being restarted.')
  connections.closeWhenIdle()
  await closed
  clearTimeout(deadline)
}
