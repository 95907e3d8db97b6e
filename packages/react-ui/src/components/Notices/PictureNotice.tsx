import { hasLostPicture, openQuestion, type ChatSnapshot } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";
import { useChat } from "../../providers/ChatProvider";

const selectIsGone = (snapshot: ChatSnapshot) =>
  snapshot.matches({ conversation: { ready: "idle" } }) && hasLostPicture(snapshot.context);
const selectIsOpen = ({ context }: ChatSnapshot) => openQuestion(context.messages) !== null;

/** Says that the picture of the last question is no longer here, and what that means. */
export function PictureNotice() {
  const chat = useChat();
  const labels = useLabels("messages", english.messages);
  const isGone = useSelector(chat, selectIsGone);
  const isOpen = useSelector(chat, selectIsOpen);
  return (
    <div role="status">
      {isGone && (
        <p className="aom-message-note" data-state="pictureGone">
          {isOpen ? labels.pictureGoneUnanswered : labels.pictureGone}
        </p>
      )}
    </div>
  );
}
