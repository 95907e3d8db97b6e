import type { ChatRoomSnapshot } from '@archive-of-minds/core'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import * as english from '../../messages/en/room'
import { useMessages } from '../../messages/MessagesProvider'
import { useChatRoom } from '../../providers/ChatRoomProvider'
import { selectDiscussion, selectIsRunning } from './room-selectors'

const selectIsUnderWay = (snapshot: ChatRoomSnapshot) => snapshot.hasTag('running') || ['paused', 'failed', 'atLimit'].includes(String(selectDiscussion(snapshot)))

/** The visitor's own word, and the reins of the discussion. */
export function RoomComposer() {
  const room = useChatRoom()
  const words = useMessages('room', english.room)
  const isRunning = useSelector(room, selectIsRunning)
  const isUnderWay = useSelector(room, selectIsUnderWay)
  const isPaused = useSelector(room, selectDiscussion) === 'paused'
  const [text, setText] = useState('')
  return (
    <form
      className="aom-room-composer"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() === '') return
        room.send({ type: 'audio.unlock' })
        room.send({ type: 'discussion.say', text })
        // Words that nobody is there to hear stay in the box.
        if (room.getSnapshot().context.alert === null) setText('')
      }}
    >
      <input
        type="text"
        aria-label={words.field}
        placeholder={isUnderWay ? words.jumpInPlaceholder : words.topicPlaceholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        autoComplete="off"
        enterKeyHint="send"
      />
      <button type="submit" className="aom-button" data-tone="primary" disabled={text.trim() === ''}>
        {isUnderWay ? words.jumpIn : words.start}
      </button>
      {isRunning && (
        <button type="button" className="aom-button" onClick={() => room.send({ type: 'discussion.pause' })}>
          {words.pause}
        </button>
      )}
      {isPaused && (
        <button
          type="button"
          className="aom-button"
          onClick={() => {
            room.send({ type: 'audio.unlock' })
            room.send({ type: 'discussion.resume' })
          }}
        >
          {words.resume}
        </button>
      )}
    </form>
  )
}
