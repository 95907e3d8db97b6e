import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/failure";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatActor } from "../../providers/ChatProvider";

/** Says that the picture of the last question is no longer available, or that the model could not take it. */
export function PictureNotice() {
  const chat = useChatActor();
  const labels = useLabels("failure", english.failure);
  const isGone = useSelector(chat, chatSelectors.isPictureLost);
  const isOpen = useSelector(chat, chatSelectors.hasOpenQuestion);
  const inWords = useSelector(chat, chatSelectors.pictureInWords);
  return (
    <div role="status">
      {isGone && (
        <p className="aom-message-note" data-state="pictureGone">
          {isOpen ? labels.pictureGoneUnanswered : labels.pictureGone}
        </p>
      )}
      {!isGone && inWords && (
        <p className="aom-message-note" data-state="pictureInWords">
          {labels.pictureInWords[inWords]}
        </p>
      )}
    </div>
  );
}
