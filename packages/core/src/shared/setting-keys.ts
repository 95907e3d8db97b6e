/** What is kept in the browser's local storage beside the visitor's choices, which `preferences` lists. */
export const settingKeys = {
  /** The Chat Room as it was left, without its messages, as JSON. */
  chatRoom: "aom.room",
  /** Where the first edition keeps the Chat Room, with its messages. */
  firstEditionRoom: "aom.chatRoom",
  /** When everything was last deleted; ISO 8601. Other tabs see it change, and forget what stands in their text boxes. */
  deletedAt: "aom.deletedAt",
} as const;

/** Where the voice is kept that the visitor chose for a character. */
export const voiceIdKey = (characterId: string) => `aom.voiceOf.${characterId}`;

/** Where it is kept why a character's last question has no whole answer, as JSON. */
export const failureKey = (characterId: string) => `aom.failure.${characterId}`;

/** Where what was being written to a character waits for the page to open again. */
export const draftKey = (characterId: string) => `aom.draft.${characterId}`;
