import type { Message } from '@archive-of-minds/core'
import { expect, it } from 'vitest'
import { summarizeMemory } from './summarize-memory'

const metadata = { createdAt: '2025-12-24T18:00:00.000Z', totalInteractions: 9, lastInteraction: '2025-12-31T23:00:00.000Z' }
const nothing = { total: 0, fromUser: 0, fromCharacter: 0, images: 0 }

const letter = (number: number, changes: Partial<Message> = {}): Message => ({
  id: String(number),
  role: 'user',
  content: `Letter ${number}`,
  timestamp: `2026-01-01T10:00:0${number}.000Z`,
  hasImage: false,
  ...changes,
})

it('counts the letters of both sides and the images among them', () => {
  const messages = [
    letter(1, { hasImage: true }),
    letter(2, { role: 'assistant', end: 'complete' }),
    letter(3),
    letter(4, { role: 'assistant', end: 'failed' }),
    letter(5),
  ]
  expect(summarizeMemory(messages, metadata)).toEqual({
    createdAt: metadata.createdAt,
    lastInteraction: '2026-01-01T10:00:05.000Z',
    total: 5,
    fromUser: 3,
    fromCharacter: 2,
    images: 1,
  })
})

it('knows no last interaction before the first letter', () => {
  const fresh = { ...metadata, totalInteractions: 0, lastInteraction: null }
  expect(summarizeMemory([], fresh)).toEqual({ ...nothing, createdAt: metadata.createdAt, lastInteraction: null })
})

it('takes the last interaction from the metadata where no letters are left', () => {
  expect(summarizeMemory([], metadata)).toEqual({ ...nothing, createdAt: metadata.createdAt, lastInteraction: metadata.lastInteraction })
})

it('dates a memory without metadata from its letters, and an empty one not at all', () => {
  expect(summarizeMemory([letter(1), letter(2)], null)).toMatchObject({
    createdAt: '2026-01-01T10:00:01.000Z',
    lastInteraction: '2026-01-01T10:00:02.000Z',
  })
  expect(summarizeMemory([], null)).toEqual({ ...nothing, createdAt: null, lastInteraction: null })
})
