export { createFvadVoiceActivityDetector, type FvadVoiceActivityDetectorOptions } from "./fvad-voice-activity-detector";
