import type { SpeechPlayback } from "./speech-synthesizer";

/** The sounds that a text can contain as words, such as `bzzzt`. */
export type SoundEffectType = "buzz" | "static" | "hum" | "whoosh" | "flicker";

/** Plays the sounds that were written as words. */
export interface SoundEffectsPlayer {
  /** Plays them one after the other, and resolves when the last has faded out. Throws as the playback of speech does. */
  play(effects: readonly { readonly type: SoundEffectType }[], playback: SpeechPlayback): Promise<void>;
}
