import { StatusNotices } from '../components/Notices/StatusNotices'
import { MicrophoneNotice } from '../components/Voice/MicrophoneNotice'
import { SpeakingNotice } from '../components/Voice/SpeakingNotice'
import { VoiceOffer } from '../components/Voice/VoiceOffer'
import { CameraView } from './CameraView'

/** What there is to see and to know above the controls of a conversation. */
export function FootNotices() {
  return (
    <>
      <CameraView />
      <StatusNotices />
      <VoiceOffer />
      <MicrophoneNotice />
      <SpeakingNotice />
    </>
  )
}
