import type { ChatRoomActorRef, ChatRoomSnapshot } from '@archive-of-minds/core'
import { useCallback, useSyncExternalStore } from 'react'
import type { Messages } from '../../messages/en'
import { selectIsUnderWay } from './room-selectors'

/** So much of a topic stands in one line under the heading. */
const TOPIC_LENGTH = 80

/** Who discusses what, while a discussion goes on; a room that broke keeps what it said last. */
export function useRoomSubtitle(room: ChatRoomActorRef, words: Messages['room']): string {
  const subscribe = useCallback((onChange: () => void) => {
    const { unsubscribe } = room.subscribe({ next: onChange, error: onChange })
    return unsubscribe
  }, [room])
  return useSyncExternalStore(subscribe, () => subtitleOf(room.getSnapshot(), words))
}

function subtitleOf(snapshot: ChatRoomSnapshot, words: Messages['room']): string {
  const { characters, participants, agents, lines } = snapshot.context
  const topic = lines.find(({ speaker }) => speaker === 'user')?.content
  const names = characters.filter(({ id }) => participants.includes(id) && agents[id] !== 'none').map(({ name }) => name)
  if (!selectIsUnderWay(snapshot) || topic === undefined || names.length === 0) return words.subtitle
  return words.discussing(names, shortened(topic))
}

function shortened(topic: string): string {
  const text = topic.replaceAll(/\s+/g, ' ')
  if (text.length <= TOPIC_LENGTH) return text
  const start = text.slice(0, TOPIC_LENGTH)
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), TOPIC_LENGTH / 2))}…`
}
