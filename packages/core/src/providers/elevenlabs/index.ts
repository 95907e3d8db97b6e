export { createElevenLabsSpeechSynthesizer, type ElevenLabsFormat, type ElevenLabsSpeechSynthesizerOptions } from './elevenlabs-speech-synthesizer'
export { defaultVoiceSettings, voiceSettings } from './voice-settings'
