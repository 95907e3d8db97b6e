import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config'

const refusal = (environment: Record<string, string>): string | null => {
  try {
    readConfig(environment)
    return null
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
}

describe('the configuration', () => {
  it('needs no variable at all', () => {
    const { staticDir, ...config } = readConfig({})
    expect(config).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: null,
      trustProxy: 0,
      accessCode: 'archive',
      sessionSecret: null,
      databaseUrl: 'file:.data/archive.db',
      retentionDays: 30,
      openai: null,
      anthropic: null,
      allowOpen: false,
    })
    expect(staticDir).toMatch(/apps\/demo\/dist$/)
  })

  it('takes an empty value for none', () => {
    expect(readConfig({ PORT: '', OPENAI_API_KEY: ' ', ACCESS_CODE: '  ', PUBLIC_URL: '' })).toEqual(readConfig({}))
  })

  it('switches a vendor on by its key', () => {
    const { openai, anthropic } = readConfig({
      OPENAI_API_KEY: ' key-1\n',
      OPENAI_BASE_URL: 'http://127.0.0.1:4000/v1/',
      ANTHROPIC_API_KEY: 'key-2',
      ANTHROPIC_MODELS: 'claude-one, claude-two',
    })
    expect([openai, anthropic]).toEqual([
      { apiKey: 'key-1', baseUrl: 'http://127.0.0.1:4000/v1', model: 'gpt-5.5' },
      { apiKey: 'key-2', baseUrl: 'https://api.anthropic.com', models: ['claude-one', 'claude-two'] },
    ])
  })

  it('reads the public address as an origin and the code without white space', () => {
    const { publicUrl, accessCode } = readConfig({ PUBLIC_URL: 'https://Minds.Example/', ACCESS_CODE: ' sesame ' })
    expect([publicUrl, accessCode]).toEqual(['https://minds.example', 'sesame'])
  })

  it.each([
    ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535.'],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be a whole number from 0 to 10.'],
    ['RETENTION_DAYS', '0', 'RETENTION_DAYS must be a whole number from 1 to 3650.'],
    ['PUBLIC_URL', 'minds.example', 'PUBLIC_URL must be an http or https address without a path, such as https://minds.example.'],
    ['PUBLIC_URL', 'https://minds.example/archive', 'PUBLIC_URL must be an http or https address without a path, such as https://minds.example.'],
    ['DATABASE_URL', 'archive.db', 'DATABASE_URL must name an SQLite file, such as file:.data/archive.db.'],
    ['OPENAI_BASE_URL', 'ftp://x', 'OPENAI_BASE_URL must be an http or https address without a user name, a query or a fragment.'],
    ['ANTHROPIC_BASE_URL', 'https://me:secret@x', 'ANTHROPIC_BASE_URL must be an http or https address without a user name, a query or a fragment.'],
    ['ANTHROPIC_MODELS', 'one,,two', 'ANTHROPIC_MODELS must be model ids separated by commas.'],
    ['OPENAI_MODEL', 'two models', 'OPENAI_MODEL must be one model id.'],
    ['ALLOW_OPEN', 'maybe', 'ALLOW_OPEN must be 1 or 0.'],
  ])('refuses %s=%s in one sentence', (name, value, sentence) => {
    expect(refusal({ [name]: value })).toBe(sentence)
  })

  it('is listed whole in .env.example, with its defaults', () => {
    const text = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
    const listed = Object.fromEntries([...text.matchAll(/^# ([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value ?? '']))
    expect(Object.keys(listed).sort()).toEqual(
      'ACCESS_CODE ALLOW_OPEN ANTHROPIC_API_KEY ANTHROPIC_BASE_URL ANTHROPIC_MODELS DATABASE_URL HOST OPENAI_API_KEY OPENAI_BASE_URL OPENAI_MODEL PORT PUBLIC_URL RETENTION_DAYS SESSION_SECRET STATIC_DIR TRUST_PROXY'.split(' '),
    )
    const key = { OPENAI_API_KEY: 'k', ANTHROPIC_API_KEY: 'k' }
    expect(readConfig({ ...listed, ...key })).toEqual(readConfig(key))
  })
})

describe('a paid key on a public address', () => {
  const combinations = Array.from({ length: 16 }, (_, bits) => ({
    paidKey: (bits & 1) > 0, ownCode: (bits & 2) > 0, secret: (bits & 4) > 0, publicAddress: (bits & 8) > 0,
  }))

  it.each(combinations)('needs an own code and a secret: %o', ({ paidKey, ownCode, secret, publicAddress }) => {
    const environment = {
      ...(paidKey && { OPENAI_API_KEY: 'k' }),
      ...(ownCode && { ACCESS_CODE: 'sesame' }),
      ...(secret && { SESSION_SECRET: 's' }),
      PUBLIC_URL: publicAddress ? 'https://minds.example' : 'http://localhost:3000',
    }
    const isOpen = paidKey && publicAddress && !(ownCode && secret)
    expect(refusal(environment) !== null).toBe(isOpen)
    expect(refusal({ ...environment, ALLOW_OPEN: '1' })).toBeNull()
  })

  it('says what is missing', () => {
    const open = { ANTHROPIC_API_KEY: 'k', PUBLIC_URL: 'http://192.168.1.7:3000' }
    expect([refusal(open), refusal({ ...open, ACCESS_CODE: 'sesame' })]).toEqual([
      'PUBLIC_URL is a public address and a paid key is set: set an ACCESS_CODE of your own too, or ALLOW_OPEN=1 to start all the same.',
      'PUBLIC_URL is a public address and a paid key is set: set a SESSION_SECRET too, or ALLOW_OPEN=1 to start all the same.',
    ])
  })

  it.each(['http://127.0.0.1:3000', 'http://[::1]:3000', 'http://archive.localhost'])('is not what %s is', (address) => {
    expect(refusal({ OPENAI_API_KEY: 'k', PUBLIC_URL: address })).toBeNull()
  })
})
