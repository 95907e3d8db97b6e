import type { ChatSnapshot } from '@archive-of-minds/core'
import { useLayoutEffect, type RefObject } from 'react'
import { useChat } from '../providers/ChatProvider'

type ReplyRef = NonNullable<ChatSnapshot['children']['reply']>

/**
 * Writes a growing reply into an element's text, outside React: the first piece at once, later ones once a frame,
 * each appended to the one text node, so that a piece costs the same however long the reply is.
 */
export function useStreamedText(target: RefObject<HTMLElement | null>): void {
  const chat = useChat()
  useLayoutEffect(() => {
    const reply: ReplyRef | undefined = chat.getSnapshot().children.reply
    const element = target.current
    if (!reply || !element) return
    const node = element.ownerDocument.createTextNode('')
    element.replaceChildren(node)
    let frame = 0
    let shown = 0
    const show = () => {
      frame = 0
      const { text } = reply.getSnapshot().context
      node.appendData(text.slice(shown))
      shown = text.length
    }
    show()
    const { unsubscribe } = reply.subscribe({
      next: () => {
        frame ||= requestAnimationFrame(show)
      },
      error: () => {},
    })
    return () => {
      cancelAnimationFrame(frame)
      unsubscribe()
    }
  }, [chat, target])
}
