import { createParser } from 'eventsource-parser'

/** What a picture costs at most, at the sizes the product sends. */
const PICTURE_TOKENS = 2_000
/** A picture, written as base64: nothing else here is a run of so many such characters. */
const PICTURE = /[A-Za-z0-9+/]{2000,}={0,2}/g

/** A language of one token for two bytes is the dearest one usually meets; English takes half as many. */
const BYTES_A_TOKEN = 2
const CHARACTERS_A_TOKEN = 4

/** Larger answers that are no stream are estimated, not read. */
const LONGEST_JSON = 256 * 1024

/** How many tokens a request can cost its sender, before anything is answered. */
export function mostInputTokens(body: string): number {
  const pictures = body.match(PICTURE)?.length ?? 0
  return pictures * PICTURE_TOKENS + Math.ceil(Buffer.byteLength(body.replace(PICTURE, '')) / BYTES_A_TOKEN)
}

export interface ReplyTokens {
  /** As the vendor counted; `null` where it did not say. */
  readonly input: number | null
  readonly output: number
}

interface Usage {
  readonly input_tokens?: unknown
  readonly output_tokens?: unknown
  readonly prompt_tokens?: unknown
  readonly completion_tokens?: unknown
  readonly cache_creation_input_tokens?: unknown
  readonly cache_read_input_tokens?: unknown
}

/** The fields of both vendors' answers and events that tell what was used. */
interface Told {
  readonly usage?: Usage | null
  readonly message?: { readonly usage?: Usage }
  readonly delta?: { readonly text?: unknown }
  readonly choices?: readonly { readonly delta?: { readonly content?: unknown }; readonly message?: { readonly content?: unknown } }[]
  readonly content?: readonly { readonly text?: unknown }[]
}

const asCount = (value: unknown) => (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null)
const lengthOf = (value: unknown) => (typeof value === 'string' ? value.length : 0)

/** Counts what a reply used, from what passes by: the vendor's own count, or an estimate from the words. */
export function createReplyTokens(): { watch(piece: Uint8Array): void; read(): ReplyTokens } {
  const decoder = new TextDecoder()
  let input: number | null = null
  let output: number | null = null
  let characters = 0
  let kind: 'unknown' | 'json' | 'events' = 'unknown'
  let whole = ''

  const noteUsage = (usage: Usage | null | undefined) => {
    if (!usage) return
    const asked = asCount(usage.input_tokens) ?? asCount(usage.prompt_tokens)
    if (asked !== null) input = asked + (asCount(usage.cache_creation_input_tokens) ?? 0) + (asCount(usage.cache_read_input_tokens) ?? 0)
    output = asCount(usage.output_tokens) ?? asCount(usage.completion_tokens) ?? output
  }
  const note = (json: string) => {
    let told: Told
    try {
      told = JSON.parse(json) as Told
    } catch {
      return
    }
    if (typeof told !== 'object' || told === null) return
    noteUsage(told.usage)
    noteUsage(told.message?.usage)
    characters += lengthOf(told.delta?.text)
    for (const choice of Array.isArray(told.choices) ? told.choices : []) characters += lengthOf(choice?.delta?.content) + lengthOf(choice?.message?.content)
    for (const part of Array.isArray(told.content) ? told.content : []) characters += lengthOf(part?.text)
  }
  const events = createParser({ onEvent: ({ data }) => note(data), maxBufferSize: LONGEST_JSON })

  return {
    watch(piece) {
      const text = decoder.decode(piece, { stream: true })
      if (kind === 'unknown' && text !== '') kind = text.startsWith('{') ? 'json' : 'events'
      if (kind === 'events') events.feed(text)
      else if (whole.length < LONGEST_JSON) whole += text
    },
    read() {
      if (whole !== '') note(whole)
      whole = ''
      const estimate = Math.ceil(characters / CHARACTERS_A_TOKEN)
      return { input, output: Math.max(output ?? 0, output === null ? estimate : 0) }
    },
  }
}
