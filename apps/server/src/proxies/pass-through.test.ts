import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { ServerEnv } from '../http/server-env'
import { createLogger } from '../log'
import { passThrough } from './pass-through'

function serve(source: UnderlyingDefaultSource<Uint8Array>) {
  const logLines: string[] = []
  const log = createLogger((line) => logLines.push(line))
  const body = new ReadableStream<Uint8Array>(source, { highWaterMark: 0 })
  const app = new Hono<ServerEnv>().get('/', (c) => new Response(passThrough(c, body, { upstream: 'vendor', log })))
  return { logLines, open: async () => (await app.request('/')).body?.getReader() as ReadableStreamDefaultReader<Uint8Array> }
}

it('takes no faster than the visitor reads', async () => {
  let taken = 0
  const { open } = serve({
    pull: (controller) => {
      taken += 1
      controller.enqueue(new Uint8Array([taken]))
    },
  })
  const reader = await open()
  expect(taken).toBe(0)
  for (const piece of [1, 2, 3]) expect([...((await reader.read()).value ?? [])]).toEqual([piece])
  expect(taken).toBe(3)
})

it('lets go of the vendor when the visitor does', async () => {
  let reason: unknown
  const { open, logLines } = serve({ cancel: (why) => void (reason = why) })
  const reader = await open()
  await reader.cancel('enough')
  expect([reason, logLines]).toEqual(['enough', []])
})

it('fails where the vendor fails', async () => {
  const { open, logLines } = serve({ pull: (controller) => controller.error(new TypeError('canary words')) })
  const reader = await open()
  await expect(reader.read()).rejects.toThrow(TypeError)
  expect(logLines.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ level: 'warn', event: 'upstream broke off', upstream: 'vendor', error: 'TypeError' }])
  expect(logLines[0]).not.toContain('canary')
})
