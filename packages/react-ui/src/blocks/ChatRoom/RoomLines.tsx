import { chatRoomSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import * as english from "../../labels/en/room";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatRoom } from "../../providers/ChatRoomProvider";
import { JumpToNewest } from "../MessageList/JumpToNewest";
import { useKeptPlace } from "../MessageList/use-kept-place";
import { LiveLine } from "./LiveLine";
import { RoomLineView } from "./RoomLineView";
import { RoomWelcome } from "./RoomWelcome";

/** Everything said in the room, newest last, which stays in view unless the reader has scrolled back. */
export function RoomLines() {
  const room = useChatRoom();
  const labels = useLabels("room", english.room);
  const said = useSelector(room, chatRoomSelectors.messages);
  // The former wording is back where nothing comes of another.
  const retaken = useSelector(room, chatRoomSelectors.replacedId);
  const lines = said.filter(({ id }) => id !== retaken);
  const characters = useSelector(room, chatRoomSelectors.characters);
  const visitorName = useSelector(room, chatRoomSelectors.visitorName);
  const hasCaptions = useSelector(room, chatRoomSelectors.hasCaptions);
  const mayRegenerate = useSelector(room, chatRoomSelectors.canRegenerate);
  const isLive = useSelector(room, chatRoomSelectors.isLive);
  const isLoading = useSelector(room, chatRoomSelectors.isLoading);
  const scroller = useRef<HTMLElement>(null);
  useKeptPlace(scroller);
  // Whoever says something wants to see the answer, however far back they had scrolled.
  const own = lines.findLast(({ author }) => author === "user")?.id;
  useEffect(() => {
    if (own !== undefined) scroller.current?.scrollTo({ top: 0 });
  }, [own]);
  // What the room itself says has no wording to change.
  const last = lines.findLastIndex(({ author }) => author !== "system");
  return (
    <div className="aom-messages">
      <section
        className="aom-messages-scroller aom-room-lines"
        data-state={lines.length === 0 ? "empty" : "filled"}
        ref={scroller}
        // A scrolling region has to be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={labels.lines}
      >
        <div className="aom-messages-page">
          {lines.length === 0 && !isLoading && <RoomWelcome />}
          {lines.map((line, index) => (
            <RoomLineView
              key={line.id}
              line={line}
              characters={characters}
              visitorName={visitorName}
              hasCaptions={hasCaptions}
              labels={labels}
              isLive={isLive}
            >
              {mayRegenerate && index === last && line.reason && (
                <button type="button" className="aom-room-again" onClick={() => room.send({ type: "turn.regenerate" })}>
                  {labels.regenerate}
                </button>
              )}
            </RoomLineView>
          ))}
          <LiveLine />
        </div>
      </section>
      {lines.length > 0 && <JumpToNewest scroller={scroller} />}
    </div>
  );
}
