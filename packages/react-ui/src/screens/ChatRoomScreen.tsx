import { chatRoomSelectors, type AgentSessions, type ChatRoomActorRef } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { forwardRef, useEffect, useId, useRef, useState, type ReactNode } from "react";
import { AgentStatusBar } from "../blocks/ChatRoom/AgentStatusBar";
import { Participants } from "../blocks/ChatRoom/Participants";
import { RoomComposer } from "../blocks/ChatRoom/RoomComposer";
import { RoomMessageList } from "../blocks/ChatRoom/RoomMessageList";
import { RoomNeed } from "../blocks/ChatRoom/RoomNeed";
import { RoomNotices } from "../blocks/ChatRoom/RoomNotices";
import { RoomSettings } from "../blocks/ChatRoom/RoomSettings";
import { RoomStage } from "../blocks/ChatRoom/RoomStage";
import { RoomTopic } from "../blocks/ChatRoom/RoomTopic";
import { Dialog } from "../primitives/Dialog/Dialog";
import { ErrorBoundary } from "../primitives/ErrorBoundary/ErrorBoundary";
import { useFocusFallback } from "../hooks/use-focus-fallback";
import * as english from "../labels/en/room";
import { useLabels } from "../labels/LabelsProvider";
import { ChatRoomProvider, useChatRoom } from "../providers/ChatRoomProvider";
import { saveFile } from "../shared/save-file";
import { rootProps, type RootProps } from "../shared/root-props";

export interface ChatRoomScreenProps extends RootProps<"div"> {
  /** Made with `createChatRoom`, outside React. */
  readonly room: ChatRoomActorRef;
  /** Called when the visitor leaves: remove the screen, and close the room with `closeChatRoom`. */
  readonly onClose: () => void;
  /** The live agents the room was made with, whose state is shown. */
  readonly agents?: AgentSessions | undefined;
  /** Shown below the settings, such as a `VoiceOffer`. */
  readonly children?: ReactNode;
}

/** The text field; on touch devices the messages, because the field would open the keyboard over them. */
const chooseFocus = (desk: HTMLElement) =>
  desk.querySelector<HTMLElement>(matchMedia("(pointer: coarse)").matches ? ".aom-room-messages" : ".aom-say input");

/**
 * The Chat Room, which fills the window: participants, messages and the visitor's text field.
 *
 * @example
 * const room = createChatRoom({ providers: { languageModel } })
 * <ChatRoomScreen room={room} onClose={() => closeChatRoom(room)} />
 */
export const ChatRoomScreen = forwardRef<HTMLDivElement, ChatRoomScreenProps>(function ChatRoomScreen(
  { room, onClose, agents, children, ...root },
  ref,
) {
  const labels = useLabels("room", english.room);
  useEffect(() => {
    const { unsubscribe } = room.on("transcript.exported", ({ fileName, mediaType, text }) =>
      saveFile(fileName, mediaType, text),
    );
    return unsubscribe;
  }, [room]);
  const desk = useRef<HTMLDivElement>(null);
  useFocusFallback(desk, chooseFocus);
  return (
    <div ref={ref} {...rootProps({ className: "aom aom-room-host" }, root)}>
      <Dialog
        open
        onClose={onClose}
        // The first Escape pauses the discussion, the second closes the room.
        onEscape={() => {
          const isRunning = chatRoomSelectors.isRunning(room.getSnapshot());
          if (isRunning) room.send({ type: "discussion.pause" });
          return !isRunning;
        }}
        title={labels.title}
        subtitle={labels.subtitle}
        size="full"
      >
        <ErrorBoundary>
          <ChatRoomProvider room={room}>
            <div className="aom-room" ref={desk}>
              <RoomSide>
                <Participants />
                <RoomSettings />
                {children}
              </RoomSide>
              <div className="aom-room-main">
                <RoomTopic />
                {agents && <AgentStatusBar agents={agents} />}
                <RoomStage />
                <RoomMessageList />
                <div className="aom-room-foot">
                  <RoomNeed />
                  <RoomNotices />
                  <RoomComposer />
                </div>
              </div>
            </div>
          </ChatRoomProvider>
        </ErrorBoundary>
      </Dialog>
    </div>
  );
});

/** The settings of the room. On a phone they are folded as soon as there are messages. */
function RoomSide({ children }: { readonly children: ReactNode }) {
  const room = useChatRoom();
  const labels = useLabels("room", english.room);
  const hasTranscript = useSelector(room, chatRoomSelectors.hasTranscript);
  const [choice, setChoice] = useState<boolean | null>(null);
  const isOpen = choice ?? !hasTranscript;
  const id = useId();
  return (
    <div className="aom-room-side" data-state={isOpen ? "open" : "folded"}>
      <button
        type="button"
        className="aom-button aom-room-fold"
        data-tone="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setChoice(!isOpen)}
      >
        {labels.setUp}
      </button>
      <div id={id} className="aom-room-side-body">
        {children}
      </div>
    </div>
  );
}
