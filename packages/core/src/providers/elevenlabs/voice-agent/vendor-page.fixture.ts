import { inject, vi } from 'vitest'
import type { AgentBehaviour, RemoteConversation } from '../../../testing/servers'
import { createCapture } from '../../browser/audio/capture.fixture'

/** The vendor's agents, from a page. */
export function createRemote() {
  const { socketUrl, controlUrl } = inject('agentRemote')
  const tell = async (verb: string, ...parameters: readonly unknown[]): Promise<unknown> => (await fetch(`${controlUrl}/${verb}`, { method: 'POST', body: JSON.stringify(parameters) })).json()
  const all = async () => (await (await fetch(controlUrl)).json()) as readonly RemoteConversation[]
  const last = async () => {
    const conversation = (await all()).at(-1)
    if (!conversation) throw new Error('There is no conversation.')
    return conversation
  }
  return {
    socketUrl,
    tell,
    all,
    last,
    behave: (behaviour: AgentBehaviour) => tell('behave', behaviour),
    received: async (type: string) => (await last()).received.filter((frame) => (type === 'user_audio_chunk' ? type in frame : frame['type'] === type)),
  }
}

/** A page with a microphone that hums, in which everything that sounds or listens is counted. */
export function createVendorPage() {
  const contexts: AudioContext[] = []
  const outputs: GainNode[] = []
  const tracks: MediaStreamTrack[] = []
  const capture = createCapture()
  const BrowserContext = globalThis.AudioContext
  const microphone = new BrowserContext()
  vi.stubGlobal(
    'AudioContext',
    class extends BrowserContext {
      constructor(options?: AudioContextOptions) {
        super(options)
        contexts.push(this)
      }

      override createGain() {
        const gain = super.createGain()
        gain.connect(capture.destination(this))
        outputs.push(gain)
        return gain
      }
    },
  )
  const listen = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    const destination = microphone.createMediaStreamDestination()
    const hum = microphone.createOscillator()
    hum.connect(destination)
    hum.start()
    tracks.push(...destination.stream.getTracks())
    return destination.stream
  })
  return {
    listen,
    /** What the agent is heard through, newest last. */
    gain: () => outputs.at(-1)?.gain.value,
    /** What was heard, by the output's own clock. */
    capture,
    /** What is still held: live microphones, running contexts, players. */
    held: () => [tracks.filter(({ readyState }) => readyState === 'live').length, contexts.filter(({ state }) => state !== 'closed').length, document.querySelectorAll('audio').length],
    async close() {
      vi.unstubAllGlobals()
      vi.restoreAllMocks()
      await microphone.close()
    },
  }
}
