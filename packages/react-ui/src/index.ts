export { CameraMenu, type CameraMenuProps } from "./blocks/Camera/CameraMenu";
export { CameraPanel, type CameraPanelProps } from "./blocks/Camera/CameraPanel";
export { CameraSettings, type CameraSettingsProps } from "./blocks/Camera/CameraSettings";
export { CharacterSelect, type CharacterSelectProps } from "./blocks/Header/CharacterSelect";
export { Composer, type ComposerProps } from "./blocks/Composer/Composer";
export { Emblem, type EmblemProps } from "./primitives/Emblem/Emblem";
export { EmptyState, type EmptyStateProps } from "./blocks/EmptyState/EmptyState";
export { Notice, type NoticeProps } from "./primitives/Notice/Notice";
export { NoticeSlot } from "./primitives/Notice/NoticeSlot";
export type { Urgency } from "./primitives/Notice/create-notice-queue";
export { ErrorBoundary } from "./primitives/ErrorBoundary/ErrorBoundary";
export type { PlaceOnPage } from "./primitives/Landmark/Landmark";
export {
  Header,
  type HeaderButton,
  type HeaderProps,
  type HeaderSlots,
  type MemoryButtonProps,
} from "./blocks/Header/Header";
export { IosTip, type IosTipProps } from "./blocks/IosTip/IosTip";
export { Message, type MessageProps } from "./blocks/Message/Message";
export { MessageList, type MessageListProps } from "./blocks/MessageList/MessageList";
export type { RevealedMessage } from "./blocks/MessageList/use-revealed-message";
export { StreamingMessage, type StreamingMessageProps } from "./blocks/StreamingMessage/StreamingMessage";
export { MemoryPanel, type MemoryPanelProps } from "./blocks/MemoryPanel/MemoryPanel";
export type { OpenYourData } from "./blocks/MemoryPanel/use-your-data";
export type { OpenMemoryBank } from "./blocks/MemoryPanel/use-memory-bank";
export { NeedNotice, type NeedNoticeProps } from "./blocks/Need/NeedNotice";
export { Announcer, type AnnouncerProps } from "./blocks/Notices/Announcer";
export { ModelNotice, type ModelNoticeProps } from "./blocks/Notices/ModelNotice";
export { ReplyNotice, type ReplyNoticeProps } from "./blocks/Notices/ReplyNotice";
export { ReportProvider, type ReportProviderProps } from "./blocks/Report/ReportProvider";
export { StatusNotices, type StatusNoticesProps } from "./blocks/Notices/StatusNotices";
export type { LanguageChoice } from "./blocks/Settings/language";
export type { Appearance, AppearanceChoice } from "./blocks/Settings/appearance";
export { SpeakingCaption, type SpeakingCaptionProps } from "./blocks/Voice/SpeakingCaption";
export { VoiceOffer, type VoiceOfferProps } from "./blocks/Voice/VoiceOffer";
export { Presence, type PresenceProps } from "./blocks/Presence/Presence";
export { useChat, type ChatState, type SentMessage } from "./hooks/use-chat";
export { useChatRoom, type ChatRoomState } from "./hooks/use-chat-room";
export { useCamera, type CameraState } from "./hooks/use-camera";
export { useLive, type LiveActivity, type LiveState } from "./hooks/use-live";
export { useComposer } from "./hooks/use-composer";
export { useTextStream, type StreamingText } from "./hooks/use-text-stream";
export { useReplyText } from "./hooks/use-reply-text";
export { en, type Labels, type ReplyFailureDetails } from "./labels/en";
export { directionOf } from "./shared/direction";
export { LabelsProvider, useLocale, useLabels, type LabelsProviderProps } from "./labels/LabelsProvider";
export { CameraProvider, useCameraActor, type CameraProviderProps } from "./providers/CameraProvider";
export { ModelsProvider, useModels, type ModelsInUse, type ModelsProviderProps } from "./providers/ModelsProvider";
export { LiveProvider, useLiveActor } from "./providers/LiveProvider";
export {
  MediaSessionProvider,
  useMediaSession,
  type MediaSessionProviderProps,
} from "./providers/MediaSessionProvider";
export { ChatRoomProvider, useChatRoomActor } from "./providers/ChatRoomProvider";
export { ChatProvider, type ChatProviderProps, useChatActor } from "./providers/ChatProvider";
export type { EventAreaOptions } from "./providers/EventArea";
export { CharacterChat, type CharacterChatProps } from "./screens/CharacterChat";
export { ChatRoomScreen, type ChatRoomScreenProps } from "./screens/ChatRoomScreen";
export { LoginScreen, type LoginScreenProps } from "./screens/LoginScreen";
export type { OpenLive } from "./blocks/Live/LiveView";
export { MainScreen, type LiveMode, type MainScreenProps } from "./screens/MainScreen";
export type { RootProps } from "./shared/root-props";
export { useSelector } from "./hooks/use-selector";
