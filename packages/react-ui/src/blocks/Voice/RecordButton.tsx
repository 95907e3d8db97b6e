import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";
import { useChat } from "../../providers/ChatProvider";
import { SteadyLabel } from "../../primitives/SteadyLabel/SteadyLabel";

export interface RecordButtonProps {
  /** `round`: a large circle with a picture, its label below. */
  readonly shape?: "round";
}

/** On a 24 by 24 grid: a microphone, and an arrow that sends. */
const STROKES = {
  record: ["M9 6a3 3 0 0 1 6 0v6a3 3 0 0 1-6 0z", "M5.5 11.5a6.5 6.5 0 0 0 13 0", "M12 18v3"],
  send: ["M12 20V5", "M6 10.5L12 4.5l6 6"],
};

/** Starts the microphone; pressed again, sends the recognised text. While the last words are still awaited, another press sends without them. */
export function RecordButton({ shape }: RecordButtonProps) {
  const chat = useChat();
  const microphone = useLabels("microphone", english.firstScreenMicrophone);
  const status = useSelector(chat, chatSelectors.microphoneStatus);
  const isRecording = useSelector(chat, chatSelectors.isMicrophoneOn);
  const canStart = useSelector(chat, chatSelectors.canStartMicrophone);
  const press = () => {
    // Browsers allow sound only during a press.
    chat.send({ type: "audio.unlock" });
    chat.send({ type: isRecording ? "mic.stop" : "mic.start" });
  };
  return (
    <button
      type="button"
      className="aom-button aom-record"
      data-tone={isRecording ? "recording" : undefined}
      data-state={status}
      data-shape={shape}
      disabled={!isRecording && !canStart}
      onClick={press}
    >
      {shape === "round" && (
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          {STROKES[isRecording ? "send" : "record"].map((path) => (
            <path key={path} d={path} />
          ))}
        </svg>
      )}
      <SteadyLabel among={[microphone.record, microphone.stopAndSend]}>
        {status === "finishing" ? microphone.sending : isRecording ? microphone.stopAndSend : microphone.record}
      </SteadyLabel>
    </button>
  );
}
