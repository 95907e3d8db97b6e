import { MicrophoneNotice } from "./MicrophoneNotice";
import { SpeakingNotice } from "./SpeakingNotice";
import { VoiceOffer } from "./VoiceOffer";

/** The notices about voice and microphone. */
export function VoiceNotices() {
  return (
    <>
      <VoiceOffer />
      <MicrophoneNotice />
      <SpeakingNotice />
    </>
  );
}
