import type { ChatSnapshot } from '@archive-of-minds/core'
import { useSelector } from '@xstate/react'
import { useMessages } from '../../messages/MessagesProvider'
import { useChat } from '../../providers/ChatProvider'

const selectMemoryProblem = ({ context }: ChatSnapshot) => context.memoryProblem
const selectLogBehind = ({ context }: ChatSnapshot) => context.logBehind

/** Quiet lines about what goes on behind the conversation and does not stop it. */
export function StatusNotices() {
  const chat = useChat()
  const { memory } = useMessages()
  const problem = useSelector(chat, selectMemoryProblem)
  const isBehind = useSelector(chat, selectLogBehind)
  return (
    <div role="status" className="aom-status">
      {problem && <p data-tone="warning">{memory.problem[problem]}</p>}
      {isBehind && <p>{memory.logBehind}</p>}
    </div>
  )
}
