import { useSelector } from "@xstate/react";
import * as english from "../../messages/en/room";
import { useMessages } from "../../messages/MessagesProvider";
import { useChatRoom } from "../../providers/ChatRoomProvider";
import { selectIsLive } from "./room-selectors";

/** What a room can do, and what to begin with. */
export function RoomWelcome() {
  const room = useChatRoom();
  const words = useMessages("room", english.room);
  const isLive = useSelector(room, selectIsLive);
  return (
    <div className="aom-room-welcome">
      <h3>{words.welcome}</h3>
      {(isLive ? words.liveHints : words.hints).map((hint) => (
        <p key={hint}>{hint}</p>
      ))}
      <p className="aom-caption">{words.examples}</p>
      <ul className="aom-questions">
        {words.examplePrompts.map((prompt) => (
          <li key={prompt}>
            <button
              type="button"
              className="aom-button"
              onClick={() => {
                room.send({ type: "audio.unlock" });
                room.send({ type: "discussion.say", text: prompt });
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
