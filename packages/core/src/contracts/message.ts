import type { NeedKind } from "./safety-check";

/**
 * How a character's message ended.
 * - `complete`: the model finished.
 * - `stopped`: the visitor stopped it.
 * - `interrupted`: the visitor interrupted it.
 * - `cut`: the connection broke before the model finished.
 * - `length`: it reached the model's maximum length of a reply.
 * - `refused`: the model, or a filter of its vendor, declined to answer.
 * - `failed`: not a reply but an apology; never sent to a model.
 */
export type MessageStatus = "complete" | "stopped" | "interrupted" | "cut" | "length" | "refused" | "failed";

/** One message of a conversation: of the chat, of a live conversation, or of the Chat Room. */
export interface Message {
  /** Unique and, within one browser tab, ascending (a UUID version 7). */
  readonly id: string;
  /** The conversation it belongs to. The first one with a character has the character's id. */
  readonly conversationId: string;
  /** The name that the visitor gave to its conversation; on the first message of a named one. */
  readonly conversationTitle?: string;
  /** `user` for the visitor, `system` for notices of the Chat Room, else the id of the character. */
  readonly author: string;
  readonly text: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** Whether a camera picture was attached. */
  readonly hasImage: boolean;
  /** Only on messages of characters. */
  readonly status?: MessageStatus;
  /** The name of the language model that wrote it. */
  readonly model?: string;
  /** The visitor was in need. Set on the reply that referred them to help, or, with a live agent, on the visitor's own message. */
  readonly safety?: NeedKind;
  /** It was imported from a file that named a model, which cannot be verified. */
  readonly imported?: boolean;
  /** How many characters of it were heard before the visitor interrupted it; left out if unknown. */
  readonly heardUntil?: number;
  /** Fields of an imported file that this version does not know. An export gives them back. */
  readonly unknownFields?: Readonly<Record<string, unknown>>;
}
