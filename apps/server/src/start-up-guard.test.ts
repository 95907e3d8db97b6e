import { describe, expect, it } from 'vitest'
import { readConfig } from './config'
import { createTestArchive } from './testing/test-archive'

const KEYS = ['OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'ELEVENLABS_API_KEY'] as const

function start(environment: Readonly<Record<string, string>>): string {
  try {
    readConfig(environment)
    return 'starts'
  } catch (error) {
    return (error as Error).message
  }
}

describe.each(KEYS)('with a paid key in %s', (key) => {
  const paid = { [key]: 'k' }

  it.each(['0.0.0.0', '::', '192.168.1.20', 'minds.example'])('lets other machines in through HOST=%s only with a code of its own', (HOST) => {
    const refusal = 'HOST lets other machines in and a paid key is set: set an ACCESS_CODE of your own too, or ALLOW_OPEN=1 to start all the same.'
    expect([start({ ...paid, HOST }), start({ ...paid, HOST, ACCESS_CODE: 'sesame' }), start({ ...paid, HOST, ALLOW_OPEN: '1' })]).toEqual([refusal, 'starts', 'starts'])
  })

  it.each(['127.0.0.1', 'localhost', '::1'])('starts on %s as it is', (HOST) => {
    expect(start({ ...paid, HOST })).toBe('starts')
  })
})

it('without a paid key, starts for everybody', () => {
  expect(start({ HOST: '0.0.0.0', PUBLIC_URL: 'https://minds.example' })).toBe('starts')
})

describe('a page that has given its own name this machine’s address', () => {
  const openai = { apiKey: 'k', baseUrl: 'http://127.0.0.1:9', model: 'm' }
  const unlockAt = async (origin: string, changes: Parameters<typeof createTestArchive>[0]) => {
    const archive = await createTestArchive(changes)
    const response = await archive.app.request(`${origin}/api/access`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ code: changes?.accessCode ?? 'archive' }),
    })
    await archive.close()
    return response.status
  }

  it('does not get at a paid key behind the well-known code', async () => {
    expect([
      await unlockAt('http://evil.example:3000', { openai }),
      await unlockAt('http://localhost:3000', { openai }),
      await unlockAt('http://127.0.0.1:3000', { openai }),
    ]).toEqual([403, 200, 200])
  })

  it('does not get at it where the archive was given a name of its own either', async () => {
    const local = { openai, publicUrl: 'http://localhost:3000' }
    expect([await unlockAt('http://evil.example:3000', local), await unlockAt('http://localhost:3000', local)]).toEqual([403, 200])
  })

  it('is any other address of the archive where there is nothing to spend, or a code of its own', async () => {
    expect([await unlockAt('http://minds.example', {}), await unlockAt('http://minds.example', { openai, accessCode: 'sesame' })]).toEqual([200, 200])
  })
})
