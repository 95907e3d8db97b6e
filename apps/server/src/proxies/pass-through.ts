import type { Context } from 'hono'
import type { Readable } from 'node:stream'
import type { ServerEnv } from '../http/server-env'
import { describeError, type Logger } from '../log'
import { deadlines } from './deadlines'
import type { Timers } from './timers'

interface About {
  readonly upstream: string
  readonly log: Logger
  readonly timers: Timers
  /** Whether comments may be put between the events. */
  readonly isEventStream: boolean
  /** Sees each piece on its way. */
  readonly watch?: ((piece: Uint8Array) => void) | undefined
  /** Said once, with how many bytes were passed on. */
  readonly onEnd: (bytes: number) => void
}

/** A line every reader of event streams leaves out, even in the middle of an event. */
const comment = new TextEncoder().encode(': the archive is waiting\n')
const LF = 10

/**
 * Passes a vendor's stream on, piece by piece and no faster than the visitor reads.
 *
 * When the vendor breaks off or falls silent, the visitor's connection is broken too: a tidy end would make the half
 * look whole. When the visitor goes, or accepts nothing more, the vendor's stream ends.
 */
export function passThrough(c: Context<ServerEnv>, body: Readable, about: About): ReadableStream<Uint8Array> {
  const { timers } = about
  const { signal } = c.req.raw
  const connection = c.env?.outgoing
  const source = body[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  let pending: Promise<IteratorResult<Uint8Array>> | null = null
  let bytes = 0
  let lastByte = LF
  let isOver = false
  let controller: ReadableStreamDefaultController<Uint8Array>

  const end = () => {
    if (isOver) return false
    isOver = true
    for (const stop of [stopSilence, stopVisitor, stopTotal]) stop()
    about.onEnd(bytes)
    return true
  }
  const breakOff = (error: unknown) => {
    if (!end()) return
    body.destroy()
    if (connection === undefined) return controller.error(error)
    // The server's own handling would print the error and end the response in good order.
    connection.destroy()
    controller.close()
  }
  const fail = (error: unknown) => {
    if (!signal.aborted && !isOver) about.log.warn('upstream broke off', { upstream: about.upstream, ...describeError(error) })
    breakOff(error)
  }
  const dropVisitor = () => {
    about.log.info('visitor accepts nothing', { upstream: about.upstream })
    breakOff(new Error('The visitor accepts nothing.'))
  }

  const stopTotal = timers.after(deadlines.total, () => fail(new StreamError('TOO_LONG')))
  let stopSilence = () => {}
  let stopVisitor = () => {}
  const expectVisitor = () => (stopVisitor = timers.after(deadlines.visitor, dropVisitor))

  const ask = () => {
    // A model may think for a while between its headers and its first word.
    stopSilence = timers.after(bytes === 0 ? deadlines.firstByte : deadlines.silence, () => fail(new StreamError('SILENCE')))
    const asked = source.next()
    const answered = () => stopSilence()
    asked.then(answered, answered)
    return asked
  }

  /** The next piece, or `null` when the vendor has been silent and a sign of life is due. */
  const next = async (): Promise<IteratorResult<Uint8Array> | null> => {
    pending ??= ask()
    // A comment is a line of its own, never a part of one.
    if (!about.isEventStream || lastByte !== LF) return pending
    let stopSign = () => {}
    const signOfLife = new Promise<null>((resolve) => (stopSign = timers.after(deadlines.signOfLife, () => resolve(null))))
    try {
      return await Promise.race([pending, signOfLife])
    } finally {
      stopSign()
    }
  }

  const finish = () => {
    end()
    controller.close()
    // What is still on its way to the visitor may be stuck as well.
    if (connection !== undefined && !connection.writableFinished) connection.once('close', timers.after(deadlines.visitor, () => connection.destroy()))
  }

  return new ReadableStream<Uint8Array>(
    {
      start: (given) => void (controller = given),
      async pull() {
        stopVisitor()
        try {
          const result = await next()
          if (isOver) return
          expectVisitor()
          if (result === null) return controller.enqueue(comment)
          pending = null
          if (result.done === true) return finish()
          bytes += result.value.length
          lastByte = result.value.at(-1) ?? lastByte
          about.watch?.(result.value)
          controller.enqueue(result.value)
        } catch (error) {
          fail(error)
        }
      },
      cancel() {
        end()
        body.destroy()
      },
    },
    { highWaterMark: 0 },
  )
}

class StreamError extends Error {
  override readonly name = 'StreamError'
  readonly code: 'SILENCE' | 'TOO_LONG'

  constructor(code: StreamError['code']) {
    super(code === 'SILENCE' ? 'The vendor fell silent.' : 'The answer took too long.')
    this.code = code
  }
}
