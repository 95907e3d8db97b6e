import type { Message } from "@archive-of-minds/core";

/** Messages that are drawn in one element. The browser skips the whole chunk when it is out of view, so that no frame visits every message. */
export type MessageChunk = readonly Message[];

export const CHUNK_SIZE = 50;

/** Makes a function that divides messages into chunks and reuses unchanged chunks of its last call. */
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
 * Divides messages into chunks. A chunk whose messages have not changed is the same object as before, so that a new
 * message renders one chunk only.
 */
function chunkMessages(messages: readonly Message[], previous: readonly MessageChunk[]): readonly MessageChunk[] {
  const chunks: MessageChunk[] = [];
  for (let start = 0; start < messages.length; start += CHUNK_SIZE) {
    const end = Math.min(start + CHUNK_SIZE, messages.length);
    const before = previous[chunks.length];
    // Any message may have changed, also in another tab.
    const isSame =
      before?.length === end - start && before.every((message, place) => message === messages[start + place]);
    chunks.push(isSame ? before : messages.slice(start, end));
  }
  return chunks;
}
