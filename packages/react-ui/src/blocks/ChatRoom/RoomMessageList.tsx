import { chatRoomSelectors } from "@archive-of-minds/core";
import { plainName } from "@archive-of-minds/core/internal";
import { useSelector } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import * as english from "../../labels/en/room";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatRoomActor } from "../../providers/ChatRoomProvider";
import { JumpToNewest } from "../MessageList/JumpToNewest";
import { LazyBoundary } from "../../primitives/LazyBoundary/LazyBoundary";
import { ShareDialog } from "../Share/lazy-share";
import type { SharedMessage } from "../Share/shared-line";
import { useScrollAnchor } from "../MessageList/use-scroll-anchor";
import { RoomMessage } from "./RoomMessage";
import { RunningTurn } from "./RunningTurn";
import { matchesQuery } from "./matches-query";

export interface RoomMessageListProps {
  /** Shows only messages with these words. */
  readonly query?: string;
}

/** The room's messages. The newest stays in view unless the visitor has scrolled back. */
export function RoomMessageList({ query = "" }: RoomMessageListProps) {
  const room = useChatRoomActor();
  const labels = useLabels("room", english.room);
  const all = useSelector(room, chatRoomSelectors.messages);
  // Hidden while another wording is written; it comes back when that fails.
  const replacedId = useSelector(room, chatRoomSelectors.replacedId);
  const messages = all.filter((message) => message.id !== replacedId && matchesQuery(message.text, query));
  const characters = useSelector(room, chatRoomSelectors.characters);
  const visitorName = useSelector(room, chatRoomSelectors.visitorName);
  const hasCaptions = useSelector(room, chatRoomSelectors.hasCaptions);
  const isLive = useSelector(room, chatRoomSelectors.isLive);
  const [sharing, setSharing] = useState<SharedMessage | null>();
  const scroller = useRef<HTMLElement>(null);
  useScrollAnchor(scroller);
  // After sending, scroll to the answer.
  const own = messages.findLast(({ author }) => author === "user")?.id;
  useEffect(() => {
    if (own !== undefined) scroller.current?.scrollTo({ top: 0 });
  }, [own]);
  return (
    <div className="aom-messages">
      <section
        className="aom-messages-scroller aom-room-messages"
        ref={scroller}
        // A scrolling region has to be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={labels.lines}
      >
        <div className="aom-messages-page">
          {messages.map((message) => (
            <RoomMessage
              key={message.id}
              message={message}
              characters={characters}
              visitorName={visitorName}
              hasCaptions={hasCaptions}
              labels={labels}
              isLive={isLive}
              {...(message.author !== "system" && {
                onShare: () =>
                  setSharing({ all, message, characters, visitorName: plainName(visitorName) || labels.you }),
              })}
            />
          ))}
          {query === "" && <RunningTurn />}
          {query !== "" && messages.length === 0 && <p role="status">{labels.noHits}</p>}
        </div>
      </section>
      {messages.length > 0 && <JumpToNewest scroller={scroller} />}
      {sharing !== undefined && (
        <LazyBoundary>
          <ShareDialog shared={sharing} onClose={() => setSharing(null)} />
        </LazyBoundary>
      )}
    </div>
  );
}
