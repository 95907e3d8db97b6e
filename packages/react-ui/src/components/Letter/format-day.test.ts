import { expect, it } from 'vitest'
import { beginsDay, formatDay } from './format-day'

it('names the day in full', () => {
  expect(formatDay('2026-11-21T12:00:00.000Z')).toBe('Saturday 21 November 2026')
})

it('begins a day with the first letter, and wherever another day begins', () => {
  expect(beginsDay('2026-11-21T12:00:00.000Z', null)).toBe(true)
  expect(beginsDay('2026-11-21T12:00:00.000Z', '2026-11-21T11:59:00.000Z')).toBe(false)
  expect(beginsDay('2026-11-21T12:00:00.000Z', '2026-11-19T12:00:00.000Z')).toBe(true)
})
