import type { ChatSnapshot } from '@archive-of-minds/core'
import { useSelector } from '@xstate/react'
import { Composer } from '../components/Composer/Composer'
import { characterColours } from '../components/Emblem/character-colours'
import { EmptyState } from '../components/EmptyState/EmptyState'
import { ErrorBoundary } from '../components/ErrorBoundary/ErrorBoundary'
import { Header, type HeaderProps } from '../components/Header/Header'
import { LetterList } from '../components/LetterList/LetterList'
import { LiveLetter } from '../components/LiveLetter/LiveLetter'
import { Announcer } from '../components/Notices/Announcer'
import { EngineNotice } from '../components/Notices/EngineNotice'
import { ReplyNotice } from '../components/Notices/ReplyNotice'
import { StatusNotices } from '../components/Notices/StatusNotices'
import { useMessages } from '../messages/MessagesProvider'
import { useChat } from '../providers/ChatProvider'

const selectCharacter = ({ context }: ChatSnapshot) => context.character
const selectLoading = (snapshot: ChatSnapshot) => snapshot.matches({ conversation: 'loading' })
const selectVoiceOnly = (snapshot: ChatSnapshot) => snapshot.matches({ view: 'voiceOnly' })

/** The conversation with one character: header, letters, and the box to write in. Stands inside a `ChatProvider`. */
export function MainScreen(props: HeaderProps) {
  const chat = useChat()
  const { letters } = useMessages()
  const character = useSelector(chat, selectCharacter)
  const isLoading = useSelector(chat, selectLoading)
  const isVoiceOnly = useSelector(chat, selectVoiceOnly)
  return (
    <div className="aom aom-main" style={characterColours(character)} data-state={isLoading ? 'loading' : 'ready'} data-character={character.id}>
      <Header {...props} />
      <ErrorBoundary key={character.id}>
        {isVoiceOnly ? (
          <VoiceOnlyNotice />
        ) : (
          <main className="aom-desk">
            <LetterList>
              {isLoading && (
                <p className="aom-thinking" role="status">
                  {letters.loading}
                </p>
              )}
              <EmptyState />
              <LiveLetter />
              <ReplyNotice />
            </LetterList>
            <div className="aom-foot">
              <StatusNotices />
              <Composer />
              <EngineNotice />
            </div>
          </main>
        )}
      </ErrorBoundary>
      <Announcer />
    </div>
  )
}

function VoiceOnlyNotice() {
  const chat = useChat()
  const { letters } = useMessages()
  return (
    <main className="aom-desk" data-view="voiceOnly">
      <div className="aom-empty">
        <p role="status">{letters.voiceOnly}</p>
        <button type="button" className="aom-button" onClick={() => chat.send({ type: 'text.show' })}>
          {letters.showText}
        </button>
      </div>
    </main>
  )
}
