import type { ChatSnapshot } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { StatusNotices } from "../components/Notices/StatusNotices";
import { useChat } from "../providers/ChatProvider";
import { CameraView } from "./CameraView";
import { Fetched } from "./Fetched";
import { VoiceNotices } from "./panels";

/** Whether anybody can be heard, is listened to, or should be and was not. */
const selectHasVoice = (snapshot: ChatSnapshot) => {
  const { voice, voiceFailure, microphoneFailure } = snapshot.context;
  const maySpeak =
    voice !== null && (voice.availability !== "unavailable" || voice.engine !== null || voice.missingKey !== undefined);
  return (
    maySpeak ||
    voiceFailure !== null ||
    microphoneFailure !== null ||
    !snapshot.matches({ microphone: "off" }) ||
    !snapshot.matches({ voiceOffer: "none" })
  );
};

/** What there is to see and to know above the controls of a conversation. */
export function FootNotices() {
  const hasVoice = useSelector(useChat(), selectHasVoice);
  return (
    <>
      <CameraView />
      <StatusNotices />
      {hasVoice && (
        <Fetched isUnasked>
          <VoiceNotices />
        </Fetched>
      )}
    </>
  );
}
