/** Keys in the browser's local storage, besides those of the visitor's preferences. */
export const settingKeys = {
  /** The Chat Room without its messages, as JSON. */
  chatRoom: "aom.room",
  /** The Chat Room of the first edition, with its messages. */
  firstEditionRoom: "aom.chatRoom",
  /** When all data was last deleted; ISO 8601. When it changes, other tabs clear their drafts. */
  deletedAt: "aom.deletedAt",
} as const;

/** The key of the voice that the visitor chose for a character. */
export const voiceIdKey = (characterId: string) => `aom.voiceOf.${characterId}`;

/** The key of the failure of a character's last question, as JSON. */
export const failureKey = (characterId: string) => `aom.failure.${characterId}`;

/** The key of the draft to a character. */
export const draftKey = (characterId: string) => `aom.draft.${characterId}`;
