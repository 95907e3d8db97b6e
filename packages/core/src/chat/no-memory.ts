import type { MemorySlice } from "./chat.types";

/** The memory before it is loaded. */
export const noMemory = (characterId: string): MemorySlice => ({
  conversationId: characterId,
  messages: [],
  others: [],
  hidden: 0,
  metadata: null,
  durability: null,
  problem: null,
});
