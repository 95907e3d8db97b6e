import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { LanguageModelError } from '../../contracts'
import { createCutFetch, recordAnswer, type CutEnd } from '../../testing/cut-answer'
import { startAnthropicStandIn } from '../../testing/servers'
import { createAnthropicLanguageModel } from './index'

const reply = 'Lightning — naïve, 🜁 free.'

describe('a reply by Claude that is cut', () => {
  let answer: Uint8Array<ArrayBuffer>
  /** The first length at which the vendor has said why the reply ended. */
  let whole: number

  beforeAll(async () => {
    const standIn = await startAnthropicStandIn({ reply, delays: 0 })
    const body = { model: 'claude-sonnet-5', max_tokens: 99, stream: true, messages: [{ role: 'user', content: 'Hello.' }] }
    answer = await recordAnswer(`${standIn.url}/v1/messages`, { 'x-api-key': 'key', 'anthropic-version': '2023-06-01' }, body)
    await standIn.close()
    const said = Buffer.from(answer).indexOf('"stop_reason":"end_turn"')
    whole = Buffer.from(answer).indexOf('\n\n', said) + 2
  })

  let next: typeof fetch
  const model = createAnthropicLanguageModel({ baseURL: 'http://vendor.test', models: ['claude-sonnet-5'], maxRetries: 0, fetch: (input, init) => next(input, init) })
  const outcomeOf = async (length: number, end: CutEnd, chunks?: readonly number[]) => {
    next = createCutFetch(answer, length, end, chunks)
    let text = ''
    try {
      for await (const piece of model.stream({ messages: [{ role: 'user', content: 'Hello.' }] }, { signal: new AbortController().signal })) text += piece
      return { text, end: 'whole' }
    } catch (error) {
      return { text, end: error instanceof LanguageModelError ? error.reason : String(error) }
    }
  }
  const expected = (length: number, end: CutEnd, text: string) => {
    if (length >= whole) return { text: reply, end: 'whole' }
    return { text: reply.startsWith(text) ? text : reply, end: text === '' && end === 'reset' ? 'network' : 'cutOff' }
  }

  it.each(['ended', 'reset'] as const)('is never taken for whole before its stop reason, at every byte, when the connection %s', async (end) => {
    for (let length = 0; length <= answer.length; length += 1) {
      const outcome = await outcomeOf(length, end)
      expect({ length, ...outcome }).toEqual({ length, ...expected(length, end, outcome.text) })
    }
  }, 60_000)

  it('is the same however its bytes are split on the way', async () => {
    const place = fc.nat(answer.length)
    await fc.assert(
      fc.asyncProperty(place, fc.constantFrom<CutEnd>('ended', 'reset'), fc.array(place, { maxLength: 12 }), async (length, end, chunks) => {
        const outcome = await outcomeOf(length, end, chunks)
        expect(outcome).toEqual(expected(length, end, outcome.text))
        expect(outcome).toEqual(await outcomeOf(length, end))
      }),
      { numRuns: 300 },
    )
  }, 60_000)
})
