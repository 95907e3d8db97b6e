import type { VoiceAgentError } from "../../../contracts";
import type { RemotePass } from "./session-options";
import { createMicrophoneTracking, type TrackedMicrophones } from "./tracked-microphones";
import { trackRelays, type TrackedRelays } from "./tracked-relays";
import { createSocketTracking, type TrackedSockets } from "./tracked-sockets";

/** Tracks what the vendor's client opens in the page; see {@link createResourceTracker}. */
export interface ElevenLabsResourceTracker {
  trackSockets(pass: RemotePass, onInvalid: (error: VoiceAgentError) => void): TrackedSockets;
  trackMicrophones(): TrackedMicrophones;
  trackRelays(): TrackedRelays;
}

/**
 * Makes what cleans up after the vendor's client at once. It replaces the page's own `WebSocket`, `getUserMedia` and, for
 * the connection check, `RTCPeerConnection` while a conversation begins, and puts them back afterwards. One is enough for a
 * page; switch it on only in a page of your own.
 *
 * Without it the page's globals are left alone, and the client, which has no way to give up, leaves behind:
 *
 * - a given-up attempt that the client goes on with: its socket and its microphone are open until the server answers or
 *   closes (the archive's server closes after 10 s), in a media room for 15 s. What begins after all is ended at once;
 * - an agent whose first word is not the metadata, which is waited for until the signal is aborted;
 * - in a media room, the sound of the moment before a conversation that begins muted is muted;
 * - a connection check that names no relays, unless they are given.
 *
 * @example
 * const resourceTracker = createResourceTracker()
 * const agent = createElevenLabsVoiceAgent({ agents, client, resourceTracker })
 */
export function createResourceTracker(): ElevenLabsResourceTracker {
  return { trackSockets: createSocketTracking(), trackMicrophones: createMicrophoneTracking(), trackRelays };
}
