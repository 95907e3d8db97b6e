import type { VoiceAgentSnapshot } from '@archive-of-minds/core'
import { useSelector } from '@xstate/react'
import * as english from '../../messages/en/live'
import { useMessages } from '../../messages/MessagesProvider'
import { useLive } from '../../providers/LiveProvider'

const selectHearing = ({ context }: VoiceAgentSnapshot) => context.hearing
const selectGrowing = ({ context }: VoiceAgentSnapshot) => context.growing?.content ?? ''
const selectName = ({ context }: VoiceAgentSnapshot) => context.character.name

/** What is being said now, on both sides; it joins the letters once it will not change. */
export function LiveLetters() {
  const live = useLive()
  const words = useMessages('live', english.live)
  const hearing = useSelector(live, selectHearing)
  const growing = useSelector(live, selectGrowing)
  const name = useSelector(live, selectName)
  return (
    <>
      {growing !== '' && (
        <article className="aom-letter" data-role="assistant" data-end="growing">
          <p className="aom-letter-head">
            <b className="aom-letter-sender">{name}</b>
          </p>
          <p className="aom-letter-text">{growing}</p>
        </article>
      )}
      {hearing !== '' && (
        <article className="aom-letter" data-role="user" data-end="growing">
          <p className="aom-letter-head">
            <b className="aom-letter-sender">{words.you}</b>
          </p>
          <p className="aom-letter-text">{hearing}</p>
        </article>
      )}
    </>
  )
}
