import type { Caption } from '@archive-of-minds/core'
import { useSyncExternalStore } from 'react'

const nothing = () => () => {}

export interface CaptionLineProps {
  /** Of whoever speaks, such as a `speaking` chart has; `null` while nobody does. */
  readonly caption: Caption | null
}

/** The sentence that is being said, word by word as it is heard. */
export function CaptionLine({ caption }: CaptionLineProps) {
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
