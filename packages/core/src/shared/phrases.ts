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
