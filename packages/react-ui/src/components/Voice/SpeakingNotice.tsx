import type { ChatSnapshot } from '@archive-of-minds/core'
import { useSelector } from '@xstate/react'
import * as english from '../../messages/en/chat'
import { useMessages } from '../../messages/MessagesProvider'
import { useChat } from '../../providers/ChatProvider'

const selectSpeaking = (snapshot: ChatSnapshot) => snapshot.hasTag('speaking')
const selectHeard = (snapshot: ChatSnapshot) => snapshot.hasTag('heard')
const selectName = ({ context }: ChatSnapshot) => context.character.name
const selectFailure = ({ context }: ChatSnapshot) => context.voiceFailure
const selectEngine = ({ context }: ChatSnapshot) => context.voice?.engine?.name ?? ''

/** That the character is being heard, with the way to silence; or quietly why it was not. */
export function SpeakingNotice() {
  const chat = useChat()
  const voice = useMessages('voice', english.voice)
  const isSpeaking = useSelector(chat, selectSpeaking)
  const isHeard = useSelector(chat, selectHeard)
  const name = useSelector(chat, selectName)
  const failure = useSelector(chat, selectFailure)
  const engine = useSelector(chat, selectEngine)
  return (
    <div className="aom-speaking" data-state={isSpeaking ? 'speaking' : failure ? 'failed' : 'silent'}>
      <p role="status">{isHeard ? voice.speaking(name) : !isSpeaking && failure && voice.failure[failure.reason]({ engine })}</p>
      {isSpeaking && (
        <button type="button" className="aom-button" onClick={() => chat.send({ type: 'voice.stop' })}>
          {voice.stop}
        </button>
      )}
    </div>
  )
}
