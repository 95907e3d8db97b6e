import { expect, it } from 'vitest'
import { holdDiscussions, TURNS } from './discussions.fixture'

// Of a thousand whole discussions these are one half; the other half has a moderator, and stands in a file of its own, so
// that both can be had at once.

it(`holds 500 discussions of ${String(TURNS)} turns, whatever the visitor does`, async () => {
  const { broken, met } = await holdDiscussions(Array.from({ length: 500 }, (_, run) => ({ run, isModerated: false, mayEnd: false })))
  expect(broken).toEqual([])
  // The limit, a visitor who stops and a model that fails were all met, and often.
  expect(Object.entries({ limit: met.limit, stop: met.stop, failed: met.failed }).filter(([, times]) => times < 10)).toEqual([])
}, 60_000)

it('holds 100 that come to their end when they will', async () => {
  const { broken, met } = await holdDiscussions(Array.from({ length: 100 }, (_, run) => ({ run, isModerated: run % 2 === 0, mayEnd: true })))
  expect(broken).toEqual([])
  expect(met.itself).toBeGreaterThanOrEqual(10)
}, 60_000)
