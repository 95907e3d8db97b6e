import { useEffect, useState } from 'react'
import { useChat } from '../../providers/ChatProvider'

/** Reads a finished reply to screen readers, once; a growing one would be read again at every word. */
export function Announcer() {
  const chat = useChat()
  const [text, setText] = useState('')
  useEffect(() => {
    const { unsubscribe } = chat.on('reply.finished', ({ message }) => setText(message.content))
    return unsubscribe
  }, [chat])
  return (
    <p role="status" className="aom-visually-hidden" data-part="announcer">
      {text}
    </p>
  )
}
