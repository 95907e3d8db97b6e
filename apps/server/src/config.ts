import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { defaultAccessCode } from './access/default-code'
import { defaultAnthropicModels, defaultOpenAIModel } from './proxies/models'
import { refusalToStart } from './start-up-guard'

export interface OpenAIConfig {
  readonly apiKey: string
  /** Ends in `/v1` at the vendor; without a trailing slash. */
  readonly baseUrl: string
  readonly model: string
}

export interface AnthropicConfig {
  readonly apiKey: string
  /** Without `/v1` and without a trailing slash. */
  readonly baseUrl: string
  /** Newest first. */
  readonly models: readonly string[]
}

export interface ServerConfig {
  readonly port: number
  readonly host: string
  /** An origin such as `https://minds.example`; `null`: the address the page was opened at. */
  readonly publicUrl: string | null
  /** How many proxies in front of the server may be believed about the visitor's address. */
  readonly trustProxy: number
  readonly accessCode: string
  /** `null`: made once and kept beside the database. */
  readonly sessionSecret: string | null
  readonly databaseUrl: string
  readonly retentionDays: number
  /** `null` while no key is set. */
  readonly openai: OpenAIConfig | null
  readonly anthropic: AnthropicConfig | null
  readonly allowOpen: boolean
  readonly staticDir: string
}

/** A setting with which the server refuses to start; the message is one sentence for the person who set it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

const MODEL_ID = /^[\w.:/@-]{1,100}$/

const text = (fallback: string) => v.optional(v.string(), fallback)
const secret = v.optional(v.string())

const wholeNumber = (name: string, min: number, max: number, fallback: number) => {
  const sentence = `${name} must be a whole number from ${min} to ${max}.`
  return v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,9}$/, sentence), v.transform(Number), v.minValue(min, sentence), v.maxValue(max, sentence)),
    String(fallback),
  )
}

function isVendorUrl(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : null
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' && url.search === '' && url.hash === ''
}

const vendorUrl = (name: string, fallback: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(isVendorUrl, `${name} must be an http or https address without a user name, a query or a fragment.`),
      v.transform((value) => value.replace(/\/+$/, '')),
    ),
    fallback,
  )

const Environment = v.object({
  PORT: wholeNumber('PORT', 0, 65_535, 3000),
  // Not all interfaces: out of the box there is a well-known code, and nobody else on the network should find it.
  // IPv4: browsers and other clients that look up "localhost" all try 127.0.0.1, not all of them ::1.
  HOST: text('127.0.0.1'),
  PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => isVendorUrl(value) && new URL(value).pathname === '/',
        'PUBLIC_URL must be an http or https address without a path, such as https://minds.example.',
      ),
      v.transform((value) => new URL(value).origin),
    ),
  ),
  TRUST_PROXY: wholeNumber('TRUST_PROXY', 0, 10, 0),
  ACCESS_CODE: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty('ACCESS_CODE must not be blank.')), defaultAccessCode),
  SESSION_SECRET: secret,
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^file:./, 'DATABASE_URL must name an SQLite file, such as file:.data/archive.db.')),
    'file:.data/archive.db',
  ),
  RETENTION_DAYS: wholeNumber('RETENTION_DAYS', 1, 3_650, 30),
  ANTHROPIC_API_KEY: secret,
  ANTHROPIC_BASE_URL: vendorUrl('ANTHROPIC_BASE_URL', 'https://api.anthropic.com'),
  ANTHROPIC_MODELS: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').map((id) => id.trim())),
      v.everyItem((id) => MODEL_ID.test(id), 'ANTHROPIC_MODELS must be model ids separated by commas.'),
    ),
    defaultAnthropicModels.join(','),
  ),
  OPENAI_API_KEY: secret,
  OPENAI_BASE_URL: vendorUrl('OPENAI_BASE_URL', 'https://api.openai.com/v1'),
  OPENAI_MODEL: v.optional(v.pipe(v.string(), v.regex(MODEL_ID, 'OPENAI_MODEL must be one model id.')), defaultOpenAIModel),
  ALLOW_OPEN: v.optional(v.picklist(['0', '1'], 'ALLOW_OPEN must be 1 or 0.'), '0'),
  // From src/ as from dist/, the demo is two doors up.
  STATIC_DIR: text(fileURLToPath(new URL('../../demo/dist', import.meta.url))),
})

/**
 * Reads the server's settings from the environment.
 *
 * @throws ConfigError with one sentence that names the variable to change.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): ServerConfig {
  // A line such as `OPENAI_API_KEY=` in an .env file means: not set.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''))
  const result = v.safeParse(Environment, given)
  if (!result.success) throw new ConfigError(result.issues[0].message)

  const env = result.output
  const config: ServerConfig = {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? null,
    trustProxy: env.TRUST_PROXY,
    accessCode: env.ACCESS_CODE,
    sessionSecret: env.SESSION_SECRET ?? null,
    databaseUrl: env.DATABASE_URL,
    retentionDays: env.RETENTION_DAYS,
    openai: env.OPENAI_API_KEY === undefined ? null : { apiKey: env.OPENAI_API_KEY.trim(), baseUrl: env.OPENAI_BASE_URL, model: env.OPENAI_MODEL },
    anthropic:
      env.ANTHROPIC_API_KEY === undefined
        ? null
        : { apiKey: env.ANTHROPIC_API_KEY.trim(), baseUrl: env.ANTHROPIC_BASE_URL, models: env.ANTHROPIC_MODELS },
    allowOpen: env.ALLOW_OPEN === '1',
    staticDir: env.STATIC_DIR,
  }
  const refusal = refusalToStart(config)
  if (refusal !== null) throw new ConfigError(refusal)
  return config
}
