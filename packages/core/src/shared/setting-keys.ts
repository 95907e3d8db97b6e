/** Where the visitor's choices are kept in the browser's local storage. */
export const settingKeys = {
  /** `true` once a code was right; it only decides the first screen. */
  access: "aom.auth",
  character: "aom.character",
  voiceOnly: "aom.voiceOnly",
  /** `false` once the visitor wants to hear nothing. */
  voiceOn: "aom.voice",
  /** What should speak, by name; nothing for the best that works. */
  voiceEngine: "aom.voiceEngine",
  /** `false` once the visitor wants to hear no sounds between the words. */
  soundEffectsOn: "aom.soundEffects",
  /** `automatic` where the archive decides when a turn is over. */
  turnTaking: "aom.turnTaking",
  /** `true` once the visitor did not want to fetch a voice. */
  voiceDeclined: "aom.voiceDeclined",
  /** `true` while the visitor's voice may not leave the device. */
  recognizesOnDevice: "aom.recognizesOnDevice",
  /** How fine the camera's picture is. */
  cameraQuality: "aom.cameraQuality",
  /** `true` once the tip for iPhones was seen. */
  iosTipSeen: "aom.iosTipSeen",
  /** `false` once the visitor would rather write than talk live. */
  live: "aom.live",
  /** The Chat Room as it was left, without its messages, as JSON. */
  chatRoom: "aom.room",
  /** Where the first edition keeps the Chat Room, with its messages. */
  firstEditionRoom: "aom.chatRoom",
  /** `shown` once the visitor wants to read what is said in the room. */
  captions: "aom.captions",
  /** When everything was last deleted; ISO 8601. Other tabs see it change, and forget what stands in their text boxes. */
  deletedAt: "aom.deletedAt",
  /** How fast turns of the room follow one another where nobody is heard: `slow` or `fast`. */
  readingPace: "aom.readingPace",
} as const;

/** Where the voice is kept that the visitor chose for a character. */
export const voiceIdKey = (characterId: string) => `aom.voiceOf.${characterId}`;

/** Where it is kept why a character's last question has no whole answer, as JSON. */
export const failureKey = (characterId: string) => `aom.failure.${characterId}`;

/** Where what was being written to a character waits for the page to open again. */
export const draftKey = (characterId: string) => `aom.draft.${characterId}`;
