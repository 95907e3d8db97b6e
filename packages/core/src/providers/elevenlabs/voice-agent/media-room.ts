import { VoiceAgentError } from '../../../contracts'

const paths = ['/rtc/v1/validate', '/rtc/validate']

/**
 * Asks whether there is a media server at all: where neither path is known, the vendor's client asks for ever.
 *
 * @throws VoiceAgentError `network`
 */
export async function requireMediaServer(roomUrl: string, conversationToken: string, { fetch, signal }: { readonly fetch: (input: string, init?: RequestInit) => Promise<Response>; readonly signal: AbortSignal }): Promise<void> {
  const query = new URLSearchParams({ access_token: conversationToken }).toString()
  for (const path of paths) {
    // Whoever cannot be reached at all is the client's to report.
    const answer = await fetch(`${roomUrl.replace(/^ws/, 'http').replace(/\/$/, '')}${path}?${query}`, { signal }).catch(() => null)
    signal.throwIfAborted()
    if (answer?.status !== 404) return
  }
  throw new VoiceAgentError('network', 'There is no media server at the address of the live conversation.')
}

/** Tells when the way to a media room breaks, and when it is mended; the client is silent about both. */
export function watchRoom(room: { on(event: string, listener: () => void): unknown }, onWavering: (isWavering: boolean) => void): void {
  let wavers = false
  const tell = (next: boolean) => () => {
    if (next === wavers) return
    wavers = next
    onWavering(next)
  }
  for (const event of ['signalReconnecting', 'reconnecting']) room.on(event, tell(true))
  room.on('reconnected', tell(false))
}
