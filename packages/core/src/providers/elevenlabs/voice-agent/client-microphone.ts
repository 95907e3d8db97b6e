import type { ElevenLabsConversation } from "./elevenlabs-client.types";
import { internalsOf } from "./client-internals";

/**
 * Calls back when a microphone of the client is unplugged or taken from the page. A track that the client itself stops
 * fires no event.
 */
export function watchMicrophone(conversation: ElevenLabsConversation, onLost: () => void): void {
  for (const track of tracksOf(conversation)) {
    if (track.readyState === "ended") onLost();
    else track.addEventListener("ended", onLost, { once: true });
  }
}

function tracksOf(conversation: ElevenLabsConversation): readonly MediaStreamTrack[] {
  const { connection, input } = internalsOf(conversation);
  const published = connection?.getRoom?.().localParticipant?.getTrackPublication("microphone")?.track;
  return published ? [published.mediaStreamTrack] : (input?.inputStream?.getTracks() ?? []);
}

/** Stops a microphone that the client got after its end, and would keep. */
export function stopMicrophone(conversation: ElevenLabsConversation): void {
  for (const track of tracksOf(conversation)) track.stop();
}
