import { afterAll, beforeAll } from 'vitest'
import { openStore } from '../store/open-store'
import { buildServer } from './built-server'
import { describeOnEachDatabase, describeOnSqlite } from './each-database'

type OpenStore = typeof openStore

/**
 * Runs the same tests on every store the server can open: on each database, and on SQLite once more behind a thread of its
 * own, as it ships. A `StoreError` from there is another class of the same name.
 */
export function describeEachStore(name: string, tests: (newUrl: () => Promise<string>, openStore: OpenStore) => void): void {
  describeOnEachDatabase(name, (newUrl) => tests(newUrl, openStore))

  describeOnSqlite(`${name}, on SQLite in a thread of its own`, (newUrl) => {
    let built: Awaited<ReturnType<typeof buildServer>>
    let shipped: { readonly openStore: OpenStore }
    beforeAll(async () => {
      built = await buildServer({ 'open-store': 'src/store/open-store.ts' })
      shipped = (await built.load('open-store')) as typeof shipped
    })
    afterAll(() => built.remove())
    tests(newUrl, (databaseUrl, options) => shipped.openStore(databaseUrl, { ...options, inThread: true }))
  })
}
