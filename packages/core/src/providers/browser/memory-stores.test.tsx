import { deleteDB } from 'idb'
import { expect, it } from 'vitest'
import type { MemoryStore } from '../../contracts'
import { createMemoryMemoryStore } from '../../memory/memory-memory-store'
import { describeMemoryStoreContract } from '../../testing/contracts/memory-store-contract'
import { exampleMessage } from '../../testing/example-message'
import { createBrowserMemoryStore, firstUsable } from './browser-memory-store'
import { createIndexedDBMemoryStore } from './indexed-db-memory-store'
import { createLocalStorageMemoryStore } from './local-storage-memory-store'

describeMemoryStoreContract('IndexedDB', (now) => {
  let count = 0
  const name = () => `memory-test-${count}`
  return {
    open: () => createIndexedDBMemoryStore({ name: name(), now }),
    cleanUp: () => {
      localStorage.clear()
      count += 1
      return deleteDB(`memory-test-${count - 1}`)
    },
  }
})

describeMemoryStoreContract('The browser', (now) => {
  let count = 0
  return {
    open: () => createBrowserMemoryStore({ name: `browser-test-${count}`, now }),
    cleanUp: () => {
      localStorage.clear()
      count += 1
      return deleteDB(`browser-test-${count - 1}`)
    },
  }
})

describeMemoryStoreContract('Local storage', (now) => ({
  open: () => createLocalStorageMemoryStore({ now }),
  cleanUp: () => localStorage.clear(),
}))

it('follows what another tab adds, replaces and clears', async () => {
  const [here, there] = [createIndexedDBMemoryStore({ name: 'tabs' }), createIndexedDBMemoryStore({ name: 'tabs' })]
  const next = () => new Promise((resolve) => { const leave = here.watch('tesla', (change) => { leave(); resolve(change) }) })
  const stay = here.watch('tesla', () => {})
  const added = next()
  await there.append('tesla', exampleMessage(1))
  const replaced = added.then(next)
  expect(await added).toEqual({ type: 'appended', message: exampleMessage(1) })
  await there.replace('tesla', [exampleMessage(2)])
  expect(await replaced).toEqual({ type: 'replaced', messages: [exampleMessage(2)] })
  const cleared = next()
  await there.clear('tesla')
  expect(await cleared).toEqual({ type: 'cleared' })
  stay()
  await deleteDB('tabs')
})

it('leaves out what is no message, and keeps it stored', async () => {
  localStorage.setItem('aom.memory.tesla.2026-01-01T00:00:00.000Z.broken', '{"id":')
  localStorage.setItem('aom.memory.tesla.2026-01-01T00:00:01.000Z.wrong', '{"id":"wrong","role":"system"}')
  const store = createLocalStorageMemoryStore()
  await store.append('tesla', exampleMessage(1))
  expect((await store.load('tesla')).messages).toEqual([exampleMessage(1)])
  expect(localStorage.getItem('aom.memory.tesla.2026-01-01T00:00:00.000Z.broken')).toBe('{"id":')
  localStorage.clear()
})

it('says that local storage is full', async () => {
  localStorage.setItem('filler', 'x'.repeat(5_242_880 - 'filler'.length))
  await expect(createLocalStorageMemoryStore().append('tesla', exampleMessage(1))).rejects.toMatchObject({ reason: 'full' })
  localStorage.clear()
})

it('opens again when the database was deleted behind our back', async () => {
  const store = createIndexedDBMemoryStore({ name: 'deleted' })
  await store.append('tesla', exampleMessage(1))
  await deleteDB('deleted')
  await store.append('tesla', exampleMessage(2))
  expect((await store.load('tesla')).messages).toEqual([exampleMessage(2)])
  await deleteDB('deleted')
})

it('falls back to the next store when one cannot be read', async () => {
  const broken: MemoryStore = { ...createMemoryMemoryStore(), load: () => Promise.reject(new Error('refused')) }
  const page = createMemoryMemoryStore()
  expect(await firstUsable([broken, page], 'tesla')).toBe(page)
})
