import type { AgentSessions, AgentStatus } from '@archive-of-minds/core'
import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import * as english from '../../messages/en/room'
import { useMessages } from '../../messages/MessagesProvider'
import { useChatRoom } from '../../providers/ChatRoomProvider'
import { selectCharacters, selectParticipants } from './room-selectors'

/** How each participant's live agent is connected, as a dot and as a word. */
export function AgentStatusBar({ agents }: { readonly agents: AgentSessions }) {
  const room = useChatRoom()
  const words = useMessages('room', english.room)
  const participants = useSelector(room, selectParticipants)
  const characters = useSelector(room, selectCharacters)
  const statuses = useSyncExternalStore(agents.subscribe, () => characters.map(({ id }) => agents.statusOf(id)).join(' '))
  return (
    <ul className="aom-room-agents" aria-label={words.agents}>
      {characters.map(({ id, name }, index) => {
        const status = statuses.split(' ')[index] as AgentStatus
        return (
          participants.includes(id) && (
            <li key={id} data-state={status}>
              {name}: {words.agentStatus[status]}
            </li>
          )
        )
      })}
    </ul>
  )
}
