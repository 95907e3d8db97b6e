import type { CameraActorRef, ChatRoomActorRef, ConversationPhrases, RoomPhrases } from "@archive-of-minds/core";
import {
  CharacterChat,
  ErrorBoundary,
  LabelsProvider,
  Notice,
  type Labels,
  type LabelsProviderProps,
  type LiveMode,
} from "@archive-of-minds/react-ui";
import { useEffect, useRef, useState } from "react";
import type * as chatRoom from "./chat-room";
import type * as livePart from "./live";
import type { Session } from "./open-session";

/** What a page can leave out. */
export type Part = "camera" | "memory" | "room" | "voice";

export interface ChatPageProps {
  readonly session: Session;
  readonly without: ReadonlySet<Part>;
  readonly labels: Partial<Labels> | undefined;
  readonly locale: string | undefined;
  readonly theme: "light" | "dark" | undefined;
  /** Of the product's name; the character's is one below it. */
  readonly headingLevel: 1 | 2 | 3 | 4 | 5;
  /** Whether visitors can talk live too. */
  readonly hasLive: boolean;
  readonly isPage: boolean;
}

type RoomPart = typeof chatRoom;

interface Language extends Pick<LabelsProviderProps, "labels" | "locale"> {
  readonly roomMissing?: string;
  readonly phrases?: ConversationPhrases;
  readonly roomPhrases?: RoomPhrases;
}

const ROOM_MISSING =
  "The Chat Room could not be loaded. Check your connection, then press “Chat Room” again. If it still does not open, reload the page.";

interface ShownRoom {
  readonly room: ChatRoomActorRef;
  readonly part: RoomPart;
}

/** The conversation, and the Chat Room over it while it is open. */
export function ChatPage(props: ChatPageProps) {
  const { session, without, labels, locale, theme, headingLevel, hasLive, isPage } = props;
  const { chat, providers, openMemoryBank, setPhrases } = session;
  const language = useLanguageOf({ labels, locale });
  useEffect(() => setPhrases(language?.phrases), [setPhrases, language]);
  useEffect(() => chat.send({ type: "language.change", language: locale ?? "en" }), [chat, locale]);
  const camera = useCameraOf(session, !without.has("camera"));
  const [shown, setShown] = useState<ShownRoom | null>(null);
  useEffect(() => () => shown?.part.closeChatRoom(shown.room), [shown]);
  const [isRoomMissing, setRoomMissing] = useState(false);
  const isLoadingRoom = useRef(false);
  const openRoom = async () => {
    // A second press opens no second room.
    if (isLoadingRoom.current) return;
    isLoadingRoom.current = true;
    const part = await import("./chat-room").catch(() => null);
    isLoadingRoom.current = false;
    // The element has left the page.
    if (chat.getSnapshot().status !== "active") return;
    setRoomMissing(part === null);
    if (!part) return;
    const phrases = language?.roomPhrases;
    const room = part.createChatRoom({
      providers,
      language: chat.getSnapshot().context.language,
      ...(phrases && { phrases }),
    });
    setShown({ room, part });
  };
  const live = useLiveOf(session, hasLive);
  if (!language || live === "loading") return null;
  const MediaSessionProvider = live?.part.MediaSessionProvider;
  const shownChat = (
    <>
      <CharacterChat
        chat={chat}
        live={live?.mode}
        camera={camera}
        memoryBank={without.has("memory") ? undefined : openMemoryBank}
        onOpenChatRoom={without.has("room") ? undefined : () => void openRoom()}
        landmark="region"
        headingLevel={headingLevel}
        shortcuts={isPage ? "page" : undefined}
        data-aom-theme={theme}
        notices={
          isRoomMissing && (
            <Notice urgency="failure" role="alert">
              <p>{language.roomMissing ?? ROOM_MISSING}</p>
            </Notice>
          )
        }
        header={{
          product: <slot name="product" />,
          qrCode: null,
          ...(without.has("memory") && { memory: null }),
          end: <slot name="header-end" />,
        }}
      />
      {shown && (
        <ErrorBoundary>
          <shown.part.ChatRoomScreen room={shown.room} data-aom-theme={theme} onClose={() => setShown(null)} />
        </ErrorBoundary>
      )}
    </>
  );
  return (
    <LabelsProvider labels={language.labels} locale={language.locale}>
      {live && MediaSessionProvider ? (
        <MediaSessionProvider mediaSession={live.part.mediaSession}>{shownChat}</MediaSessionProvider>
      ) : (
        shownChat
      )}
    </LabelsProvider>
  );
}

interface LoadedLive {
  readonly part: typeof livePart;
  readonly mode: LiveMode;
}

/** Live conversations, once their file has come; `undefined` where they are not wanted, or could not be loaded. */
function useLiveOf(session: Session, isWanted: boolean): LoadedLive | "loading" | undefined {
  const [loaded, setLoaded] = useState<LoadedLive | "failed">();
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    import("./live").then(
      (part) => isOver || setLoaded({ part, mode: part.openLive(session) }),
      () => isOver || setLoaded("failed"),
    );
    return () => {
      isOver = true;
    };
  }, [session, isWanted]);
  if (!isWanted || loaded === "failed") return undefined;
  return loaded ?? "loading";
}

/** The page's own labels, or those of its language: English where there are none; `undefined` while they are loading. */
function useLanguageOf({ labels, locale }: Pick<ChatPageProps, "labels" | "locale">): Language | undefined {
  const isGerman = labels === undefined && /^de\b/i.test(locale ?? "");
  const [german, setGerman] = useState<Language>();
  useEffect(() => {
    if (!isGerman) return;
    let isOver = false;
    import("./german").then(
      (words) => isOver || setGerman({ ...words, locale }),
      () => isOver || setGerman({}),
    );
    return () => {
      isOver = true;
    };
  }, [isGerman, locale]);
  return isGerman ? german : { labels, locale };
}

const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 500));

/** The camera, once its file has come. */
function useCameraOf({ providers: { settingsStore } }: Session, isWanted: boolean): CameraActorRef | undefined {
  const [camera, setCamera] = useState<CameraActorRef>();
  useEffect(() => {
    if (!isWanted || !settingsStore) return;
    let isOver = false;
    let opened: CameraActorRef | undefined;
    const open = async () => {
      const { openCamera } = await import("./camera");
      if (isOver) return;
      opened = openCamera(settingsStore);
      setCamera(opened);
    };
    // Not before what is seen first.
    whenIdle(() => {
      if (!isOver) void open().catch(() => {});
    });
    return () => {
      isOver = true;
      opened?.stop();
      setCamera(undefined);
    };
  }, [isWanted, settingsStore]);
  return camera;
}
