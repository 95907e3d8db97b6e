import type { AccessActorRef, ChatActorRef, ChatRoomProviders } from '@archive-of-minds/core'
import type { ServerCapabilities } from '@archive-of-minds/core/providers/backend'
import { CharacterChat, ErrorBoundary } from '@archive-of-minds/react-ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { OpenRoom } from './chat-room'

const fetchRoom = () => import('./chat-room')
const ChatRoomScreen = lazy(async () => ({ default: (await fetchRoom()).ChatRoomScreen }))

export interface ReadingRoomProps {
  readonly chat: ChatActorRef
  readonly access: AccessActorRef
  readonly config: ServerCapabilities
  readonly roomProviders: ChatRoomProviders
}

/** The conversation, and the Chat Room over it, which lives as long as it is on the page. */
export function ReadingRoom({ chat, access, config, roomProviders }: ReadingRoomProps) {
  const [opened, setOpened] = useState<OpenRoom | null>(null)
  useEffect(() => () => opened?.close(), [opened])
  // Fetched before it is wanted, so that it opens at once, and without a network.
  useEffect(() => void fetchRoom().catch(() => {}), [])
  const openRoom = async () => {
    // One voice at a time, and the room hears nobody.
    chat.send({ type: 'voice.stop' })
    chat.send({ type: 'mic.cancel' })
    const { openChatRoom } = await fetchRoom()
    setOpened(openChatRoom({ chat, access, providers: roomProviders }))
  }
  return (
    <>
      <CharacterChat chat={chat} publicUrl={config.publicUrl} onOpenChatRoom={() => void openRoom()} />
      {opened && (
        <ErrorBoundary>
          <Suspense fallback={null}>
            <ChatRoomScreen room={opened.room} onClose={() => setOpened(null)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
