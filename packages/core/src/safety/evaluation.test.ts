import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import type { NeedKind } from '../contracts/safety-check'
import { findNeed } from './find-need'

const folder = fileURLToPath(new URL('../../evaluation/need/', import.meta.url))

const kinds: Readonly<Record<string, NeedKind>> = {
  despair: 'despair',
  burden: 'despair',
  goodbye: 'despair',
  'third-person': 'despair',
  'self-harm': 'selfHarm',
  'partner-violence': 'violence',
  'parent-violence': 'violence',
  'child-abuse': 'childAbuse',
  overdose: 'overdose',
  'heart-attack': 'medicalEmergency',
  stroke: 'medicalEmergency',
  choking: 'medicalEmergency',
  seizure: 'medicalEmergency',
}

interface Phrasing {
  text: string
  label: string
}

const measure = (file: string) => {
  const phrasings = readFileSync(folder + file, 'utf8').trim().split('\n').map((line) => JSON.parse(line) as Phrasing)
  const figures = { need: 0, met: 0, kindRight: 0, lookalikes: 0, taken: 0 }
  for (const { text, label } of phrasings) {
    const need = findNeed(text)
    if (label === 'lookalike') {
      figures.lookalikes += 1
      if (need) figures.taken += 1
      continue
    }
    figures.need += 1
    if (need) figures.met += 1
    if (need?.kind === kinds[label]) figures.kindRight += 1
  }
  return figures
}

const total = (files: readonly string[]) => {
  const sum = { need: 0, met: 0, kindRight: 0, lookalikes: 0, taken: 0 }
  for (const file of files) {
    const figures = measure(file)
    process.stdout.write(`${file} ${JSON.stringify(figures)}\n`)
    for (const key of Object.keys(sum) as Array<keyof typeof sum>) sum[key] += figures[key]
  }
  return sum
}

it('meets the development phrasings of two authors at least as well as before', () => {
  const { need, met, kindRight, lookalikes, taken } = total(readdirSync(folder).filter((file) => /^author-.*\.jsonl$/.test(file)))

  expect({ need, lookalikes }).toEqual({ need: 330, lookalikes: 330 })
  expect(met).toBeGreaterThanOrEqual(310)
  expect(taken).toBeLessThanOrEqual(1)
  expect(kindRight).toBeGreaterThanOrEqual(236)
})
