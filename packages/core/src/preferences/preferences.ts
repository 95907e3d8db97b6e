import { cameraQualities } from "../camera/camera-profiles";
import { flag, languageTag, name, oneOf, type SettingsOf } from "./preference";

// Every choice that the site remembers: one row each, with its key in local storage, its valid values and its default.

/** Shared by the chat and the Chat Room. */
const voiceOn = flag("aom.voice", true);
/** Whether the text is shown in the Chat Room while a voice speaks it. */
const captions = oneOf("aom.captions", ["automatic", "shown"]);

/**
 * What the visitor can choose for a chat, by name: each choice with its key in the settings store and its default. A
 * chat takes a change as `setting.change` or as a command of its own, such as `voice.disable`.
 */
export const chatPreferences = {
  /** Whether the messages are hidden. */
  voiceOnly: flag("aom.voiceOnly", false),
  /** Whether replies are spoken when a voice is available. */
  voiceOn,
  /** The name of the voice engine; `null` for the best available one. */
  voiceEngine: name("aom.voiceEngine"),
  /** Whether sound effects are played. */
  soundEffectsOn: flag("aom.soundEffects", true),
  /** Who ends the visitor's turn: the visitor or the archive. */
  turnTaking: oneOf("aom.turnTaking", ["pushToTalk", "automatic"]),
  /** Whether the visitor declined the downloadable voice. */
  voiceDeclined: flag("aom.voiceDeclined", false),
  /** Whether speech recognition is restricted to this device. */
  recognizesOnDevice: flag("aom.recognizesOnDevice", false),
  /** The language that the visitor speaks, as a BCP 47 tag; `null` for that of the chat. */
  recognitionLanguage: languageTag("aom.recognitionLanguage"),
  captions,
};

/**
 * What the visitor can choose for the Chat Room, by name: each choice with its key in the settings store and its
 * default. The room takes a change as `setting.change`.
 */
export const chatRoomPreferences = {
  voiceOn,
  captions,
  /** The pace of turns without a voice. */
  readingPace: oneOf("aom.readingPace", ["normal", "slow", "fast", "press"]),
};

/**
 * What the visitor can choose for the whole site, by name, and what the site remembers of a visit. Read one with
 * `readPreference`, and store it with `writePreference`.
 */
export const sitePreferences = {
  /** Whether access was granted before; it decides only the first screen. */
  accessGranted: flag("aom.auth", false),
  /** The id of the last selected character. */
  character: name("aom.character"),
  iosTipSeen: flag("aom.iosTipSeen", false),
  /** Which model answers; by default the first that needs no download. */
  replyModel: oneOf("aom.replyModel", ["automatic", "remote", "browser", "file", "builtIn"]),
  /** Whether live conversations are on, if the site offers them. */
  live: flag("aom.live", true),
  cameraQuality: oneOf("aom.cameraQuality", cameraQualities),
  /** Light or dark; by default as the system has it. */
  theme: oneOf("aom.theme", ["system", "light", "dark"]),
  textSize: oneOf("aom.textSize", ["normal", "large", "larger", "largest"]),
  /** The language of the page, as a BCP 47 tag; `null` for that of the product. */
  locale: languageTag("aom.locale"),
};

/** The values of the {@link chatPreferences}, by name; `chatSelectors.settings` returns the current ones. */
export type ChatSettings = SettingsOf<typeof chatPreferences>;
/** The values of the {@link chatRoomPreferences}, by name; `chatRoomSelectors.settings` returns the current ones. */
export type ChatRoomSettings = SettingsOf<typeof chatRoomPreferences>;
