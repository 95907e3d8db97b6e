import { createClient } from '@libsql/client'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DAY } from '../clock'
import { sweep } from '../retention'
import { loadSessionSecret } from '../session-secret'
import { runSource } from '../testing/run-source'
import { openLibsql } from './libsql-connection'
import { createLibsqlStore } from './libsql-store'
import { StoreError, type Store } from './store'

let folder: string
let url: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'))
  url = `file:${join(folder, 'deep', 'archive.db')}`
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const exchange = (exchangeId: string) => ({ exchangeId, characterId: 'tesla', userMessage: 'Question', assistantMessage: 'Answer', sessionId: null, hasImage: false })
const idsOf = async (store: Store, limit = 10_000) => (await store.conversations.list('visitor', 'tesla', limit)).map(({ exchangeId }) => exchangeId)

describe('the database', () => {
  it('is made with its folder, and writes so that nothing acknowledged is lost and nothing deleted stays', async () => {
    const connection = await openLibsql(url)
    const settings = ['journal_mode', 'synchronous', 'busy_timeout', 'secure_delete'].map(async (name) => (await connection.run(`PRAGMA ${name}`)).rows[0]?.[0])
    // 2 is FULL.
    expect(await Promise.all(settings)).toEqual(['wal', 2, 5000, 1])
    connection.close()
  })

  it('is brought up to date once', async () => {
    for (let start = 0; start < 3; start++) (await createLibsqlStore(url)).close()
    const client = createClient({ url })
    expect((await client.execute('SELECT id FROM migrations')).rows.map((row) => row['id'])).toEqual([1])
    client.close()
  })

  it('is left alone when a newer server wrote it', async () => {
    ;(await createLibsqlStore(url)).close()
    const client = createClient({ url })
    await client.execute('INSERT INTO migrations (id, applied_at) VALUES (99, 0)')
    client.close()
    await expect(createLibsqlStore(url)).rejects.toThrow(/newer version/)
  })

  it('says which address cannot be opened', async () => {
    await expect(createLibsqlStore('file:/dev/null/archive.db')).rejects.toThrow(StoreError)
    await expect(createLibsqlStore('file:/dev/null/archive.db')).rejects.toThrow('The database file:/dev/null/archive.db cannot be opened.')
  })

  it('loses nothing of two stores that write at once, and shows each the other’s', async () => {
    const stores = [await createLibsqlStore(url), await createLibsqlStore(url)] as const
    await Promise.all(Array.from({ length: 400 }, (_, number) => stores[number % 2 === 0 ? 0 : 1].conversations.log('visitor', exchange(`id-${number}`), number)))
    const expected = Array.from({ length: 400 }, (_, number) => `id-${number}`).reverse()
    expect([await idsOf(stores[0]), await idsOf(stores[1])]).toEqual([expected, expected])
    stores.forEach((store) => store.close())
  })

  it('loses nothing of four processes that start and write at once, and counts their guesses together', { timeout: 60_000 }, async () => {
    const writers = ['a', 'b', 'c', 'd'].map((name) => runSource('testing/exchange-writer.ts', [url, name, '100']))
    const ends = await Promise.all(writers.map(({ ended }) => ended))
    expect(ends.map(({ code, errors }) => [code, errors])).toEqual(ends.map(() => [0, '']))
    const compared = writers.map(({ lines }) => Number(lines.at(-1)?.split(' ')[1]))
    const store = await createLibsqlStore(url)
    expect([new Set(await idsOf(store)).size, compared.reduce((sum, count) => sum + count)]).toEqual([400, 10])
    store.close()
  })

  it('keeps every acknowledged exchange when its process is killed', { timeout: 60_000 }, async () => {
    const writer = runSource('testing/exchange-writer.ts', [url, 'killed', '100000'])
    await writer.line(/^killed-50$/)
    writer.process.kill('SIGKILL')
    expect((await writer.ended).signal).toBe('SIGKILL')
    const store = await createLibsqlStore(url)
    const kept = new Set(await idsOf(store, 100_000))
    expect(writer.lines.filter((id) => !kept.has(id))).toEqual([])
    expect(kept.size).toBeGreaterThan(50)
    store.close()
  })
})

describe('the retention sweep', () => {
  it('forgets what is older than it may be kept, and nothing else', async () => {
    const store = await createLibsqlStore(url)
    const now = 1_000 * DAY
    await store.conversations.log('visitor', exchange('old'), now - 30 * DAY - 1)
    await store.conversations.log('visitor', exchange('young'), now - 30 * DAY)
    await store.sessions.create('over', 'visitor', now - 7 * DAY - 1)
    await store.sessions.touch('over', now)
    await store.sessions.create('idle', 'visitor', now - DAY)
    await store.sessions.create('used', 'visitor', now - DAY)
    await store.sessions.touch('used', now)
    await store.wrongCodes.addBelow(10, 'address', now - 120_000, 0)
    await sweep(store, 30, { now: () => now })
    expect([
      await idsOf(store),
      await Promise.all(['over', 'idle', 'used'].map(async (hash) => (await store.sessions.find(hash)) !== null)),
      await store.wrongCodes.since('address', 0),
    ]).toEqual([['young'], [false, false, true], []])
    store.close()
  })
})

describe('the session secret', () => {
  it('is made once, beside the database, for the owner’s eyes only', async () => {
    const secrets = await Promise.all(Array.from({ length: 8 }, () => loadSessionSecret(url)))
    expect(new Set(secrets).size).toBe(1)
    expect(secrets[0]).toMatch(/^[\w-]{43}$/)
    const file = join(folder, 'deep', 'session-secret')
    expect([await readFile(file, 'utf8'), (await stat(file)).mode & 0o777, await readdir(join(folder, 'deep'))]).toEqual([secrets[0], 0o600, ['session-secret']])
  })

  it('is forgotten with a database in memory', async () => {
    expect(await loadSessionSecret('file::memory:')).not.toBe(await loadSessionSecret('file::memory:'))
  })
})
