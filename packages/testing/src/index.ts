export { exampleCharacter } from "./example-character";
export { exampleGguf, exampleGgufReply } from "./example-gguf";
export { exampleExchange } from "./example-exchange";
export { exampleMessage } from "./example-message";
export { createFakeAccessVerifier, type FakeAccessVerifier } from "./fake-access-verifier";
export {
  createFakeCameraDevice,
  type FakeCameraDevice,
  type FakeCameraDeviceOptions,
  type FakeCameraOpening,
} from "./fake-camera-device";
export { createFakeConversationLog, type FakeConversationLog } from "./fake-conversation-log";
export {
  createFakeLanguageModel,
  type FakeCall,
  type FakeLanguageModel,
  type FakeLanguageModelOptions,
} from "./fake-language-model";
export { createFakeMicrophoneLock, type FakeMicrophoneLock } from "./fake-microphone-lock";
export { createFakePromptApi, type FakePromptApi, type FakePromptApiOptions } from "./fake-prompt-api";
export { createFakeReplyLock, type FakeReplyLock } from "./fake-reply-lock";
export { createFakeSafetyCheck, type FakeSafetyCheck } from "./fake-safety-check";
export { createFakeSettingsStore } from "./fake-settings-store";
export {
  createFakeSpeechRecognizer,
  type FakeRecognition,
  type FakeSpeechRecognizer,
  type FakeSpeechRecognizerOptions,
} from "./fake-speech-recognizer";
export {
  createFakeSpeechSynthesizer,
  type FakeSpeech,
  type FakeSpeechSynthesizer,
  type FakeSpeechSynthesizerOptions,
} from "./fake-speech-synthesizer";
export { createFakeTextSharer, type FakeTextSharer } from "./fake-text-sharer";
export { createFakeVoiceActivityDetector, type FakeVoiceActivityDetector } from "./fake-voice-activity-detector";
export { createTestAccess, type TestAccess, type TestAccessOptions } from "./test-access";
export { createTestCamera, type TestCamera, type TestCameraOptions } from "./test-camera";
export { createTestChat, type TestChat, type TestChatOptions } from "./test-chat";
export {
  createStoredChatRoom,
  createTestChatRoom,
  reopenChatRoom,
  settled,
  speakerOf,
  type TestChatRoom,
  type TestChatRoomOptions,
} from "./test-chat-room";
export { createTestTimers, type TestTimers } from "./test-timers";
export { createTestYourData, type TestYourData, type TestYourDataOptions } from "./test-your-data";
export { createTestMemoryBank, type TestMemoryBank, type TestMemoryBankOptions } from "./test-memory-bank";
export {
  createFakeVoiceAgent,
  type FakeConversation,
  type FakeVoiceAgent,
  type FakeVoiceAgentOptions,
} from "./fake-voice-agent";
export {
  createTestLiveConversation,
  type TestLiveConversation,
  type TestLiveConversationOptions,
} from "./test-live-conversation";
export { propertyRuns, propertySample, propertySeed } from "./property-runs";
export { slowTexts } from "./slow-texts";
export { createFakeConnectionProbe, type FakeConnectionProbe } from "./fake-connection-probe";
export {
  createFakeLocalModel,
  createTestModels,
  type FakeLocalModel,
  type FakeLocalModelOptions,
  type TestModels,
  type TestModelsOptions,
} from "./test-models";
export { runDiscussion, type RunDiscussionOptions } from "./run-discussion";
export { replayReport, type ReplayedStep, type ReplayOptions } from "./replay-report";
