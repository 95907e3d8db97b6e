import { chatRoomSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import * as english from "../../labels/en/room";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatRoom } from "../../providers/ChatRoomProvider";
import { JumpToNewest } from "../MessageList/JumpToNewest";
import { useScrollAnchor } from "../MessageList/use-scroll-anchor";
import { RoomStreamingMessage } from "./RoomStreamingMessage";
import { RoomMessage } from "./RoomMessage";
import { RoomWelcome } from "./RoomWelcome";

/** The room's messages. The newest stays in view unless the visitor has scrolled back. */
export function RoomMessageList() {
  const room = useChatRoom();
  const labels = useLabels("room", english.room);
  const all = useSelector(room, chatRoomSelectors.messages);
  // Hidden while another wording is written; it comes back when that fails.
  const replacedId = useSelector(room, chatRoomSelectors.replacedId);
  const messages = all.filter(({ id }) => id !== replacedId);
  const characters = useSelector(room, chatRoomSelectors.characters);
  const visitorName = useSelector(room, chatRoomSelectors.visitorName);
  const hasCaptions = useSelector(room, chatRoomSelectors.hasCaptions);
  const canRegenerate = useSelector(room, chatRoomSelectors.canRegenerate);
  const isLive = useSelector(room, chatRoomSelectors.isLive);
  const isLoading = useSelector(room, chatRoomSelectors.isLoading);
  const scroller = useRef<HTMLElement>(null);
  useScrollAnchor(scroller);
  // After sending, scroll to the answer.
  const own = messages.findLast(({ author }) => author === "user")?.id;
  useEffect(() => {
    if (own !== undefined) scroller.current?.scrollTo({ top: 0 });
  }, [own]);
  // Messages of the room itself cannot be regenerated.
  const last = messages.findLastIndex(({ author }) => author !== "system");
  return (
    <div className="aom-messages">
      <section
        className="aom-messages-scroller aom-room-messages"
        data-state={messages.length === 0 ? "empty" : "filled"}
        ref={scroller}
        // A scrolling region has to be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={labels.lines}
      >
        <div className="aom-messages-page">
          {messages.length === 0 && !isLoading && <RoomWelcome />}
          {messages.map((message, index) => (
            <RoomMessage
              key={message.id}
              message={message}
              characters={characters}
              visitorName={visitorName}
              hasCaptions={hasCaptions}
              labels={labels}
              isLive={isLive}
            >
              {canRegenerate && index === last && message.reason && (
                <button type="button" className="aom-room-again" onClick={() => room.send({ type: "turn.regenerate" })}>
                  {labels.regenerate}
                </button>
              )}
            </RoomMessage>
          ))}
          <RoomStreamingMessage />
        </div>
      </section>
      {messages.length > 0 && <JumpToNewest scroller={scroller} />}
    </div>
  );
}
