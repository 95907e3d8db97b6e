import { MemoryReadError, memoryLimits, type MemoryReader } from '../contracts'
import { parseMemory } from './parse-memory'

/**
 * Reads memories where it is called. A long one holds up the page meanwhile; browsers have a reader that works beside
 * it.
 */
export function createPageMemoryReader({ now = Date.now }: { readonly now?: () => number } = {}): MemoryReader {
  return {
    async read(source, { signal, onProgress = () => {} }) {
      const text = await readText(source)
      signal.throwIfAborted()
      onProgress(0.5)
      const memory = parseMemory(text, now())
      onProgress(1)
      return memory
    },
  }
}

/** @throws MemoryReadError where a source is too large to be opened at all */
export function requireSmall(source: Blob | string): void {
  const size = typeof source === 'string' ? source.length : source.size
  if (size > memoryLimits.bytes) throw new MemoryReadError('tooLarge', 'The file is too large.')
}

/** The text of a file, or a pasted text as it is. @throws MemoryReadError */
export async function readText(source: Blob | string): Promise<string> {
  requireSmall(source)
  if (typeof source === 'string') return source
  const bytes = await source.arrayBuffer().catch((cause: unknown) => {
    throw new MemoryReadError('unreadable', 'The file cannot be read.', { cause })
  })
  try {
    // Broken letters would otherwise be replaced without a word.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new MemoryReadError('notJson', 'The file is no text.', { cause })
  }
}
