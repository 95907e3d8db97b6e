import type { Character, ChatSnapshot, ConnectionCheckActorRef, Message, VoiceAgentActorRef } from '@archive-of-minds/core'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useChat } from '../../providers/ChatProvider'
import { LiveProvider } from '../../providers/LiveProvider'
import { EmptyState } from '../EmptyState/EmptyState'
import { LetterList } from '../LetterList/LetterList'
import { VoiceOffer } from '../Voice/VoiceOffer'
import { ConnectionOffer } from './ConnectionOffer'
import { LiveFoot } from './LiveFoot'
import { LiveLetters } from './LiveLetters'

/** Makes a live conversation with a character, which goes on from what was said before. */
export type OpenLive = (character: Character, messages: readonly Message[]) => VoiceAgentActorRef

const selectCharacter = ({ context }: ChatSnapshot) => context.character
const selectLoading = (snapshot: ChatSnapshot) => snapshot.matches({ conversation: 'loading' })

export interface LiveDeskProps {
  readonly open: OpenLive
  /** Makes a check of the way to live conversations, offered while none goes on. */
  readonly openCheck?: (() => ConnectionCheckActorRef) | undefined
}

/** The conversation begins with a question that was pressed, which waits until somebody is there to hear it. */
function begin(live: VoiceAgentActorRef, question: string): void {
  live.send({ type: 'agent.start' })
  live.send({ type: 'message.send', text: question })
}

/** The same letters, and a live conversation instead of the box to write in. */
export function LiveDesk({ open, openCheck }: LiveDeskProps) {
  const chat = useChat()
  const character = useSelector(chat, selectCharacter)
  const isLoading = useSelector(chat, selectLoading)
  return (
    <main className="aom-desk" data-view="live">
      {isLoading ? <LetterList canRewrite={false} /> : <Conversation key={character.id} character={character} open={open} openCheck={openCheck} />}
    </main>
  )
}

function Conversation({ character, open, openCheck }: LiveDeskProps & { readonly character: Character }) {
  const chat = useChat()
  const [live, setLive] = useState<VoiceAgentActorRef | null>(null)
  useEffect(() => {
    const opened = open(character, chat.getSnapshot().context.messages)
    // oxlint-disable-next-line react/set-state-in-effect -- an actor lives as long as it is on the page, and no longer.
    setLive(opened)
    return () => {
      opened.send({ type: 'agent.stop' })
      opened.stop()
    }
  }, [chat, character, open])
  if (!live) return <LetterList canRewrite={false} />
  return (
    <LiveProvider live={live}>
      <LetterList canRewrite={false}>
        <EmptyState isBrief onAsk={(question) => begin(live, question)} />
        <LiveLetters />
      </LetterList>
      <div className="aom-foot">
        <VoiceOffer isAtOnce />
        <LiveFoot />
        {openCheck && <ConnectionOffer openCheck={openCheck} />}
      </div>
    </LiveProvider>
  )
}
