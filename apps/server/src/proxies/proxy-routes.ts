import { Hono } from 'hono'
import type * as v from 'valibot'
import type { AnthropicConfig, OpenAIConfig } from '../config'
import { ApiError } from '../http/api-error'
import { limitBody, readJson } from '../http/read-json'
import type { ServerEnv } from '../http/server-env'
import type { Logger } from '../log'
import { AnthropicRequest } from './anthropic-request'
import { OpenAIRequest } from './openai-request'
import { relay, type Upstream } from './relay'

const LONGEST_BODY_BYTES = 8 * 1024 * 1024

/** Where a proxy sends to and which models it may name; `null` while the vendor has no key. */
interface Vendor {
  readonly upstream: Upstream
  readonly models: readonly string[]
}

export interface ProxyDependencies {
  /** Every key the server holds: whatever a vendor says about one is not passed on. */
  readonly keys: readonly string[]
  readonly log: Logger
}

export function openAIRoutes(config: OpenAIConfig | null, deps: ProxyDependencies): Hono<ServerEnv> {
  const vendor = config && {
    models: [config.model],
    upstream: {
      name: 'openai',
      url: `${config.baseUrl}/chat/completions`,
      headers: { authorization: `Bearer ${config.apiKey}` },
    },
  }
  return proxy('/v1/chat/completions', OpenAIRequest, vendor, deps)
}

export function anthropicRoutes(config: AnthropicConfig | null, deps: ProxyDependencies): Hono<ServerEnv> {
  const vendor = config && {
    models: config.models,
    upstream: {
      name: 'anthropic',
      url: `${config.baseUrl}/v1/messages`,
      headers: { 'x-api-key': config.apiKey, 'anthropic-version': '2023-06-01' },
    },
  }
  return proxy('/v1/messages', AnthropicRequest, vendor, deps)
}

type ModelRequest = v.GenericSchema<unknown, { readonly model: string; readonly stream: boolean }>

/** One path and no other. Behind the session. */
function proxy(path: string, schema: ModelRequest, vendor: Vendor | null, deps: ProxyDependencies): Hono<ServerEnv> {
  return new Hono<ServerEnv>().post(path, limitBody(LONGEST_BODY_BYTES), async (c) => {
    if (vendor === null) throw new ApiError(503, 'not_configured', 'The archive has no key for this vendor.')
    const request = await readJson(c, schema)
    if (!vendor.models.includes(request.model)) {
      throw new ApiError(400, 'model_not_allowed', `The archive offers ${vendor.models.join(', ')}.`)
    }
    return relay(c, vendor.upstream, request, deps)
  })
}
