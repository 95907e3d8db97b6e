import { useLayoutEffect, type RefObject } from 'react'
import { useChat } from '../providers/ChatProvider'

/**
 * Writes a growing reply into an element's text, outside React: the first piece at once, later ones once a frame,
 * each appended to the one text node, so that a piece costs the same however long the reply is.
 */
export function useStreamedText(target: RefObject<HTMLElement | null>): void {
  const chat = useChat()
  useLayoutEffect(() => {
    const draft = chat.getSnapshot().children.reply?.getSnapshot().context.draft
    const element = target.current
    if (!draft || !element) return
    const node = element.ownerDocument.createTextNode('')
    element.replaceChildren(node)
    let frame = 0
    let shown = 0
    const show = () => {
      frame = 0
      node.appendData(draft.text.slice(shown))
      shown = draft.text.length
    }
    show()
    const unsubscribe = draft.subscribe(() => {
      frame ||= requestAnimationFrame(show)
    })
    return () => {
      cancelAnimationFrame(frame)
      unsubscribe()
    }
  }, [chat, target])
}
