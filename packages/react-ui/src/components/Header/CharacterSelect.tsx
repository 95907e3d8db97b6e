import type { ChatSnapshot } from '@archive-of-minds/core'
import { useSelector } from '@xstate/react'
import * as english from '../../messages/en/chat'
import { useMessages } from '../../messages/MessagesProvider'
import { useChat } from '../../providers/ChatProvider'

const selectCharacters = ({ context }: ChatSnapshot) => context.characters
const selectId = ({ context }: ChatSnapshot) => context.character.id
const selectBusy = (snapshot: ChatSnapshot) => snapshot.hasTag('typing')

/** Whom to talk with. While a reply is awaited the choice is closed. */
export function CharacterSelect() {
  const chat = useChat()
  const header = useMessages('header', english.header)
  const characters = useSelector(chat, selectCharacters)
  const id = useSelector(chat, selectId)
  const isBusy = useSelector(chat, selectBusy)
  return (
    <label className="aom-select">
      <span className="aom-visually-hidden">{header.character}</span>
      <select value={id} disabled={isBusy} onChange={(event) => chat.send({ type: 'character.select', characterId: event.target.value })}>
        {characters.map((character) => (
          <option key={character.id} value={character.id}>
            {character.name}
          </option>
        ))}
      </select>
    </label>
  )
}
