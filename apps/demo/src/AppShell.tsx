import {
  type AccessActorRef,
  type ChatActorRef,
  type ChatRoomProviders,
  type RoomPhrases,
  type IosTipActorRef,
  type ModelsActorRef,
  type Recorder,
  type SettingsStore,
} from "@archive-of-minds/core";
import type { ServerCapabilities } from "@archive-of-minds/core/providers/backend";
import {
  CharacterChat,
  ChatProvider,
  VoiceOffer,
  ErrorBoundary,
  IosTip,
  Notice,
  ReportProvider,
  type AppearanceChoice,
  type OpenMemoryBank,
  type OpenYourData,
} from "@archive-of-minds/react-ui";
import { useEffect, useRef, useState } from "react";
import { chooseAppearance, readAppearance } from "./appearance";
import type { OpenRoom } from "./chat-room";
import type { LiveSite } from "./live";
import { useLanguageChoice, useSiteLabels } from "./SiteLanguage";
import type { SiteCamera } from "./site-camera";
import { whenIdle } from "./when-idle";

const fetchRoom = () => import("./chat-room");

type RoomPart = Awaited<ReturnType<typeof fetchRoom>>;

export interface AppShellProps {
  readonly chat: ChatActorRef;
  /** What the chat did, for a report on a failure. */
  readonly recorder?: Recorder;
  readonly access: AccessActorRef;
  readonly config: ServerCapabilities;
  readonly settingsStore: SettingsStore;
  readonly roomProviders: ChatRoomProviders;
  readonly roomPhrases: RoomPhrases;
  readonly iosTip: IosTipActorRef;
  /** Live conversations, where the archive offers them. */
  readonly live: LiveSite | undefined;
  /** Loads the camera; it stays off until the visitor turns it on. */
  readonly openCamera: () => Promise<SiteCamera>;
  /** Loads the choice between models; it asks then what this device has. */
  readonly openModels: () => Promise<ModelsActorRef>;
  readonly openMemoryBank: OpenMemoryBank;
  readonly openYourData?: OpenYourData;
  /** Loads the Chat Room's chunk. */
  readonly loadRoom?: () => Promise<RoomPart>;
}

interface ShownRoom extends OpenRoom {
  readonly Screen: RoomPart["ChatRoomScreen"];
}

/** The conversation, and the Chat Room over it, which exists only while it is open. */
export function AppShell({
  chat,
  recorder,
  access,
  config,
  settingsStore,
  roomProviders,
  roomPhrases,
  iosTip,
  live,
  openCamera,
  openModels,
  openMemoryBank,
  openYourData,
  loadRoom = fetchRoom,
}: AppShellProps) {
  const [opened, setOpened] = useState<ShownRoom | null>(null);
  const [isRoomMissing, setRoomMissing] = useState(false);
  useEffect(() => () => opened?.close(), [opened]);
  const isLoadingRoom = useRef(false);
  // Loaded ahead of time, so that it opens at once, also without a network.
  useEffect(() => {
    const fetchAhead = () => void loadRoom().catch(() => {});
    whenIdle(fetchAhead);
    addEventListener("online", fetchAhead);
    return () => removeEventListener("online", fetchAhead);
  }, [loadRoom]);
  const words = useSiteLabels();
  const language = useLanguageChoice();
  const appearance = useAppearance(settingsStore);
  const siteCamera = useLoaded(openCamera);
  const models = useLoaded(openModels);
  const openRoom = async () => {
    setRoomMissing(false);
    // A second press opens no second room.
    if (isLoadingRoom.current) return;
    isLoadingRoom.current = true;
    const part = await loadRoom().catch(() => null);
    isLoadingRoom.current = false;
    setRoomMissing(part === null);
    if (!part) return;
    const opening = part.openChatRoom({
      chat,
      access,
      providers: roomProviders,
      phrases: roomPhrases,
      voiceAgent: live?.roomAgent,
    });
    setOpened({ ...opening, Screen: part.ChatRoomScreen });
  };
  const closeRoom = () => {
    setOpened(null);
    // The settings of the chat show what was chosen in the room.
    const { captions } = opened?.room.getSnapshot().context.settings ?? {};
    if (captions) chat.send({ type: "setting.change", name: "captions", value: captions });
  };
  const notices = (
    <>
      {isRoomMissing && (
        <Notice urgency="failure" role="alert">
          <p>{words.roomMissing}</p>
        </Notice>
      )}
      <IosTip tip={iosTip} />
    </>
  );
  return (
    <>
      <ReportProvider recorder={recorder} cameraRecorder={siteCamera?.recorder}>
        <CharacterChat
          chat={chat}
          fill="window"
          shortcuts="page"
          memoryBank={openMemoryBank}
          yourData={openYourData}
          live={live}
          camera={siteCamera?.camera}
          models={models}
          publicUrl={config.publicUrl}
          appearance={appearance}
          language={language}
          onOpenChatRoom={() => void openRoom()}
          settingsEnd={config.docs && <DocsLink href={config.docs} />}
          notices={notices}
        />
      </ReportProvider>
      {opened && (
        <ErrorBoundary>
          <ReportProvider recorder={opened.recorder}>
            <opened.Screen room={opened.room} agents={opened.agents} onClose={closeRoom}>
              <ChatProvider chat={chat} shortcuts="page">
                <VoiceOffer isAtOnce isForAll />
              </ChatProvider>
            </opened.Screen>
          </ReportProvider>
        </ErrorBoundary>
      )}
    </>
  );
}

/** In a tab of its own: a conversation goes on here. */
function DocsLink({ href }: { readonly href: string }) {
  const words = useSiteLabels();
  return (
    <p>
      <a className="aom-button" href={href} target="_blank" rel="noreferrer">
        {words.documentation}
      </a>
    </p>
  );
}

/** Light or dark and the text size, as the visitor chose and chooses. */
function useAppearance(settingsStore: SettingsStore): AppearanceChoice {
  const [appearance, setAppearance] = useState(() => readAppearance(settingsStore));
  return {
    ...appearance,
    onChange(next) {
      chooseAppearance(settingsStore, next);
      setAppearance(next);
    },
  };
}

/** `undefined` until it has loaded. A failed load is repeated when the network is back. */
function useLoaded<Value>(load: () => Promise<Value>): Value | undefined {
  const [loaded, setLoaded] = useState<{ readonly value: Value }>();
  useEffect(() => {
    let isOver = false;
    const ask = () =>
      void load().then(
        (value) => {
          removeEventListener("online", ask);
          if (!isOver) setLoaded({ value });
        },
        () => {},
      );
    addEventListener("online", ask);
    // Not before what is seen first.
    whenIdle(() => {
      if (!isOver) ask();
    });
    return () => {
      isOver = true;
      removeEventListener("online", ask);
    };
  }, [load]);
  return loaded?.value;
}
