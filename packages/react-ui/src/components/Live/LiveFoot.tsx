import type { VoiceAgentSnapshot } from '@archive-of-minds/core'
import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import * as english from '../../messages/en/live'
import { useMessages } from '../../messages/MessagesProvider'
import { useCamera } from '../../providers/CameraProvider'
import { useChat } from '../../providers/ChatProvider'
import { useLive } from '../../providers/LiveProvider'
import { Fetched } from '../../screens/Fetched'
import { CameraMenu } from '../../screens/panels'
import { Presence } from '../Presence/Presence'
import { SayForm } from '../SayForm/SayForm'
import { beginLive } from './begin-live'
import { livePresence, liveStatus } from './live-status'

const selectCharacter = ({ context }: VoiceAgentSnapshot) => context.character
const selectFailure = ({ context }: VoiceAgentSnapshot) => context.failure
const selectMuted = ({ context }: VoiceAgentSnapshot) => context.isMuted
const selectIsLive = (snapshot: VoiceAgentSnapshot) => snapshot.matches('live')
const selectAgentName = ({ context }: VoiceAgentSnapshot) => context.agentName

/** The live conversation's state in a picture and in words, and all that can be done about it. */
export function LiveFoot() {
  const live = useLive()
  const words = useMessages('live', english.live)
  const character = useSelector(live, selectCharacter)
  const presence = useSelector(live, livePresence)
  const status = useSelector(live, liveStatus)
  const failure = useSelector(live, selectFailure)
  const isMuted = useSelector(live, selectMuted)
  const isLive = useSelector(live, selectIsLive)
  const agentName = useSelector(live, selectAgentName)
  const level = useCallback(() => {
    const { levels, mode } = live.getSnapshot().context
    return mode === 'speaking' ? levels.output() : levels.input()
  }, [live])
  const { name } = character
  const sentences: Readonly<Record<typeof status, string>> = {
    idle: words.idle(name),
    connecting: words.connecting(name),
    listening: isMuted ? words.muted : words.listening(name),
    speaking: words.speaking(name),
    reconnecting: words.reconnecting,
    elsewhere: words.elsewhere,
    endedByVisitor: words.endedByVisitor,
    endedByAgent: words.endedByAgent(name),
    failed: failure ? words.failure[failure.reason] : '',
  }
  return (
    <div className="aom-live" data-state={status}>
      <Presence character={character} state={presence} size="large" level={level} />
      <p role={status === 'failed' ? 'alert' : 'status'} className="aom-live-status">
        {sentences[status]}
      </p>
      <LiveActions />
      {isLive && <LiveComposer name={name} />}
      <p className="aom-engine">{words.agent(agentName)}</p>
    </div>
  )
}

const selectCanRate = ({ context }: VoiceAgentSnapshot) => context.rateable !== null && !context.rated.includes(context.rateable)
const selectVolume = ({ context }: VoiceAgentSnapshot) => context.volume
const selectTextOnly = ({ context }: VoiceAgentSnapshot) => context.textOnly

const nothing = () => {}

function LiveActions() {
  const live = useLive()
  const chat = useChat()
  const words = useMessages('live', english.live)
  const status = useSelector(live, liveStatus)
  const isLive = useSelector(live, selectIsLive)
  const isMuted = useSelector(live, selectMuted)
  const isTextOnly = useSelector(live, selectTextOnly)
  const canRate = useSelector(live, selectCanRate)
  const volume = useSelector(live, selectVolume)
  const camera = useCamera()
  if (!isLive) {
    return (
      <p className="aom-live-actions">
        <button type="button" className="aom-button" data-tone="primary" onClick={() => beginLive(live, chat, status === 'elsewhere' ? 'agent.takeOver' : 'agent.start')}>
          {status === 'elsewhere' ? words.takeOver : status === 'failed' ? words.again : words.start}
        </button>
      </p>
    )
  }
  return (
    <div className="aom-live-actions">
      {!isTextOnly && (
        <button type="button" className="aom-button" aria-pressed={isMuted} onClick={() => live.send({ type: isMuted ? 'mic.unmute' : 'mic.mute' })}>
          {isMuted ? words.unmute : words.mute}
        </button>
      )}
      <label className="aom-live-volume">
        {words.volume}
        <input type="range" min={0} max={1} step={0.05} value={volume} onChange={({ target }) => live.send({ type: 'volume.set', volume: target.valueAsNumber })} />
      </label>
      {canRate && (
        <>
          <button type="button" className="aom-button" data-tone="quiet" onClick={() => live.send({ type: 'reply.rate', liked: true })}>
            {words.like}
          </button>
          <button type="button" className="aom-button" data-tone="quiet" onClick={() => live.send({ type: 'reply.rate', liked: false })}>
            {words.dislike}
          </button>
        </>
      )}
      {camera && (
        <Fetched fallback={null}>
          <CameraMenu onChoose={nothing} />
        </Fetched>
      )}
      <button type="button" className="aom-button" onClick={() => live.send({ type: 'agent.stop' })}>
        {words.end}
      </button>
    </div>
  )
}

function LiveComposer({ name }: { readonly name: string }) {
  const live = useLive()
  const words = useMessages('live', english.live)
  const say = (text: string) => {
    live.send({ type: 'message.send', text })
    return true
  }
  return <SayForm field={words.field} placeholder={words.placeholder(name)} send={words.send} onSay={say} onType={() => live.send({ type: 'visitor.type' })} />
}
