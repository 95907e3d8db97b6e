import type { Caption, ChatSnapshot } from '@archive-of-minds/core'
import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import { useChat } from '../../providers/ChatProvider'

const nothing = () => () => {}
const selectCaption = ({ children }: ChatSnapshot): Caption | null => children.voice?.getSnapshot().context.caption ?? null

/** The sentence that is being said, word by word as it is heard. */
export function SpeakingCaption() {
  const caption = useSelector(useChat(), selectCaption)
  const text = useSyncExternalStore(caption?.subscribe ?? nothing, () => caption?.text ?? '')
  const spoken = useSyncExternalStore(caption?.subscribe ?? nothing, () => caption?.spokenCharacters ?? 0)
  return (
    <p className="aom-caption-line" data-state={text === '' ? 'empty' : 'speaking'}>
      {wordsOf(text).map(({ word, start }) => (
        <span key={start} data-spoken={start < spoken}>
          {word}
        </span>
      ))}
    </p>
  )
}

function wordsOf(text: string): readonly { readonly word: string; readonly start: number }[] {
  return [...text.matchAll(/\S+\s*/g)].map((match) => ({ word: match[0], start: match.index }))
}
