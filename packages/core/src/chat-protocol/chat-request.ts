import type { PromptImage, PromptMessage, ReplyPurpose } from "../contracts";

/** The path of the chat handler below the server's address. */
export const chatPath = "/api/chat";

/**
 * The body of a request for one reply. It holds no system prompt: the server composes it from the character and the
 * purpose.
 */
export interface ChatRequestBody {
  /** Who answers; left out for a moderator. */
  readonly characterId?: string;
  readonly purpose: ReplyPurpose;
  /** The conversation so far, oldest first; the last one is the message to answer. */
  readonly messages: readonly PromptMessage[];
  /** A picture that goes with the last message. */
  readonly image?: PromptImage;
  /** The characters in the Chat Room, by id; with the purpose `room`. */
  readonly participants?: {
    readonly speaking: readonly string[];
    readonly listening?: readonly string[];
    readonly changesSubject?: boolean;
    readonly closes?: boolean;
  };
  /** Whether the visitor was in need a moment ago, so that the reply is gentle. */
  readonly isGentle?: boolean;
  /** The reply ends before any of these. */
  readonly stop?: readonly string[];
  /** The language of the visitor's last message, as a BCP 47 tag; English if left out. */
  readonly language?: string;
}
