import type { VoiceAgentError } from "../../../contracts";
import type { RemotePass } from "./client-session-options";
import { createMicrophoneTracking, type TrackedMicrophones } from "./tracked-microphones";
import { trackRelays, type TrackedRelays } from "./tracked-relays";
import { createSocketTracking, type TrackedSockets } from "./tracked-sockets";

/** Tracks the resources that the vendor's client opens in the page; see {@link createResourceTracker}. */
export interface ElevenLabsResourceTracker {
  trackSockets(pass: RemotePass, onInvalid: (error: VoiceAgentError) => void): TrackedSockets;
  trackMicrophones(): TrackedMicrophones;
  trackRelays(): TrackedRelays;
}

/**
 * Closes resources of the vendor's client at once. It replaces the page's `WebSocket`, `getUserMedia` and, for the
 * connection check, `RTCPeerConnection` while a conversation begins, and restores them afterwards. A page needs one; use
 * it only in a page of your own.
 *
 * Without it the page's globals stay unchanged, and the client, which cannot cancel an attempt, leaves behind:
 *
 * - a cancelled attempt that the client continues: its socket and its microphone are open until the server answers or
 *   closes (the archive's server closes after 10 s), in a media room for 15 s. A conversation that still begins is ended
 *   at once;
 * - an agent whose first message is not the metadata: the client waits for it until the signal is aborted;
 * - in a media room, the sound before a conversation that begins muted is muted;
 * - a connection check without relays, unless they are given.
 *
 * @example
 * const resourceTracker = createResourceTracker()
 * const agent = createElevenLabsVoiceAgent({ agents, client, resourceTracker })
 */
export function createResourceTracker(): ElevenLabsResourceTracker {
  return { trackSockets: createSocketTracking(), trackMicrophones: createMicrophoneTracking(), trackRelays };
}
