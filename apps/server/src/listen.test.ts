import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ServerEnv } from './http/server-env'
import { listen, type Listening } from './listen'

let listening: Listening
beforeEach(async () => {
  const app = new Hono<ServerEnv>().get('/', (c) => c.text('Hello')).get('/undecided', () => new Promise<never>(() => {}))
  listening = await listen(app, { host: '127.0.0.1', port: 0 })
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

/** Somebody who hears all that is said and never hangs up. */
async function stay(lines: readonly string[]): Promise<Socket> {
  const socket = connect({ port: Number(new URL(listening.url).port), host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => {}).resume()
  await once(socket, 'connect')
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  return socket
}

const upgrade = (protocol: string, path = '/') => [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: Upgrade', `Upgrade: ${protocol}`, 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==']

it('answers who asks for a protocol it does not speak', async () => {
  expect(await say(upgrade('h2c'))).toBe('HTTP/1.1 426 Upgrade Required')
})

it('opens no socket where nobody speaks through one', async () => {
  expect(await say(upgrade('websocket'))).not.toContain('101')
})

it.each([
  ['of another protocol', upgrade('h2c')],
  ['where nobody speaks through a socket', upgrade('websocket')],
  ['of a page that there is not', upgrade('websocket', '/nowhere')],
])('hangs up on a wish that it refuses, %s, though the other side stays', async (_which, lines) => {
  const socket = await stay(lines)
  await once(socket, 'end')
  // Waits for whoever is still connected, a day if need be.
  await listening.stop(86_400_000)
  socket.destroy()
})

it('stops in time, though somebody still waits for a socket', async () => {
  const socket = await stay(upgrade('websocket', '/undecided'))
  await listening.stop(50)
  socket.destroy()
})
