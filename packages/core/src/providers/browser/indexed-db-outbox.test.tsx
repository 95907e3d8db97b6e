import { deleteDB } from 'idb'
import { expect, it, vi } from 'vitest'
import { describeOutboxContract } from '../../testing/contracts/outbox-contract'
import { exampleExchange } from '../../testing/example-exchange'
import { createIndexedDBOutbox } from './indexed-db-outbox'

const cleanUp = () => deleteDB('archive-of-minds-outbox')
const entry = { exchange: exampleExchange(1), queuedAt: 1 }

describeOutboxContract('IndexedDB', () => ({ outbox: createIndexedDBOutbox(), cleanUp }))

describeOutboxContract('A browser without IndexedDB', () => {
  const refused = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Refused by the test.', 'SecurityError')
  })
  return { outbox: createIndexedDBOutbox(), cleanUp: () => refused.mockRestore() }
})

it('outlives the page and is shared by its tabs', async () => {
  const [one, other] = [createIndexedDBOutbox(), createIndexedDBOutbox()]
  await one.put(entry)
  expect([await other.all(), await createIndexedDBOutbox().all()]).toEqual([[entry], [entry]])
  await other.remove(entry)
  expect(await one.all()).toEqual([])
  await cleanUp()
})

it('keeps an exchange in the page while the database refuses it, and goes on when it no longer does', async () => {
  const outbox = createIndexedDBOutbox()
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full, says the test.', 'QuotaExceededError')
  })
  await outbox.put(entry)
  full.mockRestore()
  const next = { exchange: exampleExchange(2), queuedAt: 2 }
  await outbox.put(next)
  expect(await outbox.all()).toEqual([entry, next])
  expect(await createIndexedDBOutbox().all()).toEqual([next])
  await outbox.remove(entry)
  expect(await outbox.all()).toEqual([next])
  await cleanUp()
})
