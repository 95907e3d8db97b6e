import { MicrophoneNotice } from "./MicrophoneNotice";
import { SpeakingNotice } from "./SpeakingNotice";
import { VoiceOffer } from "./VoiceOffer";

/** What there is to know about being heard and listened to. */
export function VoiceNotices() {
  return (
    <>
      <VoiceOffer />
      <MicrophoneNotice />
      <SpeakingNotice />
    </>
  );
}
