import { chatRoomSelectors, type AgentSessions, type ChatRoomActorRef } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { forwardRef, useEffect, useId, useRef, useState, type ReactNode } from "react";
import { AgentStatusBar } from "../blocks/ChatRoom/AgentStatusBar";
import { ClearRoomDialog } from "../blocks/ChatRoom/ClearRoomDialog";
import { RoomBar } from "../blocks/ChatRoom/RoomBar";
import { RoomComposer } from "../blocks/ChatRoom/RoomComposer";
import { RoomDrawer } from "../blocks/ChatRoom/RoomDrawer";
import { RoomNotices } from "../blocks/ChatRoom/RoomNotices";
import { RoomSetup } from "../blocks/ChatRoom/RoomSetup";
import { RoomStage } from "../blocks/ChatRoom/RoomStage";
import { StageCaption } from "../blocks/ChatRoom/StageCaption";
import { useDoublePressGuard } from "../hooks/use-double-press-guard";
import { useDrawer } from "../hooks/use-drawer";
import { Dialog } from "../primitives/Dialog/Dialog";
import { ErrorBoundary } from "../primitives/ErrorBoundary/ErrorBoundary";
import { useFocusFallback } from "../hooks/use-focus-fallback";
import * as english from "../labels/en/room";
import { useLabels, useLanguageAttributes } from "../labels/LabelsProvider";
import { ChatRoomProvider } from "../providers/ChatRoomProvider";
import { checkActor } from "../shared/check-actor";
import { saveFile } from "../shared/save-file";
import { rootProps, type RootProps } from "../shared/root-props";

/**
 * Takes the attributes of its root `<div>` too. Contains its own `<ChatRoomProvider>`; beside a chat, put a
 * `<MediaSessionProvider>` around both, so that the chat is silent while the room is open.
 */
export interface ChatRoomScreenProps extends RootProps<"div"> {
  /** Made with `createChatRoom`, outside React. */
  readonly room: ChatRoomActorRef;
  /** Called when the visitor leaves: remove the screen, and close the room with `closeChatRoom`. */
  readonly onClose: () => void;
  /** The live agents the room was made with, whose state is shown. */
  readonly agents?: AgentSessions | undefined;
  /** Shown below the settings, such as a `VoiceOffer`, which needs a `<ChatProvider>` around the screen. */
  readonly children?: ReactNode;
}

/** The text field; on touch devices the caption, because the field would open the keyboard over them. */
const chooseFocus = (desk: HTMLElement) =>
  desk.querySelector<HTMLElement>(matchMedia("(pointer: coarse)").matches ? ".aom-stage-words" : ".aom-say input");

/**
 * The Chat Room, which fills the window: participants, messages and the visitor's text field.
 *
 * @example
 * const room = createChatRoom({ providers: { languageModel } })
 * const App = () => <ChatRoomScreen room={room} onClose={() => closeChatRoom(room)} />
 */
export const ChatRoomScreen = forwardRef<HTMLDivElement, ChatRoomScreenProps>(function ChatRoomScreen(
  { room, onClose, agents, children, ...root },
  ref,
) {
  checkActor("ChatRoomScreen", "room", "createChatRoom", room);
  const labels = useLabels("room", english.room);
  const language = useLanguageAttributes();
  useEffect(() => {
    const { unsubscribe } = room.on("transcript.exported", ({ fileName, mediaType, text }) =>
      saveFile(fileName, mediaType, text),
    );
    return unsubscribe;
  }, [room]);
  const desk = useRef<HTMLDivElement>(null);
  useFocusFallback(desk, chooseFocus);
  const hasTranscript = useSelector(room, chatRoomSelectors.hasTranscript);
  const isLoading = useSelector(room, chatRoomSelectors.isLoading);
  const state = hasTranscript ? "discussion" : "setup";
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const drawer = useDrawer(stage);
  const drawerId = useId();
  const [isAsking, setAsking] = useState(false);
  // "Pause" and "Export Transcript" come where "Start Discussion" was.
  const guardPress = useDoublePressGuard();
  // The nearest thing first: what is open over the stage, the discussion, then the room.
  const onEscape = () => {
    if (desk.current?.querySelector(":popover-open")) return true;
    if (drawer.isCovering) {
      drawer.close();
      return false;
    }
    const isRunning = chatRoomSelectors.isRunning(room.getSnapshot());
    if (isRunning) room.send({ type: "discussion.pause" });
    return !isRunning;
  };
  return (
    <div ref={ref} {...rootProps({ className: "aom aom-room-host", ...language, "data-state": state }, root)}>
      <Dialog
        open
        onClose={onClose}
        onEscape={onEscape}
        title={labels.title}
        subtitle={hasTranscript ? undefined : labels.subtitle}
        size="full"
      >
        <ErrorBoundary>
          <ChatRoomProvider room={room}>
            {/* The presses are those of the buttons in it. */}
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
            <div className="aom-room" ref={desk} data-state={state} onClickCapture={guardPress}>
              <div className="aom-room-show" ref={setStage}>
                {hasTranscript && (
                  <RoomBar
                    isDrawerOpen={drawer.isOpen}
                    drawerId={drawerId}
                    onToggleDrawer={drawer.toggle}
                    onClear={() => setAsking(true)}
                  >
                    {children}
                  </RoomBar>
                )}
                {agents && <AgentStatusBar agents={agents} />}
                <RoomStage />
                {hasTranscript ? <StageCaption /> : !isLoading && <RoomSetup>{children}</RoomSetup>}
                <div className="aom-room-foot">
                  <RoomNotices />
                  <RoomComposer />
                </div>
              </div>
              {hasTranscript && drawer.isOpen && <RoomDrawer id={drawerId} onClose={drawer.close} />}
              <ClearRoomDialog isOpen={isAsking} onClose={() => setAsking(false)} />
            </div>
          </ChatRoomProvider>
        </ErrorBoundary>
      </Dialog>
    </div>
  );
});
