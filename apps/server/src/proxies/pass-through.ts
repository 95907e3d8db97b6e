import type { Context } from 'hono'
import type { ServerEnv } from '../http/server-env'
import { describeError, type Logger } from '../log'

/**
 * Passes a vendor's stream on, piece by piece and no faster than the visitor reads.
 *
 * When the vendor breaks off, the visitor's connection is broken too: a tidy end would make the half look whole.
 * When the visitor goes, the vendor's stream is cancelled.
 */
export function passThrough(
  c: Context<ServerEnv>,
  body: ReadableStream<Uint8Array>,
  about: { readonly upstream: string; readonly log: Logger },
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  const { signal } = c.req.raw
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read()
          if (done) controller.close()
          else controller.enqueue(value)
        } catch (error) {
          if (!signal.aborted) about.log.warn('upstream broke off', { upstream: about.upstream, ...describeError(error) })
          const connection = c.env?.outgoing
          if (connection === undefined) return controller.error(error)
          // The server's own handling would print the error and end the response in good order.
          connection.destroy()
          controller.close()
        }
      },
      cancel: (reason) => reader.cancel(reason).catch(() => {}),
    },
    { highWaterMark: 0 },
  )
}
