import { connect } from 'node:net'
import { once } from 'node:events'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ServerEnv } from './http/server-env'
import { listen, type Listening } from './listen'

let listening: Listening
beforeEach(async () => {
  listening = await listen(new Hono<ServerEnv>().get('/', (c) => c.text('Hello')), { host: '127.0.0.1', port: 0 })
})
afterEach(() => listening.stop(0))

async function say(lines: readonly string[]): Promise<string> {
  const socket = connect(Number(new URL(listening.url).port), '127.0.0.1')
  let heard = ''
  socket.on('data', (data) => (heard += data.toString()))
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  await once(socket, 'close')
  return heard.split('\r\n')[0] ?? ''
}

const upgrade = (protocol: string) => ['GET / HTTP/1.1', 'Host: localhost', 'Connection: Upgrade', `Upgrade: ${protocol}`, 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==']

it('answers who asks for a protocol it does not speak', async () => {
  expect(await say(upgrade('h2c'))).toBe('HTTP/1.1 426 Upgrade Required')
})

it('opens no socket where nobody speaks through one', async () => {
  expect(await say(upgrade('websocket'))).not.toContain('101')
})
