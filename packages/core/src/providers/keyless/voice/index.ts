export { fliteCastings, type FliteCasting } from './castings'
export { createFliteSpeechSynthesizer, type FliteSpeechSynthesizer, type FliteSpeechSynthesizerOptions } from './flite-speech-synthesizer'
