import { expect, it } from 'vitest'
import { SECOND } from '../clock'
import { silentLogger } from '../log'
import { createTestTimers } from '../proxies/testing/test-timers'
import { StoreError } from '../store/store'
import { createSettling } from './settling'

/** A ledger that notes how many it is told of at once, and takes its time. */
function createSlowLedger() {
  const steps: { readonly ids: readonly string[]; end(error?: Error): void }[] = []
  const unused = () => Promise.reject(new Error('Only settling is asked for.'))
  return {
    steps,
    reserve: unused,
    taken: unused,
    settle: (settlements: readonly { readonly id: string }[]) =>
      new Promise<void>((resolve, reject) => steps.push({ ids: settlements.map(({ id }) => id), end: (error) => (error ? reject(error) : resolve()) })),
  }
}

function open() {
  const ledger = createSlowLedger()
  const timers = createTestTimers()
  const settling = createSettling({ ledger, timers, log: silentLogger })
  const settled: string[] = []
  const end = (...ids: string[]) => ids.forEach((id) => settling.add({ id, read: () => ({}), onEnd: () => settled.push(id) }))
  return { ledger, timers, settling, settled, end, told: () => ledger.steps.map(({ ids }) => ids) }
}

it('settles the first that ends at once, and those that end meanwhile together', async () => {
  const { ledger, settled, end, told } = open()
  end('a', 'b', 'c')
  expect(told()).toEqual([['a']])
  ledger.steps[0]?.end()
  await expect.poll(told).toEqual([['a'], ['b', 'c']])
  expect(settled).toEqual(['a'])
  ledger.steps[1]?.end()
  await expect.poll(() => settled).toEqual(['a', 'b', 'c'])
})

it('waits for nothing where somebody asks for leave to spend', () => {
  const { settling, end, told } = open()
  end('a', 'b', 'c')
  settling.handOver()
  settling.handOver()
  expect(told()).toEqual([['a'], ['b', 'c']])
})

it('never settles more than a hundred in one step', () => {
  const { settling, end, told } = open()
  end(...Array.from({ length: 251 }, (_, index) => String(index)))
  settling.handOver()
  expect(told().map(({ length }) => length)).toEqual([1, 100, 100, 50])
})

it('tries a step again that failed, and keeps nobody waiting for it', async () => {
  const { ledger, timers, settled, end, told } = open()
  end('a', 'b')
  ledger.steps[0]?.end(new StoreError('The database failed.', null))
  await expect.poll(told).toEqual([['a'], ['b']])
  ledger.steps[1]?.end()
  await expect.poll(() => settled).toEqual(['b'])
  timers.advance(SECOND)
  expect(told()).toEqual([['a'], ['b'], ['a']])
  ledger.steps[2]?.end()
  await expect.poll(() => settled).toEqual(['b', 'a'])
})
