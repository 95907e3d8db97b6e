import type { ActorOptions, AnyActorLogic } from 'xstate'
import { VoiceAgentError, type PromptMessage, type VoiceAgent, type VoiceAgentEnding, type VoiceAgentPass, type VoiceAgentReport, type VoiceControls } from '../contracts'
import { timings } from '../shared/timings'

/** Drives the wait for an agent; the charts' own by default. */
export type SessionClock = NonNullable<ActorOptions<AnyActorLogic>['clock']>

/** One written conversation with a character's agent. */
export interface AgentSession {
  /** Rejects with a `VoiceAgentError` where it does not begin, or not in time. */
  readonly opened: Promise<VoiceControls>
  /** The way it goes; `null` before that is known. */
  readonly transport: VoiceAgentPass['transport'] | null
  /** Who hears what the agent says now; nobody between two questions. */
  hear: (report: VoiceAgentReport) => void
  end(): void
}

/** In a room nobody speaks before it is their turn. */
const NO_GREETING = { firstMessage: '' } as const

/** @param history what was said in an earlier session with the same agent. */
export function openSession(agent: VoiceAgent, characterId: string, history: readonly PromptMessage[], clock: SessionClock, onEnded: (ending: VoiceAgentEnding) => void): AgentSession {
  const abort = new AbortController()
  const { signal } = abort
  let newest = -Infinity
  let transport: AgentSession['transport'] = null
  const report = (said: VoiceAgentReport) => {
    if (signal.aborted) return
    if (said.type === 'agentResponse') {
      // An answer that was told already is not the next one.
      if (said.id <= newest) return
      newest = said.id
    }
    session.hear(said)
    if (said.type === 'ended') onEnded(said)
  }
  const begin = async () => {
    const pass = await agent.authorise(characterId, { signal, textOnly: true })
    transport = pass.transport
    const controls = await agent.connect({ characterId, pass, textOnly: true, overrides: NO_GREETING, ...(history.length > 0 && { history }) }, { signal, report })
    if (signal.aborted) controls.end()
    return controls
  }
  const session: AgentSession = {
    opened: new Promise((resolve, reject) => {
      const giveUp = (reason: 'timeout' | 'unknown', message: string) => {
        reject(new VoiceAgentError(reason, message))
        abort.abort()
      }
      const deadline = clock.setTimeout(() => giveUp('timeout', 'The live agent did not begin in time.'), timings.roomAgentStart)
      const cancel = () => clock.clearTimeout(deadline)
      signal.addEventListener('abort', () => {
        cancel()
        giveUp('unknown', 'The live conversation was given up.')
      }, { once: true })
      begin().then(resolve, reject).finally(cancel)
    }),
    get transport() {
      return transport
    },
    hear: () => {},
    end: () => abort.abort(),
  }
  return session
}
