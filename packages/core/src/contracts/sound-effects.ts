import type { SpeechPlayback } from "./speech-synthesizer";

/** The sounds a text can hold as words, such as `bzzzt`. */
export type SoundEffectType = "buzz" | "static" | "hum" | "whoosh" | "flicker";

/** Plays the sounds that were written as words. */
export interface SoundEffectsPlayer {
  /** Plays them one after the other, and ends when the last has faded out. Throws as a speech does. */
  play(effects: readonly { readonly type: SoundEffectType }[], playback: SpeechPlayback): Promise<void>;
}
