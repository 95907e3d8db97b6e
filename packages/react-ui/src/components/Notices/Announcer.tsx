import { useEffect, useState } from 'react'
import { useChat } from '../../providers/ChatProvider'

/** Reads a finished reply to screen readers, once; a growing one would be read again at every word, and one that is heard twice. */
export function Announcer() {
  const chat = useChat()
  const [text, setText] = useState('')
  useEffect(() => {
    let spoken: string | null = null
    const replies = chat.on('reply.finished', ({ message }) => {
      if (chat.getSnapshot().matches({ voice: { speaking: 'reply' } })) spoken = message.content
      else setText(message.content)
    })
    const voice = chat.subscribe((snapshot) => {
      if (spoken === null || snapshot.matches({ voice: 'speaking' })) return
      if (snapshot.context.voiceFailure !== null) setText(spoken)
      spoken = null
    })
    return () => {
      replies.unsubscribe()
      voice.unsubscribe()
    }
  }, [chat])
  return (
    <p role="status" className="aom-visually-hidden" data-part="announcer">
      {text}
    </p>
  )
}
