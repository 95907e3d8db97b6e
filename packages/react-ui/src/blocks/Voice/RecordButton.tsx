import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatActor } from "../../providers/ChatProvider";
import { RoundMicrophone } from "./RoundMicrophone";
import { SteadyLabel } from "../../primitives/SteadyLabel/SteadyLabel";

export interface RecordButtonProps {
  /** `round`: a large circle with a picture, its label below. */
  readonly shape?: "round";
}

/** Nothing where the chat has no speech recogniser. Starts the microphone; pressed again, sends the recognised text. While the last words are still awaited, another press sends without them. */
export function RecordButton({ shape }: RecordButtonProps) {
  const chat = useChatActor();
  const microphone = useLabels("microphone", english.firstScreenMicrophone);
  const status = useSelector(chat, chatSelectors.microphoneStatus);
  const isRecording = useSelector(chat, chatSelectors.isMicrophoneOn);
  const canStart = useSelector(chat, chatSelectors.canStartMicrophone);
  const hasMicrophone = useSelector(chat, chatSelectors.hasMicrophone);
  if (!hasMicrophone) return null;
  const press = () => {
    // Browsers allow sound only during a press.
    chat.send({ type: "audio.unlock" });
    chat.send({ type: isRecording ? "mic.stop" : "mic.start" });
  };
  return (
    <button
      type="button"
      className={shape === "round" ? "aom-button aom-record aom-round" : "aom-button aom-record"}
      data-tone={isRecording ? "recording" : undefined}
      data-state={status}
      disabled={!isRecording && !canStart}
      onClick={press}
    >
      {shape === "round" && <RoundMicrophone sends={isRecording} />}
      <SteadyLabel among={[microphone.record, microphone.stopAndSend]}>
        {status === "finishing" ? microphone.sending : isRecording ? microphone.stopAndSend : microphone.record}
      </SteadyLabel>
    </button>
  );
}
