import { MicrophoneNotice } from "./MicrophoneNotice";
import { SpeakingNotice } from "./SpeakingNotice";

/** The notices about voice and microphone. */
export function VoiceNotices() {
  return (
    <>
      <MicrophoneNotice />
      <SpeakingNotice />
    </>
  );
}
