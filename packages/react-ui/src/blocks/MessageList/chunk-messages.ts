import type { Message } from "@archive-of-minds/core";

/** Messages that stand in one chunk: the browser skips a chunk out of view whole, so no frame visits every message. */
export type MessageChunk = readonly Message[];

export const CHUNK_SIZE = 50;

/** Cuts messages into chunks, time after time; each cutting reuses what it can of the one before. */
export function createMessageChunker(): (messages: readonly Message[]) => readonly MessageChunk[] {
  let last: readonly Message[] = [];
  let chunks: readonly MessageChunk[] = [];
  return (messages) => {
    if (messages !== last) chunks = chunkMessages(messages, chunks);
    last = messages;
    return chunks;
  };
}

/**
 * Cuts messages into chunks. A chunk whose messages have not changed is the very chunk of last time, so that a new message
 * renders one chunk and no other.
 */
function chunkMessages(messages: readonly Message[], previous: readonly MessageChunk[]): readonly MessageChunk[] {
  const chunks: MessageChunk[] = [];
  for (let start = 0; start < messages.length; start += CHUNK_SIZE) {
    const end = Math.min(start + CHUNK_SIZE, messages.length);
    const before = previous[chunks.length];
    // Any message may have been written anew, in another tab too.
    const isSame =
      before?.length === end - start && before.every((message, place) => message === messages[start + place]);
    chunks.push(isSame ? before : messages.slice(start, end));
  }
  return chunks;
}
