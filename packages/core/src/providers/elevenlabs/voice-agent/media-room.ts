import { VoiceAgentError, type VoiceAgentMode } from "../../../contracts";
import type { ElevenLabsRoom } from "./elevenlabs-client.types";

const paths = ["/rtc/v1/validate", "/rtc/validate"];

/**
 * Asks whether there is a media server at all: where neither path is known, the vendor's client asks for ever.
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
    // The client itself reports a server that cannot be reached at all.
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
 * Tells when the way to a media room breaks, and when it is mended, about which the client is silent; and who speaks,
 * about which the client changes its mind when the last sound comes after the room's word that it was the last.
 */
export function watchRoom(room: ElevenLabsRoom, tell: RoomReports): void {
  let wavers = false;
  const waver = (next: boolean) => () => {
    if (next === wavers) return;
    wavers = next;
    tell.wavering(next);
  };
  for (const event of ["signalReconnecting", "reconnecting"]) room.on(event, waver(true));
  room.on("reconnected", waver(false));
  room.on("activeSpeakersChanged", (speakers) => {
    // The loudest comes first: a noise beside the agent does not mean that it is silent.
    const heard = speakers as readonly { readonly identity: string }[];
    const isAgentHeard = heard.some(({ identity }) => identity.startsWith("agent"));
    if (!isAgentHeard && heard.length > 0) tell.voice();
    tell.mode(isAgentHeard ? "speaking" : "listening");
  });
}
