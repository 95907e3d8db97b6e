import { chatSelectors, chatVoiceSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/voice";
import { useLabels } from "../../labels/LabelsProvider";
import { Notice } from "../../primitives/Notice/Notice";
import { useChatActor } from "../../providers/ChatProvider";

/** Why the microphone is off although the visitor turned it on, and what to do. */
export function MicrophoneNotice() {
  const chat = useChatActor();
  const microphone = useLabels("microphone", english.microphone);
  const status = useSelector(chat, chatSelectors.microphoneStatus);
  const failure = useSelector(chat, chatVoiceSelectors.microphoneFailure);
  const canTakeOver = useSelector(chat, chatVoiceSelectors.canTakeOverMicrophone);
  // Listening can also end normally, with nothing to send.
  if (status !== "elsewhere" && !((status === "failed" || status === "off") && failure)) return null;
  return (
    <Notice urgency="failure" role={status === "failed" ? "alert" : "status"} data-state={status}>
      <p>{status === "elsewhere" ? microphone.elsewhere : failure && microphone.failure[failure.reason]}</p>
      <p className="aom-notice-actions">
        {status === "elsewhere" && (
          <button
            type="button"
            className="aom-button"
            disabled={!canTakeOver}
            onClick={() => chat.send({ type: "mic.takeOver" })}
          >
            {microphone.takeOver}
          </button>
        )}
        <button type="button" className="aom-button" onClick={() => chat.send({ type: "mic.cancel" })}>
          {microphone.dismiss}
        </button>
      </p>
    </Notice>
  );
}
