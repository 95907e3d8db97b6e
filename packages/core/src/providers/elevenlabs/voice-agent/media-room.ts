import { VoiceAgentError, type VoiceAgentMode } from "../../../contracts";
import type { ElevenLabsRoom } from "./elevenlabs-client.types";

const paths = ["/rtc/v1/validate", "/rtc/validate"];

/**
 * Checks that there is a media server: where neither path is known, the vendor's client retries forever.
 *
 * @throws VoiceAgentError `network`
 */
export async function requireMediaServer(
  roomUrl: string,
  conversationToken: string,
  {
    fetch,
    signal,
  }: { readonly fetch: (input: string, init?: RequestInit) => Promise<Response>; readonly signal: AbortSignal },
): Promise<void> {
  const query = new URLSearchParams({ access_token: conversationToken }).toString();
  for (const path of paths) {
    // The client itself reports a server that cannot be reached.
    const answer = await fetch(`${roomUrl.replace(/^ws/, "http").replace(/\/$/, "")}${path}?${query}`, {
      signal,
    }).catch(() => null);
    signal.throwIfAborted();
    if (answer?.status !== 404) return;
  }
  throw new VoiceAgentError("network", "There is no media server at the address of the live conversation.");
}

export interface RoomReports {
  readonly wavering: (isWavering: boolean) => void;
  readonly mode: (mode: VoiceAgentMode) => void;
  readonly voice: () => void;
}

/**
 * Reports when the connection to a media room breaks and recovers, which the client does not, and who speaks, which the
 * client reports wrongly when the last sound arrives after the room's message that it was the last.
 */
export function watchRoom(room: ElevenLabsRoom, reports: RoomReports): void {
  let wavers = false;
  const waver = (next: boolean) => () => {
    if (next === wavers) return;
    wavers = next;
    reports.wavering(next);
  };
  for (const event of ["signalReconnecting", "reconnecting"]) room.on(event, waver(true));
  room.on("reconnected", waver(false));
  room.on("activeSpeakersChanged", (speakers) => {
    // Speakers are sorted by loudness: noise from the visitor does not mean that the agent is silent.
    const heard = speakers as readonly { readonly identity: string }[];
    const isAgentHeard = heard.some(({ identity }) => identity.startsWith("agent"));
    if (!isAgentHeard && heard.length > 0) reports.voice();
    reports.mode(isAgentHeard ? "speaking" : "listening");
  });
}
