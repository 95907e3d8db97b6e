import { cameraQualities } from "../camera/camera-profiles";
import { flag, name, oneOf, type SettingsOf } from "./preference";

// Every choice that the site remembers: one row each, with its key in local storage, its valid values and its default.

/** What the Chat Room shares with the chat. */
const voiceOn = flag("aom.voice", true);

export const chatPreferences = {
  /** Whether the messages are hidden. */
  voiceOnly: flag("aom.voiceOnly", false),
  /** Whether replies are spoken where they can be. */
  voiceOn,
  /** Which engine speaks, by name; `null` for the best that works. */
  voiceEngine: name("aom.voiceEngine"),
  /** Whether the sounds between the words are heard. */
  soundEffectsOn: flag("aom.soundEffects", true),
  /** Who decides that the visitor's turn is over: the visitor or the archive. */
  turnTaking: oneOf("aom.turnTaking", ["pushToTalk", "automatic"]),
  /** Whether the visitor declined the voice that can be downloaded. */
  voiceDeclined: flag("aom.voiceDeclined", false),
  /** Whether the visitor's voice may not leave this device. */
  recognizesOnDevice: flag("aom.recognizesOnDevice", false),
};

export const chatRoomPreferences = {
  voiceOn,
  /** Whether the text is shown while a voice is heard. */
  captions: oneOf("aom.captions", ["automatic", "shown"]),
  /** How fast turns follow one another where no voice is heard. */
  readingPace: oneOf("aom.readingPace", ["normal", "slow", "fast"]),
};

export const sitePreferences = {
  /** Whether a code was right before; it only decides the first screen. */
  accessGranted: flag("aom.auth", false),
  /** The id of the character chosen last. */
  character: name("aom.character"),
  iosTipSeen: flag("aom.iosTipSeen", false),
  /** Whether the visitor talks live where the site offers it. */
  live: flag("aom.live", true),
  cameraQuality: oneOf("aom.cameraQuality", cameraQualities),
};

export type ChatSettings = SettingsOf<typeof chatPreferences>;
export type ChatRoomSettings = SettingsOf<typeof chatRoomPreferences>;
