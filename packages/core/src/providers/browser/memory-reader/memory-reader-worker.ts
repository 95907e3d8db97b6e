import { MemoryReadError, type Message } from '../../../contracts'
import { readText } from '../../../memory/page-memory-reader'
import { parseMemory } from '../../../memory/parse-memory'
import type { ReadAnswer, ReadRequest } from './memory-reader-messages'

/** A slice holds no more of either. */
const MESSAGES = 500
const CHARACTERS = 500_000

self.onmessage = ({ data }: MessageEvent<ReadRequest>) => void read(data)

async function read({ source, now }: ReadRequest): Promise<void> {
  try {
    const { messages, ...memory } = parseMemory(await readText(source, { onProgress: (share) => tell({ type: 'progress', share }) }), now)
    tell({ type: 'parsed', memory, total: messages.length })
    for (const slice of slicesOf(messages)) tell({ type: 'slice', messages: slice })
    tell({ type: 'done' })
  } catch (error) {
    if (error instanceof MemoryReadError) tell({ type: 'refused', reason: error.reason, message: error.message, at: error.at })
    else tell({ type: 'failed', message: String(error) })
  }
}

function* slicesOf(messages: readonly Message[]): Generator<readonly Message[]> {
  let slice: Message[] = []
  let characters = 0
  for (const message of messages) {
    slice.push(message)
    characters += message.content.length
    if (slice.length < MESSAGES && characters < CHARACTERS) continue
    yield slice
    slice = []
    characters = 0
  }
  if (slice.length > 0) yield slice
}

function tell(answer: ReadAnswer): void {
  self.postMessage(answer)
}
