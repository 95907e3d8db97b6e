import type * as allTimings from "./shared/timings";

export type * from "./contracts";
export type { PresenceState } from "./shared/presence";
export {
  AccessError,
  CameraError,
  LanguageModelError,
  MemoryReadError,
  MemoryStoreError,
  ModelDownloadError,
  SpeechError,
  TextShareError,
  VoiceAgentError,
  memoryLimits,
} from "./contracts";

export * from "./characters";

export {
  accessMachine,
  defineReadStoredFlag,
  defineVerifyCode,
  type AccessActorRef,
  type AccessSnapshot,
  type AccessEmitted,
  type AccessEvent,
  type AccessFailure,
} from "./access/access.machine";
export { createCodeAccessVerifier } from "./access/code-access-verifier";
export { createAccess, type AccessProviders } from "./access/create-access";

export { defineLoadMemory, defineWatchMemory, defineWriteMemory } from "./chat/chat.actors";
export { chatMachine, type ChatActorRef, type ChatSnapshot } from "./chat/chat.machine";
export type { MicrophoneStatus } from "./chat/microphone-status";
export type { ChatCommand, ChatEmitted, ChatEvent } from "./chat/chat.events";
export type { ChatConfig, ChatContext, ChatInput, ModelInfo, Logging, MemoryProblem } from "./chat/chat.types";
export { createChat, type ChatOptions, type ChatProviders } from "./chat/create-chat";
export { heardParts } from "./chat/heard-parts";
export type { ReplyFailure, ReplyFailureReason } from "./turn/reply-failure";
export type { PictureInWords, ReplyWait, TextStream } from "./turn/text-stream";
export { defineAcquireReplyLock, defineWatchReplies } from "./chat/reply-lock.actors";
export {
  replyMachine,
  type ReplyInput,
  type ReplyModel,
  type ReplyOutcome,
  type StreamReplyInput,
} from "./turn/reply.machine";

export { attachCamera, createFrameSource } from "./camera/attach-camera";
export type { CameraClock } from "./camera/camera.actors";
export { cameraMachine, type CameraActorRef, type CameraSnapshot } from "./camera/camera.machine";
export type {
  CameraCommand,
  CameraContext,
  CameraEvent,
  CameraFact,
  CameraFailure,
  CameraInput,
  CameraPicture,
  RunCameraInput,
} from "./camera/camera.types";
export {
  cameraSettingsMachine,
  type CameraSettingsActorRef,
  type CameraSettingsEvent,
  type CameraSettingsSnapshot,
} from "./camera/camera-settings.machine";
export { cameraProfiles, cameraQualities, type CameraQuality } from "./camera/camera-profiles";
export { createCamera, type CameraProviders, type CreateCameraOptions } from "./camera/create-camera";
export type { FrameStore } from "./camera/frame-store";
export { type Scene, type SceneDetector } from "./camera/scene";

export { chatRoomMachine, type ChatRoomActorRef, type ChatRoomSnapshot } from "./chat-room/chat-room.machine";

export type {
  ChatRoomConfig,
  ChatRoomCommand,
  ChatRoomContext,
  ChatRoomEmitted,
  ChatRoomEvent,
  ChatRoomInput,
  CurrentTurn,
  PlannedTurn,
  AgentAvailabilities,
  RoomAlert,
  RoomBeginning,
  RoomBudget,
  RoomFailure,
  RoomEvent,
  RoomMessage,
  SpeakerReason,
} from "./chat-room/chat-room.types";
export {
  closeChatRoom,
  createChatRoom,
  type ChatRoomOptions,
  type ChatRoomProviders,
} from "./chat-room/create-chat-room";
export {
  createAgentSessions,
  type AgentSessions,
  type AgentSessionsOptions,
} from "./chat-room/live-room/create-agent-sessions";
export type { AgentAvailability, AgentStatus } from "./chat-room/live-room/live-room.types";
export { READING_PACES, type ReadingPace } from "./turn/reading-time";
export { speakerName } from "./chat-room/transcript";
export { defineRunTurn, type TurnProviders } from "./turn/turn.actors";
export { turnMachine, type TurnActorRef, type TurnContext } from "./turn/turn.machine";
export type { TurnCommand, TurnEvent, TurnFact, TurnInput, TurnOutcome } from "./turn/turn.types";

export { createMediaSession } from "./media-session/create-media-session";

export {
  mediaSessionMachine,
  type MediaSessionActorRef,
  type MediaSessionSnapshot,
} from "./media-session/media-session.machine";
export type {
  JoinedSession,
  MediaFocus,
  MediaHold,
  MediaKind,
  MediaMember,
  MediaSessionCommand,
  MediaSessionContext,
  MediaSessionEvent,
  MediaSessionFact,
} from "./media-session/media-session.types";

export { createMemoryMemoryStore } from "./memory/memory-memory-store";
export { allMessages } from "./chat/all-messages";
export { conversationsIn, type ConversationSummary } from "./memory/conversations";
export {
  findInMemories,
  findMessages,
  type FoundInMemory,
  type FoundMessage,
  type FoundMessages,
} from "./memory/find-messages";
export { memoryFileText, type MemoryFileInput } from "./memory/memory-file";
export { createPageMemoryReader } from "./memory/page-memory-reader";
export { summarizeMemory, type MemorySummary } from "./memory/summarize-memory";

export { attachModels } from "./models/attach-models";
export {
  createAutoLanguageModel,
  type AutoLanguageModel,
  type AutoLanguageModelOptions,
  type ModelAvailabilities,
} from "./models/auto-language-model";
export type { ModelCandidate, ModelChoice } from "./models/choose-model";

export { createModels, type CreateModelsOptions } from "./models/create-models";
export { modelsMachine, type ModelsActorRef, type ModelsSnapshot } from "./models/models.machine";
export type {
  ModelEntry,
  ModelFailure,
  ModelsCommand,
  ModelsEvent,
  ModelsContext,
  ModelsEmitted,
  ModelsInput,
  ModelSwitch,
} from "./models/models.types";
export { withKnownFacts } from "./models/with-known-facts";

export {
  closeMemoryBank,
  createMemoryBank,
  type MemoryBankOptions,
  type MemoryBankProviders,
} from "./memory-bank/create-memory-bank";
export { memoryBankMachine, type MemoryBankActorRef, type MemoryBankSnapshot } from "./memory-bank/memory-bank.machine";
export type {
  ImportRefusal,
  ImportSource,
  MemoryBankCommand,
  MemoryBankContext,
  MemoryBankEmitted,
  MemoryBankEvent,
  MemoryBankInput,
  MemoryNotice,
  ServerClearing,
} from "./memory-bank/memory-bank.types";

export {
  closeYourData,
  createYourData,
  type YourDataOptions,
  type YourDataProviders,
} from "./your-data/create-your-data";
export type { DataLog } from "./your-data/your-data.actors";
export { yourDataMachine, type YourDataActorRef, type YourDataSnapshot } from "./your-data/your-data.machine";
export type {
  DataSubject,
  ServerFailure,
  ServerPart,
  ServerRecords,
  YourDataCommand,
  YourDataContext,
  YourDataEmitted,
  YourDataEvent,
  YourDataFact,
  YourDataInput,
  YourDataNotice,
} from "./your-data/your-data.types";

export {
  adaptiveEndOfTurn,
  fixedEndOfTurn,
  type EndOfTurnPolicy,
  type TurnSoFar,
  type VisitorVoice,
} from "./listening/end-of-turn";
export type { LevelMeter } from "./listening/level-meter";
export { defineDetectVoice, defineAcquireMicrophone, defineRecognizeSpeech } from "./listening/listening.actors";
export type { ListeningCommand, ListeningFact, ListeningSlice, MicrophoneFailure } from "./listening/listening.types";

export type { Caption } from "./speaking/caption";
export type { ProgressStore } from "./speaking/download-progress";
export { defineDownloadVoice, defineRunVoiceEngine, type VoiceProviders } from "./speaking/voice-engine.actors";
export type { SoundEffect } from "./speaking/sound-effects";
export { speakingMachine, type Sentence, type SpeakingInput, type SpeakingOutput } from "./speaking/speaking.machine";
export type { SpeechFailure } from "./speaking/speech-failure";
export type { TextSource } from "./speaking/text-source";

export {
  createIosTip,
  iosTipMachine,
  type IosTipActorRef,
  type IosTipSnapshot,
  type IosTipOptions,
} from "./visit/ios-tip.machine";
export {
  connectionCheckMachine,
  type ConnectionCheckActorRef,
  type ConnectionCheckContext,
  type ConnectionCheckEvent,
  type ConnectionCheckSnapshot,
  type ConnectionFinding,
  type ConnectionStepState,
} from "./voice-agent/connection-check.machine";
export { createConnectionCheck, type ConnectionCheckOptions } from "./voice-agent/create-connection-check";
export {
  createLiveConversation,
  type LiveConversationOptions,
  type LiveConversationProviders,
} from "./voice-agent/create-live-conversation";
export { createOwnVoiceAgent, type OwnVoiceAgentOptions } from "./voice-agent/own-agent/own-voice-agent";
export { voiceAgentMachine, type VoiceAgentActorRef, type VoiceAgentSnapshot } from "./voice-agent/voice-agent.machine";
export type {
  LiveLevels,
  LiveMessage,
  LiveMemory,
  OpenConversation,
  RunVoiceSessionEvent,
  RunVoiceSessionInput,
  VoiceAgentBriefing,
  VoiceAgentCommand,
  VoiceAgentContext,
  VoiceAgentEmitted,
  VoiceAgentEvent,
  VoiceAgentFact,
  VoiceAgentFailure,
  VoiceAgentInput,
} from "./voice-agent/voice-agent.types";

export type { RecentNeed } from "./safety/recent-need";
export { createSafetyCheck } from "./safety/create-safety-check";
export type { NeedResponse, FixedReply } from "./safety/need-response";
export type { Contact, EmergencyService } from "./safety/contacts";
export { fetchContacts } from "./safety/fetch-contacts";
export { defineCheckNeed, type CheckNeedInput } from "./safety/safety.actors";
export {
  changingPhrases,
  changingRoomPhrases,
  conversationPhrases,
  needPhrases,
  roomPhrases,
  type ConversationPhrases,
  type NeedPhrases,
  type RoomPhrases,
} from "./shared/phrases";
export { defineLogExchange } from "./turn/log-exchange";

export { type Lazy } from "./shared/lazy";

export type { SessionOptions } from "./shared/session-options";
export {
  readPreference,
  readPreferences,
  writePreference,
  type ChangeSetting,
  type Preference,
  type SettingsOf,
} from "./preferences/preference";
export {
  chatPreferences,
  chatRoomPreferences,
  sitePreferences,
  type ChatRoomSettings,
  type ChatSettings,
} from "./preferences/preferences";
export { defineRememberSetting, type RememberSettingEvent } from "./preferences/remember-setting";
export { settingKeys, voiceIdKey } from "./shared/setting-keys";
/** Every delay of the charts, in milliseconds, by name. A test moves its `SimulatedClock` by them. */
export * as timings from "./shared/timings";
/** The name of a wait. */
export type TimingName = keyof typeof allTimings;

/** What a page reads of a login, each as a function of an `AccessSnapshot`. */
export * as accessSelectors from "./access/access.selectors";
/** What a page reads of a camera, each as a function of a `CameraSnapshot`. */
export * as cameraSelectors from "./camera/camera.selectors";
/** What a page reads of a chat, each as a function of a `ChatSnapshot`. */
export * as chatSelectors from "./chat/chat.selectors";
/** What a page reads of a chat's voice and microphone, each as a function of a `ChatSnapshot`. */
export * as chatVoiceSelectors from "./chat/chat-voice.selectors";
/** What a page reads of a Chat Room, each as a function of a `ChatRoomSnapshot`. */
export * as chatRoomSelectors from "./chat-room/chat-room.selectors";
/** What a page reads of the tip for iPhones and iPads, each as a function of an `IosTipSnapshot`. */
export * as iosTipSelectors from "./visit/ios-tip.selectors";
/** What a page reads of a live conversation, each as a function of a `VoiceAgentSnapshot`. */
export * as voiceAgentSelectors from "./voice-agent/voice-agent.selectors";
/** What a page reads of a connection check, each as a function of a `ConnectionCheckSnapshot`. */
export * as connectionCheckSelectors from "./voice-agent/connection-check.selectors";
/**
 * Makes the members of a media session, for `session.join`: `mediaMembers.chat(chat)` knows what that chat holds and
 * how it releases it.
 */
export * as mediaMembers from "./media-session/media-members";
/** What a page reads of its media session, each as a function of a `MediaSessionSnapshot`. */
export * as mediaSessionSelectors from "./media-session/media-session.selectors";
/** What a page reads of a memory bank, each as a function of a `MemoryBankSnapshot`. */
export * as memoryBankSelectors from "./memory-bank/memory-bank.selectors";
/** What a page reads of the models, each as a function of a `ModelsSnapshot`. */
export * as modelsSelectors from "./models/models.selectors";
/** What a page reads of all data about a visitor, each as a function of a `YourDataSnapshot`. */
export * as yourDataSelectors from "./your-data/your-data.selectors";

export { readSessionReport } from "./recording/read-session-report";
export { record, type Recorder, type RecordOptions } from "./recording/record";
export type {
  Recorded,
  RecordedActor,
  RecordedEvent,
  RecordedJob,
  RecordedState,
  RecordedStep,
  SessionReport,
} from "./recording/session-report";
