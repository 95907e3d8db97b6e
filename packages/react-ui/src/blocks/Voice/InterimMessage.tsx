import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatActor } from "../../providers/ChatProvider";
import { LevelMeter } from "./LevelMeter";

/** What the visitor is saying, as far as it is recognised. */
export function InterimMessage() {
  const chat = useChatActor();
  const microphone = useLabels("microphone", english.firstScreenMicrophone);
  const status = useSelector(chat, chatSelectors.microphoneStatus);
  const automatic = useSelector(chat, chatSelectors.isAutomatic);
  const final = useSelector(chat, chatSelectors.finalTranscript);
  const interim = useSelector(chat, chatSelectors.interimTranscript);
  const isInVain = useSelector(chat, chatSelectors.isRetryingRecognition);
  if (status === "off" || status === "elsewhere" || status === "failed") return null;
  const isHearing = status === "listening" || (status === "restarting" && !isInVain);
  const hint = isHearing
    ? automatic
      ? microphone.listeningAutomatically
      : microphone.listening
    : {
        claiming: microphone.starting,
        starting: microphone.starting,
        asking: microphone.asking,
        restarting: microphone.restarting,
        finishing: microphone.sending,
        suspended: microphone.suspended,
        resuming: microphone.suspended,
      }[status];
  return (
    <article className="aom-message" data-role="user" data-end="listening" data-state={status}>
      <p className="aom-message-head">
        <b className="aom-message-sender">{microphone.you}</b> {isHearing && <LevelMeter />}
      </p>
      <p className="aom-message-text">
        {final} <span className="aom-interim">{interim}</span>
      </p>
      <p role="status" className="aom-message-note">
        {hint}
      </p>
    </article>
  );
}
