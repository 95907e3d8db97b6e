/** The few sentences that become part of a conversation; an embedding team may replace them. */
export interface ConversationPhrases {
  /** What a character says when no reply could be written; the error's text follows it. */
  readonly apology: string
  /** What stands for a message that was only a picture. */
  readonly imageShared: (characterName: string) => string
}

export const conversationPhrases: ConversationPhrases = {
  apology: 'My apologies. I am experiencing difficulty with my systems.',
  imageShared: (characterName) => `[Image shared with ${characterName}]`,
}

/** The sentences the room itself says; an embedding team may replace them. */
export interface RoomPhrases {
  /** A character's turn failed; `message` is the vendor's text or our own. */
  readonly turnFailed: (characterName: string, message: string) => string
  /** The same of a live agent. */
  readonly agentFailed: (characterName: string, message: string) => string
  /** A discussion has come to its end by itself. */
  readonly talkEnded: string
}

export const roomPhrases: RoomPhrases = {
  turnFailed: (characterName, message) => `Error: ${characterName} encountered an issue: ${message}`,
  agentFailed: (characterName, message) => `Error with ${characterName}: ${message}`,
  talkEnded: 'The discussion has come to its end. Say something, or let somebody speak next, and it goes on.',
}
