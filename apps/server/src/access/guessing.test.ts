import { afterEach, expect, it } from 'vitest'
import { SECOND } from '../clock'
import { createServer } from '../server'
import { exampleConfig } from '../testing/example-config'
import { createTestArchive, type TestArchive } from '../testing/test-archive'
import { createTestVisitor } from '../testing/test-visitor'

// A thousand guesses and more within a minute, by every way there is to look like somebody else.

const GUESSES = 1_000
/** As fast as one machine may send them. */
const FLOOD = 10_000

let archive: TestArchive
afterEach(() => archive.close())

/** How many of the guesses were compared with the code. */
async function comparedOf(guess: (number: number) => Promise<Response>, guesses = GUESSES): Promise<number> {
  const statuses: number[] = []
  for (let number = 0; number < guesses; number += guesses / 10) {
    const answers = await Promise.all(Array.from({ length: guesses / 10 }, (_, more) => guess(number + more)))
    statuses.push(...answers.map(({ status }) => status))
    archive.clock.advance(5 * SECOND)
  }
  expect(statuses.filter((status) => status !== 401 && status !== 429)).toEqual([])
  return statuses.filter((status) => status === 401).length
}

const disguises = (number: number) => ({
  'x-forwarded-for': `10.0.${number >> 8}.${number & 255}`,
  forwarded: `for=10.0.${number >> 8}.${number & 255}`,
  'x-real-ip': `10.1.${number >> 8}.${number & 255}`,
  'cf-connecting-ip': `10.2.${number >> 8}.${number & 255}`,
  'true-client-ip': `10.3.${number >> 8}.${number & 255}`,
  'user-agent': `agent ${number}`,
})

it.each([
  ['one IPv6 network', (number: number) => `2001:db8:0:1:${(number >> 8).toString(16)}::${(number & 255).toString(16)}`],
  ['one address, written in two ways', (number: number) => (number % 2 === 0 ? '203.0.113.7' : '::ffff:203.0.113.7')],
] as const)('from %s, with new cookies and headers each time, ten are compared', { timeout: 30_000 }, async (_where, addressOf) => {
  archive = await createTestArchive()
  expect(await comparedOf((number) => archive.visitor(addressOf(number)).post('/api/access', { code: `guess ${number}` }, disguises(number)))).toBe(10)
})

it('of ten thousand from one address, ten are compared', { timeout: 60_000 }, async () => {
  archive = await createTestArchive()
  expect(await comparedOf((number) => archive.visitor('203.0.113.7').post('/api/access', { code: `guess ${number}` }, disguises(number)), FLOOD)).toBe(10)
})

it('from twenty addresses, ten of each are compared', { timeout: 30_000 }, async () => {
  archive = await createTestArchive()
  expect(await comparedOf((number) => archive.visitor(`203.0.113.${number % 20}`).post('/api/access', { code: `guess ${number}` }, disguises(number)))).toBe(200)
})

it('from behind one trusted proxy, ten of each address that the proxy saw are compared, whatever was written before it', { timeout: 30_000 }, async () => {
  archive = await createTestArchive({ trustProxy: 1 })
  const headers = (number: number) => ({ ...disguises(number), 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}, 203.0.113.${number % 4}` })
  expect(await comparedOf((number) => archive.visitor('192.0.2.1').post('/api/access', { code: `guess ${number}` }, headers(number)))).toBe(40)
})

it('at four servers over one database, ten are compared in all, and the right code waits like any other', { timeout: 30_000 }, async () => {
  archive = await createTestArchive()
  const servers = Array.from({ length: 4 }, () => createServer({ config: exampleConfig(), store: archive.store, sessionSecret: 'a secret of the tests', clock: archive.clock }))
  const visitorOf = (number: number, address: string) => createTestVisitor(servers[number % 4] as (typeof servers)[number], { address })
  expect(await comparedOf((number) => visitorOf(number, '203.0.113.7').unlock(`guess ${number}`))).toBe(10)
  // Nobody else has to wait for the one who guesses.
  expect([(await visitorOf(0, '203.0.113.7').unlock()).status, (await visitorOf(1, '203.0.113.8').unlock()).status]).toEqual([429, 200])
  archive.clock.advance(60 * SECOND)
  expect((await visitorOf(2, '203.0.113.7').unlock()).status).toBe(200)
})

it('however many guesses come at once, the right one after ten wrong ones is not compared', { timeout: 30_000 }, async () => {
  archive = await createTestArchive()
  const guesses = [...Array.from({ length: 300 }, (_, number) => `guess ${String(number)}`), 'archive']
  const statuses = await Promise.all(guesses.map(async (code) => (await archive.visitor('203.0.113.7').post('/api/access', { code })).status))
  expect([statuses.filter((status) => status === 401).length, statuses.at(-1)]).toEqual([10, 429])
})

it.each([
  ['with the port of the connection', (number: number) => `203.0.113.7:${String(50_000 + number)}`],
  ['with the port of an IPv6 connection', (number: number) => `[2001:db8:0:1::5]:${String(50_000 + number)}`],
  ['as IPv6 in other digits', (number: number) => (number % 2 === 0 ? '::ffff:cb00:7107' : '203.0.113.7')],
] as const)('from behind a proxy that names the address %s, ten are compared', { timeout: 30_000 }, async (_how, addressOf) => {
  archive = await createTestArchive({ trustProxy: 1 })
  expect(await comparedOf((number) => archive.visitor('192.0.2.1').post('/api/access', { code: `guess ${number}` }, { 'x-forwarded-for': addressOf(number) }))).toBe(10)
})
