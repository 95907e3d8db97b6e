import type { Message } from "@archive-of-minds/core";

const START = Date.parse("2026-01-01T10:00:00.000Z");

/** The n-th message of an example conversation; the same number always gives the same message. */
export function exampleMessage(number: number, changes: Partial<Message> = {}): Message {
  return {
    id: `message-${String(number).padStart(6, "0")}`,
    conversationId: "ada",
    author: "user",
    text: `Message ${number}`,
    createdAt: new Date(START + number * 1000).toISOString(),
    hasImage: false,
    ...changes,
  };
}
