import { useLayoutEffect, type RefObject } from 'react'

/** A text that grows and tells of it. A reply's draft is one. */
export interface GrowingText {
  readonly text: string
  subscribe(listener: () => void): () => void
}

/**
 * Writes a growing text into an element, outside React: what is there at once, later pieces once a frame, each appended
 * to the one text node, so that a piece costs the same however long the text is.
 */
export function useGrowingText(target: RefObject<HTMLElement | null>, source: GrowingText | undefined): void {
  useLayoutEffect(() => {
    const element = target.current
    if (!source || !element) return
    const node = element.ownerDocument.createTextNode('')
    element.replaceChildren(node)
    let frame = 0
    let shown = 0
    const show = () => {
      frame = 0
      node.appendData(source.text.slice(shown))
      shown = source.text.length
    }
    show()
    const unsubscribe = source.subscribe(() => {
      frame ||= requestAnimationFrame(show)
    })
    return () => {
      cancelAnimationFrame(frame)
      unsubscribe()
    }
  }, [source, target])
}
