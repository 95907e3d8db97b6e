export { createAudioOutput, type AudioOutput, type AudioOutputOptions } from "./audio-output";
export { createAutoSpeechSynthesizer, type AutoSpeechSynthesizerOptions } from "./auto-speech-synthesizer";
export type { EncodedSound, SampledSound, Sound, SoundPiece } from "./sound";
export { createSoundEffectsPlayer } from "./sound-effects-player";
