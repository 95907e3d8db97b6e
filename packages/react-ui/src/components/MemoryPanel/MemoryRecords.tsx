import type { ChatSnapshot } from '@archive-of-minds/core'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import * as english from '../../messages/en/panels'
import { useMessages } from '../../messages/MessagesProvider'
import { useChat } from '../../providers/ChatProvider'
import { formatTime } from '../Letter/format-time'
import { Biography } from './Biography'
import { formatDate } from './format-date'
import { summarizeMemory } from './summarize-memory'

const selectMessages = ({ context }: ChatSnapshot) => context.messages
const selectMetadata = ({ context }: ChatSnapshot) => context.metadata
const selectLasts = ({ context }: ChatSnapshot) => context.durability !== 'memory'
const selectCharacter = ({ context }: ChatSnapshot) => context.character

/** What the panel holds: dates and counts, where they are kept, and who is spoken with. */
export function MemoryRecords() {
  const chat = useChat()
  const memory = useMessages('memory', english.memory)
  const summary = summarizeMemory(useSelector(chat, selectMessages), useSelector(chat, selectMetadata))
  const lasts = useSelector(chat, selectLasts)
  const character = useSelector(chat, selectCharacter)
  return (
    <>
      <dl className="aom-records">
        <Entry term={memory.created}>{summary.createdAt ? <Moment timestamp={summary.createdAt} /> : memory.unknown}</Entry>
        <Entry term={memory.lastInteraction}>
          {summary.lastInteraction ? <Moment timestamp={summary.lastInteraction} /> : memory.never}
        </Entry>
        <Entry term={memory.total}>{summary.total}</Entry>
        <Entry term={memory.fromUser}>{summary.fromUser}</Entry>
        <Entry term={memory.fromCharacter}>{summary.fromCharacter}</Entry>
        <Entry term={memory.images}>{summary.images}</Entry>
      </dl>
      <p className="aom-memory-note">{lasts ? memory.storedLocally : memory.storedNowhere}</p>
      <Biography key={character.id} character={character} />
    </>
  )
}

function Entry({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="aom-record">
      <dt className="aom-caption">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Moment({ timestamp }: { readonly timestamp: string }) {
  return (
    <time dateTime={timestamp}>
      {formatDate(timestamp)}, {formatTime(timestamp)}
    </time>
  )
}
