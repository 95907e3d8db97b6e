import { MemoryReadError, memoryLimits, type MemoryReader, type ReadMemoryOptions } from "../contracts";
import { parseMemory } from "./parse-memory";

/** The share of reading from the disk in the progress; the rest is parsing. */
const READ = 0.5;

/** How much of a file is read at once. */
const PART_BYTES = 1024 * 1024;

/**
 * Reads memories on the calling thread. A long one blocks the page; in browsers use the reader that works in a worker.
 */
export function createPageMemoryReader({ now = Date.now }: { readonly now?: () => number } = {}): MemoryReader {
  return {
    async read(source, { characterId, signal, onProgress = () => {} }) {
      const text = await readText(source, { signal, onProgress: (share) => onProgress(READ * share) });
      signal.throwIfAborted();
      const memory = parseMemory(text, { characterId, now: now() });
      onProgress(1);
      return memory;
    },
  };
}

/** @throws MemoryReadError where a source is too large to be opened at all */
export function requireSmall(source: Blob | string): void {
  const size = typeof source === "string" ? source.length : source.size;
  if (size > memoryLimits.bytes) throw new MemoryReadError("tooLarge", "The file is too large.");
}

/**
 * The text of a file, or a pasted text as it is. Progress, from 0 to 1, is reported for files.
 *
 * @throws MemoryReadError
 */
export async function readText(
  source: Blob | string,
  { signal, onProgress = () => {} }: Partial<ReadMemoryOptions> = {},
): Promise<string> {
  requireSmall(source);
  if (typeof source === "string") return source;
  // Invalid bytes would otherwise be replaced silently.
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const parts: string[] = [];
  for (let start = 0; start < source.size; start += PART_BYTES) {
    const part = source.slice(start, start + PART_BYTES);
    const bytes = await part.arrayBuffer().catch((cause: unknown) => {
      throw new MemoryReadError("unreadable", "The file cannot be read.", { cause });
    });
    signal?.throwIfAborted();
    parts.push(decode(decoder, bytes));
    onProgress(Math.min(1, (start + PART_BYTES) / source.size));
  }
  parts.push(decode(decoder));
  return parts.join("");
}

/** Without bytes it flushes the decoder. @throws MemoryReadError */
function decode(decoder: TextDecoder, bytes?: ArrayBuffer): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch (cause) {
    throw new MemoryReadError("notJson", "The file is no text.", { cause });
  }
}
