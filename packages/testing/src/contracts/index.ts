export { describeAccessVerifierContract, type AccessVerifierUnderTest } from "./access-verifier-contract";
export { describeCameraDeviceContract, type CameraDeviceUnderTest } from "./camera-device-contract";
export { describeChartRules, type ChartUnderTest } from "./chart-rules";
export { describeConversationLogContract, type ConversationLogUnderTest } from "./conversation-log-contract";
export {
  describeLanguageModelContract,
  remoteEndings,
  remoteFailures,
  vendorFailures,
  type LanguageModelUnderTest,
} from "./language-model-contract";
export { describeLongVisit, type LongVisitModel } from "./long-visit-contract";
export { describeMemoryBackupContract, type RestorableMemoryStoreUnderTest } from "./memory-backup-contract";
export { describeMemoryReaderContract } from "./memory-reader-contract";
export { describeMemoryStoreContract, type MemoryStoreUnderTest } from "./memory-store-contract";
export { describeOutboxContract, type OutboxUnderTest } from "./outbox-contract";
export { describeReplyLockContract } from "./reply-lock-contract";
export { describeSafetyCheckContract, type SafetyCheckUnderTest } from "./safety-check-contract";
export { describeSpeechRecognizerContract, type SpeechRecognizerUnderTest } from "./speech-recognizer-contract";
export { describeSpeechSynthesizerContract, type SpeechSynthesizerUnderTest } from "./speech-synthesizer-contract";
export { describeVoiceAgentContract, type VoiceAgentPeer, type VoiceAgentUnderTest } from "./voice-agent-contract";
