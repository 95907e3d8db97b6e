import { useLayoutEffect, type RefObject } from 'react'
import { useChat } from '../providers/ChatProvider'

function write(field: HTMLTextAreaElement | null, text: string): void {
  if (field && field.value !== text) field.value = text
}

/**
 * Shows the chat's draft in a text box whose text is its own. A text box that React writes is laid out once more at
 * every key, and so is what stands around it.
 */
export function useDraftField(field: RefObject<HTMLTextAreaElement | null>): void {
  const chat = useChat()
  useLayoutEffect(() => {
    const show = () => write(field.current, chat.getSnapshot().context.draft)
    show()
    const subscription = chat.subscribe(show)
    return () => subscription.unsubscribe()
  }, [chat, field])
}
