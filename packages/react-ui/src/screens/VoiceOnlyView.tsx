import type { ChatSnapshot } from '@archive-of-minds/core'
import { useSelector } from '@xstate/react'
import { EngineNotice } from '../components/Notices/EngineNotice'
import { Presence } from '../components/Presence/Presence'
import { presenceState } from '../components/Presence/presence-state'
import { usePresenceLevel } from '../components/Presence/use-presence-level'
import { ListeningLetter } from '../components/Voice/ListeningLetter'
import { RecordButton } from '../components/Voice/RecordButton'
import { SpeakingCaption } from '../components/Voice/SpeakingCaption'
import { VoiceMenu } from '../components/Voice/VoiceMenu'
import { useComposerControls } from '../hooks/use-composer'
import { useStopOnEscape } from '../hooks/use-stop-on-escape'
import * as english from '../messages/en/chat'
import { useMessages } from '../messages/MessagesProvider'
import { useChat } from '../providers/ChatProvider'
import { FootNotices } from './FootNotices'

const selectCharacter = ({ context }: ChatSnapshot) => context.character

/** The conversation by ear: no letters, and no box to write in. */
export function VoiceOnlyView() {
  const chat = useChat()
  const letters = useMessages('letters', english.letters)
  const character = useSelector(chat, selectCharacter)
  const state = useSelector(chat, presenceState)
  const level = usePresenceLevel(chat)
  const { isReplying, isSpeaking, silence } = useComposerControls()
  useStopOnEscape(isReplying || isSpeaking, silence)
  return (
    <main className="aom-desk" data-view="voiceOnly">
      <div className="aom-voice-only">
        <Presence character={character} state={state} size="huge" level={level} />
        <SpeakingCaption />
        <ListeningLetter />
        <p role="status" className="aom-voice-only-note">
          {letters.voiceOnly}
        </p>
      </div>
      <div className="aom-foot">
        <FootNotices />
        <div className="aom-composer-actions">
          <RecordButton />
          <VoiceMenu />
        </div>
        <EngineNotice />
      </div>
    </main>
  )
}
