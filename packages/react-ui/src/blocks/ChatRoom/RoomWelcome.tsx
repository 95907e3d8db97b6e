import { chatRoomSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/room";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatRoomActor } from "../../providers/ChatRoomProvider";

/** What a room can do, and suggestions to start with. */
export function RoomWelcome() {
  const room = useChatRoomActor();
  const labels = useLabels("room", english.room);
  const isLive = useSelector(room, chatRoomSelectors.isLive);
  return (
    <div className="aom-room-welcome">
      <h3>{labels.welcome}</h3>
      {(isLive ? labels.liveHints : labels.hints).map((hint) => (
        <p key={hint}>{hint}</p>
      ))}
      <p className="aom-caption">{labels.examples}</p>
      <ul className="aom-questions">
        {labels.examplePrompts.map((prompt) => (
          <li key={prompt}>
            <button
              type="button"
              className="aom-button"
              onClick={({ currentTarget }) => {
                room.send({ type: "audio.unlock" });
                room.send({ type: "discussion.say", text: prompt });
                currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
              }}
            >
              {prompt}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
