import { chatRoomSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/room";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatRoomActor } from "../../providers/ChatRoomProvider";

/** Saves the transcript as a file. */
export function RoomExports() {
  const room = useChatRoomActor();
  const labels = useLabels("room", english.room);
  const hasTranscript = useSelector(room, chatRoomSelectors.hasTranscript);
  return (
    <p className="aom-room-exports">
      <button
        type="button"
        className="aom-button"
        disabled={!hasTranscript}
        onClick={() => room.send({ type: "transcript.export", format: "text" })}
      >
        {labels.exportText}
      </button>
      <button
        type="button"
        className="aom-button"
        data-tone="quiet"
        disabled={!hasTranscript}
        onClick={() => room.send({ type: "transcript.export", format: "json" })}
      >
        {labels.exportJson}
      </button>
    </p>
  );
}
