import { chatRoomSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/room";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatRoomActor } from "../../providers/ChatRoomProvider";
import { MessageForm } from "../../primitives/MessageForm/MessageForm";

/** The visitor's text field, and the controls of the discussion. */
export function RoomComposer() {
  const room = useChatRoomActor();
  const labels = useLabels("room", english.room);
  const isRunning = useSelector(room, chatRoomSelectors.isRunning);
  const isUnderWay = useSelector(room, chatRoomSelectors.isDiscussing);
  const isPaused = useSelector(room, chatRoomSelectors.discussion) === "paused";
  const draft = useSelector(room, chatRoomSelectors.draft);
  const say = (text: string) => {
    room.send({ type: "audio.unlock" });
    room.send({ type: "discussion.say", text });
    // An alert means that no participant can answer: the text stays in the field.
    return chatRoomSelectors.alert(room.getSnapshot()) === null;
  };
  return (
    <MessageForm
      field={labels.field}
      placeholder={isUnderWay ? labels.jumpInPlaceholder : labels.topicPlaceholder}
      send={isUnderWay ? labels.jumpIn : labels.start}
      onSay={say}
      text={draft}
      onChange={(text) => room.send({ type: "draft.change", text })}
    >
      {/* One button for both, so that it keeps the focus. */}
      {(isRunning || isPaused) && (
        <button
          type="button"
          className="aom-button"
          onClick={() => {
            if (isPaused) room.send({ type: "audio.unlock" });
            room.send({ type: isPaused ? "discussion.resume" : "discussion.pause" });
          }}
        >
          {isPaused ? labels.resume : labels.pause}
        </button>
      )}
    </MessageForm>
  );
}
