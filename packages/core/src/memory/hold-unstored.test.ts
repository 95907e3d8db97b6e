import { expect, it } from 'vitest'
import { MemoryStoreError, type Message } from '../contracts'
import { describeMemoryStoreContract } from '../testing/contracts/memory-store-contract'
import { holdUnstored } from './hold-unstored'
import { createMemoryMemoryStore } from './memory-memory-store'

const said = (place: number): Message => ({ id: `message-${place}`, role: place % 2 === 0 ? 'user' : 'assistant', content: `Letter ${place}.`, timestamp: `2026-01-01T00:00:0${place}.000Z`, hasImage: false })

function open() {
  const inner = createMemoryMemoryStore(() => Date.parse('2025-12-31T00:00:00.000Z'))
  let isFull = false
  const store = holdUnstored({
    ...inner,
    append: (characterId: string, message: Message) => (isFull ? Promise.reject(new MemoryStoreError('full', 'There is no space left.')) : inner.append(characterId, message)),
  })
  const fails = (message: Message) => expect(store.append('tesla', message)).rejects.toThrow('no space')
  return { store, fails, fill: () => void (isFull = true), free: () => void (isFull = false), stored: async () => (await inner.load('tesla')).messages, loaded: async () => (await store.load('tesla')).messages }
}

it('loads what could not be stored with the rest', async () => {
  const { store, fails, fill, stored, loaded } = open()
  await store.append('tesla', said(1))
  fill()
  await fails(said(2))
  await fails(said(3))
  expect([await stored(), await loaded()]).toEqual([[said(1)], [said(1), said(2), said(3)]])
})

it('stores it before the next one, as soon as there is space', async () => {
  const { store, fails, fill, free, stored } = open()
  fill()
  await fails(said(1))
  await fails(said(2))
  free()
  await store.append('tesla', said(3))
  expect(await stored()).toEqual([said(1), said(2), said(3)])
})

it.each(['clear', 'replace'] as const)('forgets it with the memory: %s', async (way) => {
  const { store, fails, fill, free, loaded } = open()
  fill()
  await fails(said(1))
  free()
  if (way === 'clear') await store.clear('tesla')
  else await store.replace('tesla', [said(5)])
  expect(await loaded()).toEqual(way === 'clear' ? [] : [said(5)])
  await store.append('tesla', said(6))
  expect(await loaded()).toEqual(way === 'clear' ? [said(6)] : [said(5), said(6)])
})

describeMemoryStoreContract('A store whose failures are held', (now) => {
  let inner = createMemoryMemoryStore(now)
  return {
    open: () => holdUnstored(inner),
    cleanUp: () => {
      inner = createMemoryMemoryStore(now)
    },
  }
})
