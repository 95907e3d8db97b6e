import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fieldOf, type Behaviour, type Dialect, type Refusal, type StandIn, type StandInOptions, type StandInRequest } from './stand-in'

const defaultReply =
  'Ah, you ask what keeps me awake. The alternating current, my friend: it hums beneath every street, and hardly anyone hears it. I do.'

/** A vendor on this machine: real HTTP, one dialect, and every way a vendor can fail. */
export async function startStandIn(dialect: Dialect, options: StandInOptions = {}): Promise<StandIn> {
  const { delays = 5, refuses = [] } = options
  let reply = options.reply ?? defaultReply
  let retryAfter = options.retryAfter ?? '1'
  let behaviours = listOf(options.behaviour ?? 'reply')
  const requests: StandInRequest[] = []
  const modelsAsked = new Set<unknown>()
  let open = 0

  const nextBehaviour = () => (behaviours.length > 1 ? behaviours.shift() : behaviours[0]) ?? 'reply'

  async function answer(request: StandInRequest, response: ServerResponse): Promise<void> {
    const behaviour = nextBehaviour()
    if (behaviour === 'hang') return
    const refusal = dialect.check(request, refuses) ?? plannedRefusal(behaviour, request, modelsAsked)
    if (refusal !== undefined) return sendJson(response, refusal.status, dialect.errorBody(refusal), refusal.status === 429 ? { 'retry-after': retryAfter } : {})
    if (behaviour === 'html') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      return void response.end('<!doctype html><title>Archive</title><p>Nothing here speaks.</p>')
    }
    const { pieces, ended } = dialect.bound(request, typeof reply === 'string' ? reply : reply(request))
    const pauses = behaviour === 'slow' ? listOf(delays).map((ms) => Math.max(100, ms * 20)) : listOf(delays)
    const half = Math.ceil(pieces.length / 2)
    if (fieldOf(request, 'stream') !== true) {
      const text = JSON.stringify(dialect.whole(request, pieces, ended))
      response.writeHead(200, { 'content-type': 'application/json' })
      response.flushHeaders()
      if (behaviour === 'hang-after-headers') return
      await wait(pauses[0] ?? 0)
      if (behaviour !== 'cut' && behaviour !== 'cut-clean') return void response.end(text)
      return breakOff(response, text.slice(0, text.length / 2), behaviour)
    }
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' })
    response.flushHeaders()
    if (behaviour === 'hang-after-headers') return
    const frames = dialect.frames(request, pieces, ended)
    for (const frame of frames.before) response.write(frame)
    for (const [index, frame] of frames.pieces.entries()) {
      await wait(pauses[Math.min(index, pauses.length - 1)] ?? 0)
      if (response.destroyed) return
      if (index >= half && (behaviour === 'cut' || behaviour === 'cut-clean')) return breakOff(response, '', behaviour)
      if (index >= half && behaviour === 'error-event') return void response.end(dialect.errorFrame())
      response.write(frame)
    }
    response.end(frames.after.join(''))
  }

  const server = createServer((incoming, response) => {
    open += 1
    response.on('close', () => (open -= 1))
    response.setHeader(dialect.requestIdHeader, `req_${requests.length + 1}`)
    void readRequest(incoming)
      .then((request) => {
        requests.push(request)
        return answer(request, response)
      })
      .catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    setBehaviour: (behaviour) => void (behaviours = listOf(behaviour)),
    setReply: (next) => void (reply = next),
    setRetryAfter: (next) => void (retryAfter = next),
    openConnections: () => open,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function listOf<Item>(items: Item | readonly Item[]): Item[] {
  return Array.isArray(items) ? [...(items as readonly Item[])] : [items as Item]
}

function plannedRefusal(behaviour: Behaviour, request: StandInRequest, modelsAsked: Set<unknown>): Refusal | undefined {
  const model = fieldOf(request, 'model')
  modelsAsked.add(model)
  const unknownModels = /^404-first-(\d+)-models$/.exec(behaviour)?.[1]
  if (unknownModels !== undefined) {
    const isUnknown = [...modelsAsked].indexOf(model) < Number(unknownModels)
    return isUnknown ? { status: 404, message: `model: ${String(model)}` } : undefined
  }
  return /^\d+$/.test(behaviour) ? { status: Number(behaviour), message: `The stand-in answers ${behaviour}.` } : undefined
}

function breakOff(response: ServerResponse, last: string, behaviour: 'cut' | 'cut-clean'): void {
  if (behaviour === 'cut-clean') response.end(last)
  else response.write(last || '\n', () => response.socket?.resetAndDestroy())
}

function sendJson(response: ServerResponse, status: number, body: object, headers: Record<string, string>): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

async function readRequest(incoming: IncomingMessage): Promise<StandInRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const rawBody = Buffer.concat(chunks).toString('utf8')
  const { method = '', url = '', headers } = incoming
  return { method, path: url.split('?')[0] ?? '', headers, body: parseJson(rawBody), rawBody }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
