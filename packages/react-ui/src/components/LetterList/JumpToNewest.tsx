import { useEffect, useState, type RefObject } from 'react'
import * as english from '../../messages/en/chat'
import { useMessages } from '../../messages/MessagesProvider'

interface JumpToNewestProps {
  readonly scroller: RefObject<HTMLElement | null>
  readonly end: RefObject<HTMLElement | null>
}

/** Leads back to the newest letter; there only while that is out of view. */
export function JumpToNewest({ scroller, end }: JumpToNewestProps) {
  const letters = useMessages('letters', english.letters)
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (!scroller.current || !end.current) return
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false), {
      root: scroller.current,
      rootMargin: '0px 0px 120px 0px',
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [scroller, end])
  if (!isAway) return null
  return (
    <button
      type="button"
      className="aom-button aom-jump"
      onClick={() => {
        scroller.current?.scrollTo({ top: 0 })
        scroller.current?.focus({ preventScroll: true })
      }}
    >
      {letters.jump}
    </button>
  )
}
