export { fliteBytes } from "./flite-bytes";
export {
  createFliteSpeechSynthesizer,
  type FliteSpeechSynthesizer,
  type FliteSpeechSynthesizerOptions,
} from "./flite-speech-synthesizer";
