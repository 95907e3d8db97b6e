import { MicrophoneNotice } from "./MicrophoneNotice";
import { VoiceFailureNotice } from "./VoiceFailureNotice";

/** The notices about voice and microphone. */
export function VoiceNotices() {
  return (
    <>
      <MicrophoneNotice />
      <VoiceFailureNotice />
    </>
  );
}
