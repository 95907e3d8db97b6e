import { expect, vi } from 'vitest'
import { VoiceAgentError, type VoiceAgent, type VoiceAgentPass } from '../../../contracts'
import { exampleCharacter } from '../../../testing/example-character'
import type { AgentBehaviour, RoomBehaviour } from '../../../testing/servers'
import { createLiveConversation } from '../../../voice-agent/create-live-conversation'
import type { createRemote } from './vendor-page.fixture'

interface Absence {
  readonly agent: VoiceAgent
  readonly pass: () => VoiceAgentPass
  /** What happens to whoever tries to come back while the network is away. */
  readonly away: 'the pass is refused' | 'the pass hangs' | 'the agent’s first word hangs'
  /** How the agent behaves meanwhile. */
  readonly behaviour: AgentBehaviour | RoomBehaviour
  readonly remote: ReturnType<typeof createRemote>
  readonly breakOff: () => Promise<unknown>
}

/** Breaks a conversation off, lets the network return after a second and a half, and expects it to be back in time. */
export async function comeBack({ agent, pass, away, behaviour, remote, breakOff }: Absence): Promise<void> {
  let isAway = false
  let returnOnline = () => {}
  const authorise = async (): Promise<VoiceAgentPass> => {
    if (isAway && away === 'the pass is refused') throw new VoiceAgentError('network', 'The archive cannot be reached.')
    return isAway && away === 'the pass hangs' ? new Promise(() => {}) : pass()
  }
  const live = createLiveConversation({
    character: exampleCharacter('tesla'),
    providers: {
      voiceAgent: { ...agent, authorise },
      onOnline(report) {
        returnOnline = report
        return () => {}
      },
    },
  })
  const isConnected = () => expect(live.getSnapshot().hasTag('connected')).toBe(true)
  live.send({ type: 'agent.start' })
  await vi.waitFor(isConnected, { timeout: 60_000, interval: 10 })
  isAway = true
  await remote.behave(behaviour)
  await breakOff()
  await vi.waitFor(() => expect(live.getSnapshot().context.lostAt).not.toBeNull(), { timeout: 60_000, interval: 10 })
  // Long enough for a try in vain.
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(live.getSnapshot().hasTag('connected')).toBe(false)
  isAway = false
  await remote.behave('silent')
  const from = performance.now()
  returnOnline()
  await vi.waitFor(isConnected, { timeout: 60_000, interval: 10 })
  expect(performance.now() - from).toBeLessThan(3_000)
  live.send({ type: 'agent.stop' })
  live.stop()
}
