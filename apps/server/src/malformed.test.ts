import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen, type Listening } from './listen'
import { createTestArchive, type TestArchive } from './testing/test-archive'

let archive: TestArchive
let listening: Listening
beforeAll(async () => {
  archive = await createTestArchive()
  listening = await listen(archive.app, { host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await listening.stop(0)
  await archive.close()
})

/** Sends bytes as they are and gives the first line of what comes back; empty where the connection was just closed. */
function send(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(Number(new URL(listening.url).port), '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (data) => (answer += data.toString('latin1')))
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''))
  })
}
const head = 'POST /api/access HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n'

describe('what is no proper request', () => {
  it.each([
    ['a header of 100 kB', `${head}x: ${'y'.repeat(100_000)}\r\n\r\n`, /^HTTP\/1\.1 431/],
    ['two ways to say how long it is', `${head}content-type: application/json\r\ncontent-length: 18\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`, /^HTTP\/1\.1 400/],
    ['two lengths', `${head}content-length: 5\r\ncontent-length: 6\r\n\r\nhello`, /^HTTP\/1\.1 400/],
    ['no protocol at all', 'hello\r\n\r\n', /^HTTP\/1\.1 400/],
    ['a path that is no path', 'GET http:// HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n', /^HTTP\/1\.1 [45]\d\d|^$/],
    ['a host that is no host', 'GET / HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n', /^HTTP\/1\.1 4\d\d|^$/],
    ['no host', 'GET /api/health HTTP/1.1\r\nconnection: close\r\n\r\n', /^HTTP\/1\.1 400/],
  ])('%s is refused, and others are served', async (_, bytes, first) => {
    expect(await send(bytes)).toMatch(first)
    expect((await fetch(`${listening.url}/api/health`)).status).toBe(200)
  })

  it('keeps nobody from being served, held open two hundred times', async () => {
    const sockets = Array.from({ length: 200 }, () => {
      const socket = connect(Number(new URL(listening.url).port), '127.0.0.1', () => socket.write('POST /api/access HTTP/1.1\r\nhost: localhost\r\nx: '))
      socket.on('error', () => {})
      return socket
    })
    await Promise.all(sockets.map((socket) => new Promise((resolve) => (socket.readyState === 'open' ? resolve(null) : socket.once('connect', resolve)))))
    expect((await fetch(`${listening.url}/api/health`)).status).toBe(200)
    for (const socket of sockets) socket.destroy()
  })
})
