import type { AccessActorRef, CameraActorRef, ChatActorRef, ChatRoomProviders, IosTipActorRef, VoiceAgent } from '@archive-of-minds/core'
import type { ServerCapabilities } from '@archive-of-minds/core/providers/backend'
import { CharacterChat, ChatProvider, VoiceOffer, ErrorBoundary, IosTip, type LiveMode, type OpenMemoryBank } from '@archive-of-minds/react-ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { OpenRoom } from './chat-room'
import type { UnderWay } from './under-way'
import { isRoomBusy } from './what-is-under-way'

const fetchRoom = () => import('./chat-room')
const ChatRoomScreen = lazy(async () => ({ default: (await fetchRoom()).ChatRoomScreen }))

export interface ReadingRoomProps {
  readonly chat: ChatActorRef
  readonly access: AccessActorRef
  readonly config: ServerCapabilities
  readonly underWay: UnderWay
  readonly roomProviders: ChatRoomProviders
  readonly iosTip: IosTipActorRef
  /** Live conversations, where the archive offers them. */
  readonly live: (LiveMode & { readonly voiceAgent: VoiceAgent }) | undefined
  /** Loads the camera; it stays off until the visitor turns it on. */
  readonly openCamera: () => Promise<CameraActorRef>
  readonly openMemoryBank: OpenMemoryBank
}

/** The conversation, and the Chat Room over it, which lives as long as it is on the page. */
export function ReadingRoom({ chat, access, config, underWay, roomProviders, iosTip, live, openCamera, openMemoryBank }: ReadingRoomProps) {
  const [opened, setOpened] = useState<OpenRoom | null>(null)
  useEffect(() => () => opened?.close(), [opened])
  // Fetched before it is wanted, so that it opens at once, and without a network.
  useEffect(() => void fetchRoom().catch(() => {}), [])
  const camera = useLoaded(openCamera)
  const openRoom = async () => {
    const { openChatRoom } = await fetchRoom()
    const opening = openChatRoom({ chat, access, providers: roomProviders, voiceAgent: live?.voiceAgent })
    underWay.watch(opening.room, isRoomBusy)
    setOpened(opening)
  }
  return (
    <>
      <CharacterChat chat={chat} memoryBank={openMemoryBank} live={live} camera={camera} publicUrl={config.publicUrl} onOpenChatRoom={() => void openRoom()} banner={<IosTip tip={iosTip} />} />
      {opened && (
        <ErrorBoundary>
          <Suspense fallback={null}>
            <ChatRoomScreen room={opened.room} agents={opened.agents} onClose={() => setOpened(null)}>
              <ChatProvider chat={chat}>
                <VoiceOffer isAtOnce />
              </ChatProvider>
            </ChatRoomScreen>
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}

/** `undefined` until it is there; for ever where it cannot be loaded. */
function useLoaded<Value>(load: () => Promise<Value>): Value | undefined {
  const [loaded, setLoaded] = useState<{ readonly value: Value }>()
  useEffect(() => {
    let isOver = false
    load().then(
      (value) => {
        if (!isOver) setLoaded({ value })
      },
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [load])
  return loaded?.value
}
