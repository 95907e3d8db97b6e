import { freemem, totalmem } from "node:os";
import { ConfigError } from "../config-error";
import type { ModelFile } from "./read-model-file";

export interface MemoryPlan {
  /** The most tokens of a conversation, the reply included. */
  readonly contextTokens: number;
  /** How many characters keep what the model has read. */
  readonly contexts: number;
}

/** What llama.cpp needs besides the model and the conversations. */
const WORKING_BYTES = 300_000_000;

/**
 * Fits the wanted contexts into the memory: at least one.
 *
 * @throws ConfigError where not even one fits.
 */
export function planMemory(path: string, file: ModelFile, wanted: MemoryPlan, freeBytes: number): MemoryPlan {
  const contextTokens = Math.min(wanted.contextTokens, file.longestContext ?? wanted.contextTokens);
  const contextBytes = contextTokens * file.bytesPerToken;
  const contexts = Math.floor((freeBytes - file.bytes - WORKING_BYTES) / contextBytes);
  if (contexts < 1)
    throw new ConfigError(
      `MODEL_FILE ${path} needs about ${gigabytes(file.bytes + WORKING_BYTES + contextBytes)} GB of memory with a conversation of ${contextTokens} tokens, and ${gigabytes(freeBytes)} GB are free: choose a smaller file or a lower MODEL_FILE_CONTEXT_TOKENS, or give the container more memory.`,
    );
  return { contextTokens, contexts: Math.min(wanted.contexts, contexts) };
}

const gigabytes = (bytes: number) => (bytes / 1e9).toFixed(1);

/**
 * The memory that is free. In a container, what its limit leaves beside this process: pages of files that are cached count
 * as used there, and the model itself is such a file. On systems other than Linux little is free that is not used for a
 * cache, so all memory counts.
 */
export function freeMemory(): number {
  const free = process.platform === "linux" ? freemem() : totalmem();
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(free, limit - process.memoryUsage.rss()) : free;
}
