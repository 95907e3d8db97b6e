import { ServerResponse, type IncomingMessage, type Server } from 'node:http'
import type { Socket } from 'node:net'

/** Who is connected, and what is still to be done for them. */
export interface OpenConnections {
  readonly all: Iterable<Socket>
  /** From now on nobody is waited for who is owed nothing: each connection closes as soon as its last answer has been taken. */
  closeWhenIdle(): void
}

interface Work {
  /** Questions of which something is still to come, answers of which something is still to be taken. */
  readonly underWay: Set<IncomingMessage | ServerResponse>
  latest: ServerResponse | null
  /** How many bytes had come in when there was last nothing under way. */
  read: number
}

/** Node itself takes an answer for given once all of it is written, though most may wait for a slow reader yet. */
export function watchConnections(server: Server): OpenConnections {
  const open = new Map<Socket, Work>()
  let isClosing = false

  const closeIfIdle = (connection: Socket, { underWay, read }: Work) => {
    // More that has come in is the beginning of a question, or a websocket's.
    if (underWay.size === 0 && connection.bytesRead === read && connection.writableLength === 0) connection.destroy()
  }

  server.on('connection', (connection: Socket) => {
    const work: Work = { underWay: new Set(), latest: null, read: 0 }
    open.set(connection, work)
    connection.once('close', () => {
      open.delete(connection)
      for (const message of work.underWay) if (message instanceof ServerResponse) closeUnheard(message)
    })
  })

  // Before whoever answers: the answer may be written at once.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = request.socket
    const work = open.get(connection)
    if (work === undefined) return
    work.latest = response
    if (isClosing) response.shouldKeepAlive = false
    for (const message of [request, response]) {
      work.underWay.add(message)
      message.once('close', () => {
        work.underWay.delete(message)
        if (work.underWay.size > 0) return
        work.latest = null
        work.read = connection.bytesRead
        if (isClosing) closeIfIdle(connection, work)
      })
    }
  })

  return {
    all: { [Symbol.iterator]: () => open.keys() },
    closeWhenIdle() {
      isClosing = true
      for (const [connection, work] of open) {
        // Whoever can still be told asks for nothing more here.
        if (work.latest?.headersSent === false) work.latest.shouldKeepAlive = false
        closeIfIdle(connection, work)
      }
    },
  }
}

/**
 * Of several answers on one connection, Node tells only the one whose turn it is that the connection has closed. What is
 * done for the others would go on, though nobody will ever hear of it.
 */
function closeUnheard(answer: ServerResponse): void {
  if (answer.socket !== null || answer.writableFinished) return
  answer.destroy()
  answer.emit('close')
}
