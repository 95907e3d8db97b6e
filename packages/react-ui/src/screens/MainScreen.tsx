import type { ChatSnapshot } from '@archive-of-minds/core'
import { useSelector } from '@xstate/react'
import { Suspense, useEffect, useId, useState, type ReactNode } from 'react'
import { Composer } from '../components/Composer/Composer'
import { characterColours } from '../components/Emblem/character-colours'
import { EmptyState } from '../components/EmptyState/EmptyState'
import { ErrorBoundary } from '../components/ErrorBoundary/ErrorBoundary'
import { Header } from '../components/Header/Header'
import { LetterList } from '../components/LetterList/LetterList'
import { LiveLetter } from '../components/LiveLetter/LiveLetter'
import { Announcer } from '../components/Notices/Announcer'
import { EngineNotice } from '../components/Notices/EngineNotice'
import { ReplyNotice } from '../components/Notices/ReplyNotice'
import { StatusNotices } from '../components/Notices/StatusNotices'
import * as english from '../messages/en/chat'
import { ListeningLetter } from '../components/Voice/ListeningLetter'
import { MicrophoneNotice } from '../components/Voice/MicrophoneNotice'
import { RecordButton } from '../components/Voice/RecordButton'
import { SpeakingCaption } from '../components/Voice/SpeakingCaption'
import { SpeakingNotice } from '../components/Voice/SpeakingNotice'
import { VoiceMenu } from '../components/Voice/VoiceMenu'
import { VoiceOffer } from '../components/Voice/VoiceOffer'
import { Presence } from '../components/Presence/Presence'
import { presenceState } from '../components/Presence/presence-state'
import { usePushToTalk } from '../hooks/use-push-to-talk'
import { useMessages } from '../messages/MessagesProvider'
import { useChat } from '../providers/ChatProvider'
import { whenIdle } from '../shared/when-idle'
import { fetchPanels, MemoryPanel, QRDialog } from './panels'

const selectCharacter = ({ context }: ChatSnapshot) => context.character
const selectLoading = (snapshot: ChatSnapshot) => snapshot.matches({ conversation: 'loading' })
const selectVoiceOnly = (snapshot: ChatSnapshot) => snapshot.matches({ view: 'voiceOnly' })

export interface MainScreenProps {
  /** With it the header offers the Chat Room. */
  readonly onOpenChatRoom?: (() => void) | undefined
  /** Where the product can be reached from other devices; by default, where this page came from. */
  readonly publicUrl?: string | null
}

/** The conversation with one character: header, letters, and the box to write in. Stands inside a `ChatProvider`. */
export function MainScreen({ onOpenChatRoom, publicUrl = null }: MainScreenProps) {
  const chat = useChat()
  const letters = useMessages('letters', english.letters)
  const character = useSelector(chat, selectCharacter)
  const isLoading = useSelector(chat, selectLoading)
  const isVoiceOnly = useSelector(chat, selectVoiceOnly)
  const [qr, setQR] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const [isMemoryOpen, setMemoryOpen] = useState(false)
  const memoryPanelId = useId()
  useEffect(() => whenIdle(fetchPanels), [])
  usePushToTalk()
  return (
    <div className="aom aom-main" style={characterColours(character)} data-state={isLoading ? 'loading' : 'ready'} data-character={character.id}>
      <Header
        onOpenChatRoom={onOpenChatRoom}
        onOpenQRCode={() => setQR('open')}
        onToggleMemory={() => setMemoryOpen(!isMemoryOpen)}
        isMemoryOpen={isMemoryOpen}
        memoryPanelId={memoryPanelId}
      />
      <div className="aom-body">
        <ErrorBoundary key={character.id}>
          {isVoiceOnly ? (
            <VoiceOnlyView />
          ) : (
            <main className="aom-desk">
              <LetterList>
                {isLoading && (
                  <p className="aom-thinking" role="status">
                    {letters.loading}
                  </p>
                )}
                <EmptyState />
                <ListeningLetter />
                <LiveLetter />
                <ReplyNotice />
              </LetterList>
              <div className="aom-foot">
                <StatusNotices />
                <VoiceOffer />
                <MicrophoneNotice />
                <SpeakingNotice />
                <Composer />
                <EngineNotice />
              </div>
            </main>
          )}
        </ErrorBoundary>
        {isMemoryOpen && (
          <Fetched>
            <MemoryPanel id={memoryPanelId} onClose={() => setMemoryOpen(false)} />
          </Fetched>
        )}
      </div>
      {qr !== 'unopened' && (
        <Fetched>
          <QRDialog open={qr === 'open'} onClose={() => setQR('closed')} url={publicUrl} />
        </Fetched>
      )}
      <Announcer />
    </div>
  )
}

/** Stands in for a part while it is fetched, and when it cannot be. */
function Fetched({ children }: { readonly children: ReactNode }) {
  const letters = useMessages('letters', english.letters)
  return (
    <ErrorBoundary>
      <Suspense
        fallback={
          <p className="aom-thinking" role="status">
            {letters.loading}
          </p>
        }
      >
        {children}
      </Suspense>
    </ErrorBoundary>
  )
}

/** The conversation by ear: no letters, and no box to write in. */
function VoiceOnlyView() {
  const chat = useChat()
  const letters = useMessages('letters', english.letters)
  const character = useSelector(chat, selectCharacter)
  const state = useSelector(chat, presenceState)
  return (
    <main className="aom-desk" data-view="voiceOnly">
      <div className="aom-voice-only">
        <Presence character={character} state={state} size="huge" />
        <SpeakingCaption />
        <ListeningLetter />
        <p role="status" className="aom-voice-only-note">
          {letters.voiceOnly}
        </p>
      </div>
      <div className="aom-foot">
        <StatusNotices />
        <VoiceOffer />
        <MicrophoneNotice />
        <SpeakingNotice />
        <div className="aom-composer-actions">
          <RecordButton />
          <VoiceMenu />
        </div>
        <EngineNotice />
      </div>
    </main>
  )
}
