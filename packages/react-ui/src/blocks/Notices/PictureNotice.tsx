import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";
import { useChat } from "../../providers/ChatProvider";

/** Says that the picture of the last question is no longer available, and what that means. */
export function PictureNotice() {
  const chat = useChat();
  const labels = useLabels("messages", english.messages);
  const isGone = useSelector(chat, chatSelectors.isPictureLost);
  const isOpen = useSelector(chat, chatSelectors.hasOpenQuestion);
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
