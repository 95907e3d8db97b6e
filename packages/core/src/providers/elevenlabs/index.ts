export {
  createElevenLabsSpeechSynthesizer,
  type ElevenLabsFormat,
  type ElevenLabsSpeechSynthesizerOptions,
} from "./elevenlabs-speech-synthesizer";
export { fitSpeechModel, type SpeechModelFields } from "./fit-speech-model";
export { defaultVoiceSettings, voiceSettings } from "./voice-settings";
export {
  createElevenLabsVoiceAgent,
  type ElevenLabsAgentEvent,
  type ElevenLabsVoiceAgent,
  type ElevenLabsVoiceAgentOptions,
} from "./voice-agent/elevenlabs-voice-agent";
export type { ElevenLabsTransport } from "./voice-agent/agent-pass";
export type { ElevenLabsClient } from "./voice-agent/elevenlabs-client.types";
export {
  createElevenLabsConnectionProbe,
  type ElevenLabsConnectionProbeOptions,
  type RelayServer,
} from "./voice-agent/elevenlabs-connection-probe";
export { createResourceTracker, type ElevenLabsResourceTracker } from "./voice-agent/resource-tracker";
