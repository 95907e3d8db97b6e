import {
  chatSelectors,
  mediaMembers,
  type CameraActorRef,
  type Character,
  type Message,
  type ConnectionCheckActorRef,
  type ModelsActorRef,
  type Recorder,
  type VoiceAgentActorRef,
} from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { forwardRef, useEffect, useId, useMemo, useRef, useState, type ReactNode } from "react";
import { Composer } from "../blocks/Composer/Composer";
import { characterColours } from "../primitives/Emblem/character-colours";
import { EmptyState } from "../blocks/EmptyState/EmptyState";
import { ErrorBoundary } from "../primitives/ErrorBoundary/ErrorBoundary";
import { Header, type HeaderSlots } from "../blocks/Header/Header";
import { MessageList } from "../blocks/MessageList/MessageList";
import type { RevealedMessage } from "../blocks/MessageList/use-revealed-message";
import { StreamingMessage } from "../blocks/StreamingMessage/StreamingMessage";
import { ChatNeed } from "../blocks/Need/ChatNeed";
import { Announcer } from "../blocks/Notices/Announcer";
import * as english from "../labels/en/chat";
import { InterimMessage } from "../blocks/Voice/InterimMessage";
import { LazyVoiceOffer } from "../blocks/Voice/lazy-voice";
import { usePushToTalk } from "../hooks/use-push-to-talk";
import { useLabels, useLanguageAttributes } from "../labels/LabelsProvider";
import { CameraProvider, useCameraActor } from "../providers/CameraProvider";
import { useChatActor } from "../providers/ChatProvider";
import { useEventArea } from "../providers/EventArea";
import { ModelsProvider, useModels } from "../providers/ModelsProvider";
import { useMediaSession } from "../providers/MediaSessionProvider";
import { checkFunction, wrongProp } from "../shared/check-prop";
import { checkStylesheet } from "../shared/check-stylesheet";
import { whenIdle } from "../shared/when-idle";
import type { OpenLive } from "../blocks/Live/LiveView";
import type { OpenMemoryBank } from "../blocks/MemoryPanel/use-memory-bank";
import type { OpenYourData } from "../blocks/MemoryPanel/use-your-data";
import { Landmark, PlaceProvider, type PlaceOnPage } from "../primitives/Landmark/Landmark";
import { LazyBoundary } from "../primitives/LazyBoundary/LazyBoundary";
import { FootLine } from "./FootLine";
import { RepliesDialog } from "../blocks/Models/lazy-models";
import { Beside, Rail } from "../blocks/Rail/lazy-rail";
import { CameraView } from "../blocks/Camera/CameraView";
import { CameraSettings } from "../blocks/Camera/lazy-camera";
import {
  ControlNotices,
  fetchPanels,
  LiveView,
  MemoryPanel,
  ModeSwitch,
  PictureNotice,
  QRDialog,
  ReplyNotice,
  VoiceOnlyView,
} from "./panels";
import { SettingsProvider } from "../providers/SettingsProvider";
import type { AppearanceChoice } from "../blocks/Settings/appearance";
import type { LanguageChoice } from "../blocks/Settings/language";
import { SettingsDialog } from "../blocks/Settings/lazy-settings";
import { useKeysHelp } from "../hooks/use-keys-help";
import { rootProps, type RootProps } from "../shared/root-props";

/** The styles put the panel in front of the messages where there is no room beside them. */
function isCovered(body: Element | null): boolean {
  const panel = body?.querySelector(":scope > .aom-memory");
  return panel != null && getComputedStyle(panel).position === "absolute";
}

/** Live conversations as a second mode. The screen has to stand inside a `MediaSessionProvider`. */
export interface LiveMode {
  /** Whether the screen starts in live mode. */
  readonly startsOn: boolean;
  /** Called when the visitor switches between live mode and text. */
  readonly onChoose?: (isLive: boolean) => void;
  /** Makes a conversation with `createLiveConversation`. Pass the same function at each render. */
  readonly open: OpenLive;
  /** Makes a connection check with `createConnectionCheck`, offered when a live conversation fails. */
  readonly openCheck?: (character: Character) => ConnectionCheckActorRef;
  /** What `record` has of a conversation that `open` made: it is offered to the visitor after a failure. */
  readonly recorderOf?: (live: VoiceAgentActorRef) => Pick<Recorder, "report" | "hasWords"> | undefined;
}

/**
 * Takes the attributes of its root `<div>` too. Needs a `<ChatProvider>` above it, and with `live` a
 * `<MediaSessionProvider>`.
 */
export interface MainScreenProps extends RootProps<"div">, PlaceOnPage {
  /** Made with `createCamera`, outside React. Adds the camera to the menu. */
  readonly camera?: CameraActorRef | undefined;
  /** Made with `createModels`, outside React. Adds "Replies" to the menu. */
  readonly models?: ModelsActorRef | undefined;
  /** Opens a character's memory bank, made with `createMemoryBank`. Without it, the memory is read-only. */
  readonly memoryBank?: OpenMemoryBank | undefined;
  /** Opens the actions on all stored data, made with `createYourData`. Without it, the Memory Bank does not offer them. */
  readonly yourData?: OpenYourData | undefined;
  /** Adds live conversations as a second mode. */
  readonly live?: LiveMode | undefined;
  /** Adds the Chat Room to the header. Voice, microphone and camera are off when it is called. */
  readonly onOpenChatRoom?: (() => void) | undefined;
  /** The parts of the header to leave out or to replace; `null` leaves out all of it. */
  readonly header?: HeaderSlots | null | undefined;
  /** The address for other devices; by default the address of this page. */
  readonly publicUrl?: string | null;
  /** Light or dark and the text size, stored and applied by the host. Without it, the settings do not offer them. */
  readonly appearance?: AppearanceChoice | undefined;
  /** The language of the page, stored and loaded by the host. Without it, the settings do not offer it. */
  readonly language?: LanguageChoice | undefined;
  /** Stands at the end of the settings, such as a link to help or to an imprint. */
  readonly settingsEnd?: ReactNode;
  /** `window` makes the screen as high as the window; by default it is as high as the pane it stands in. */
  readonly fill?: "window" | undefined;
  /** Notices of the host's own, such as an {@link IosTip}: each a {@link Notice}, shown one at a time with the others. */
  readonly notices?: ReactNode;
}

/** The conversation with one character: header, messages and composer. Has to stand inside a `ChatProvider`. */
export const MainScreen = forwardRef<HTMLDivElement, MainScreenProps>(function MainScreen(
  { camera, models, landmark, headingLevel, ...screen },
  ref,
) {
  const { onOpenChatRoom, language } = screen;
  if (onOpenChatRoom)
    checkFunction("CharacterChat", "onOpenChatRoom", onOpenChatRoom, "Pass a function that opens it.");
  if (language && !language.languages)
    throw wrongProp("CharacterChat", "language", language, "Pass { languages, locale, onChange }.");
  const place = useMemo(() => ({ landmark, headingLevel }), [landmark, headingLevel]);
  return (
    <CameraProvider camera={camera}>
      <ModelsProvider models={models}>
        <SettingsProvider>
          <PlaceProvider value={place}>
            <Screen {...screen} ref={ref} />
          </PlaceProvider>
        </SettingsProvider>
      </ModelsProvider>
    </CameraProvider>
  );
});

type ScreenProps = Omit<MainScreenProps, "camera" | "models" | keyof PlaceOnPage>;

const Screen = forwardRef<HTMLDivElement, ScreenProps>(function Screen(
  {
    memoryBank,
    yourData,
    live,
    onOpenChatRoom,
    header,
    publicUrl = null,
    appearance,
    language,
    settingsEnd,
    fill,
    notices,
    ...root
  },
  ref,
) {
  const chat = useChatActor();
  const labels = useLabels("messages", english.messages);
  const attributes = useLanguageAttributes();
  const character = useSelector(chat, chatSelectors.character);
  const isLoading = useSelector(chat, chatSelectors.isLoading);
  const isVoiceOnly = useSelector(chat, chatSelectors.isVoiceOnly);
  const hasVoice = useSelector(chat, chatSelectors.isVoiceRelevant);
  const [qr, setQR] = useState<"unopened" | "open" | "closed">("unopened");
  const [isLive, setLive] = useState(live?.startsOn ?? false);
  const [isMemoryOpen, setMemoryOpen] = useState(false);
  const [revealed, setRevealed] = useState<RevealedMessage>();
  const memoryPanelId = useId();
  const body = useRef<HTMLDivElement>(null);
  const camera = useCameraActor();
  const hasModels = useModels() !== undefined;
  const mediaSession = useMediaSession();
  const { isPage } = useEventArea();
  const changeMode = (toLive: boolean) => {
    if (toLive) mediaSession?.send({ type: "focus.take", session: "voiceAgent" });
    setLive(toLive);
    live?.onChoose?.(toLive);
  };
  const openChatRoom =
    onOpenChatRoom &&
    (() => {
      if (mediaSession) mediaSession.send({ type: "focus.take", session: "chatRoom" });
      else {
        // Without a media session, chat and camera are all there is.
        mediaMembers.chat(chat).release();
        if (camera) mediaMembers.camera(camera).release();
      }
      onOpenChatRoom();
    });
  const uncover = () => {
    if (isCovered(body.current)) setMemoryOpen(false);
  };
  const show = ({ id: messageId }: Message) => {
    setRevealed({ messageId });
    uncover();
  };
  useEffect(() => {
    const leave = whenIdle(() => {
      checkStylesheet(body.current);
      fetchPanels();
    });
    addEventListener("online", fetchPanels);
    return () => {
      leave();
      removeEventListener("online", fetchPanels);
    };
  }, []);
  const modeSwitch = live && (
    <LazyBoundary isOptional>
      <ModeSwitch isLive={isLive} onChange={changeMode} />
    </LazyBoundary>
  );
  // A live conversation has a microphone of its own.
  usePushToTalk(!(live && isLive));
  useKeysHelp();
  return (
    <div
      ref={ref}
      {...rootProps(
        {
          className: "aom aom-main",
          ...attributes,
          style: characterColours(character),
          "data-state": isLoading ? "loading" : "ready",
          "data-character": character.id,
          "data-fill": fill,
          // A press beside all controls keeps the keyboard in the chat.
          tabIndex: isPage ? undefined : -1,
        },
        root,
      )}
    >
      <div className="aom-frame">
        {header !== null && (
          <Header
            onOpenChatRoom={openChatRoom}
            onOpenQRCode={() => setQR("open")}
            onToggleMemory={() => setMemoryOpen(!isMemoryOpen)}
            isMemoryOpen={isMemoryOpen}
            memoryPanelId={memoryPanelId}
            slots={header}
          />
        )}
        <div ref={body} className="aom-body">
          {!isVoiceOnly && (
            <div className="aom-rail-place">
              <LazyBoundary isOptional>
                <Rail onOpenChatRoom={openChatRoom} onShowConversations={() => setMemoryOpen(true)} />
              </LazyBoundary>
            </div>
          )}
          <ErrorBoundary subject={character.id}>
            {live && isLive ? (
              <LazyBoundary>
                <LiveView
                  open={live.open}
                  openCheck={live.openCheck}
                  recorderOf={live.recorderOf}
                  modeSwitch={modeSwitch}
                >
                  {notices}
                </LiveView>
              </LazyBoundary>
            ) : isVoiceOnly ? (
              <LazyBoundary fallback={<Landmark className="aom-desk" />}>
                <VoiceOnlyView modeSwitch={modeSwitch}>{notices}</VoiceOnlyView>
              </LazyBoundary>
            ) : (
              <Landmark className="aom-desk" aria-label={character.name}>
                <MessageList
                  revealed={revealed}
                  notices={
                    <LazyBoundary isOptional>
                      <ControlNotices>{notices}</ControlNotices>
                    </LazyBoundary>
                  }
                >
                  {isLoading && (
                    <p className="aom-thinking" role="status" data-state="loading">
                      {labels.loading}
                    </p>
                  )}
                  <EmptyState onOpenChatRoom={openChatRoom} />
                  <InterimMessage />
                  <StreamingMessage />
                  <LazyBoundary fallback={null}>
                    <PictureNotice />
                    <ReplyNotice />
                  </LazyBoundary>
                  <ChatNeed />
                  {hasVoice && (
                    <LazyBoundary isOptional>
                      <LazyVoiceOffer />
                    </LazyBoundary>
                  )}
                </MessageList>
                <CameraView />
                <div className="aom-foot">
                  <Composer />
                  <FootLine>{modeSwitch}</FootLine>
                </div>
              </Landmark>
            )}
          </ErrorBoundary>
          {!isVoiceOnly && !(live && isLive) && (
            <div className="aom-beside-place">
              <LazyBoundary isOptional>
                <Beside />
              </LazyBoundary>
            </div>
          )}
          {isMemoryOpen && (
            <LazyBoundary>
              <MemoryPanel
                id={memoryPanelId}
                memoryBank={memoryBank}
                yourData={yourData}
                onClose={() => setMemoryOpen(false)}
                onOpenConversation={uncover}
                onShow={isVoiceOnly || (live && isLive) ? undefined : show}
              />
            </LazyBoundary>
          )}
        </div>
        {qr !== "unopened" && (
          <LazyBoundary>
            <QRDialog open={qr === "open"} onClose={() => setQR("closed")} url={publicUrl} />
          </LazyBoundary>
        )}
        {camera && (
          <LazyBoundary isOptional>
            <CameraSettings />
          </LazyBoundary>
        )}
        {hasModels && (
          <LazyBoundary isOptional>
            <RepliesDialog />
          </LazyBoundary>
        )}
        <LazyBoundary isOptional>
          <SettingsDialog language={language} appearance={appearance} yourData={yourData} end={settingsEnd} />
        </LazyBoundary>
        <Announcer />
      </div>
    </div>
  );
});
