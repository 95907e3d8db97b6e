import { createParser } from 'eventsource-parser'

/** What the largest picture costs with the dearest model; what it did not cost is given back. */
const PICTURE_TOKENS = 5_000
/**
 * A picture where the schemas have one. A text cannot look like it: within a text a quotation mark has a backslash before
 * it, and these have none.
 */
const PICTURE = /"(?:data":"|url":"data:image\/[a-z]{1,4};base64,)[A-Za-z0-9+/]+={0,2}"/g

/** A language of one token for two bytes is the dearest one usually meets; English takes half as many. */
const BYTES_A_TOKEN = 2
const CHARACTERS_A_TOKEN = 4

/** Larger answers that are no stream are not read. */
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

/** The first and last bytes of a stream that are looked at closely: there the vendors say what was used. */
const EDGE_BYTES = 4 * 1024
const LF = 10

/**
 * Counts what a reply used, from what passes by: the vendor's own count, or an estimate. Hundreds of streams pass at
 * once, so of a stream only the events are counted, and its edges are read when it is over.
 */
export function createReplyTokens(): { watch(piece: Uint8Array): void; read(): ReplyTokens } {
  let isJson: boolean | null = null
  let head = Buffer.alloc(0)
  let tail: Buffer | null = null
  let bytes = 0
  let events = 0
  let last = 0

  const watch = (piece: Uint8Array) => {
    if (piece.length === 0) return
    isJson ??= piece[0] === OPENING_BRACE
    const limit = isJson ? LONGEST_JSON : EDGE_BYTES
    if (head.length < limit) head = Buffer.concat([head, piece.subarray(0, limit - head.length)])
    if (!isJson) writeRound((tail ??= Buffer.alloc(EDGE_BYTES)), piece, bytes)
    events += countEnds(piece, last)
    last = piece.at(-1) ?? last
    bytes += piece.length
  }

  return {
    watch,
    read() {
      const told = { input: null as number | null, output: null as number | null, characters: 0 }
      const note = (json: string) => noteUsage(json, told)
      if (isJson) note(head.toString())
      else {
        readEvents(head, note)
        // Beside a stream's own end, what its middle said is not missed: every count replaces the one before.
        if (tail !== null && bytes > EDGE_BYTES) readEvents(readRound(tail, bytes), note)
      }
      const estimate = bytes > EDGE_BYTES && !isJson ? events : Math.ceil(told.characters / CHARACTERS_A_TOKEN)
      return { input: told.input, output: told.output ?? estimate }
    },
  }
}

const OPENING_BRACE = 0x7b

/** Writes into a buffer that begins anew at its end, so that it always holds the last bytes. Nothing is allocated. */
function writeRound(round: Buffer, piece: Uint8Array, written: number): void {
  const last = piece.subarray(-round.length)
  const place = (written + piece.length - last.length) % round.length
  const fits = last.subarray(0, round.length - place)
  round.set(fits, place)
  round.set(last.subarray(fits.length), 0)
}

function readRound(round: Buffer, written: number): Buffer {
  const place = written % round.length
  return Buffer.concat([round.subarray(place), round.subarray(0, place)])
}

/** How many events end in this piece. Their number is about that of the tokens. */
function countEnds(piece: Uint8Array, before: number): number {
  let count = before === LF && piece[0] === LF ? 1 : 0
  for (let at = piece.indexOf(LF); at !== -1; at = piece.indexOf(LF, at + 1)) if (piece[at + 1] === LF) count += 1
  return count
}

function readEvents(bytes: Buffer, note: (json: string) => void): void {
  const parser = createParser({ onEvent: ({ data }) => note(data) })
  parser.feed(bytes.toString())
}

/** Takes over what one of the vendor's messages says. */
function noteUsage(json: string, told: { input: number | null; output: number | null; characters: number }): void {
  let message: Told
  try {
    message = JSON.parse(json) as Told
  } catch {
    return
  }
  if (typeof message !== 'object' || message === null) return
  for (const usage of [message.usage, message.message?.usage]) {
    if (!usage) continue
    const asked = asCount(usage.input_tokens) ?? asCount(usage.prompt_tokens)
    if (asked !== null) told.input = asked + (asCount(usage.cache_creation_input_tokens) ?? 0) + (asCount(usage.cache_read_input_tokens) ?? 0)
    // What a message says of itself when it begins is not what it will have cost.
    if (usage === message.usage) told.output = asCount(usage.output_tokens) ?? asCount(usage.completion_tokens) ?? told.output
  }
  told.characters += lengthOf(message.delta?.text)
  for (const choice of Array.isArray(message.choices) ? message.choices : []) told.characters += lengthOf(choice?.delta?.content) + lengthOf(choice?.message?.content)
  for (const part of Array.isArray(message.content) ? message.content : []) told.characters += lengthOf(part?.text)
}
