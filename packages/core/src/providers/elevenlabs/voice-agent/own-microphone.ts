import type { ElevenLabsConversation } from "./elevenlabs-client.types";
import { internalsOf } from "./client-internals";

/**
 * Calls back once each microphone that the client listens with now was pulled out, or taken from the page. A track that
 * the client itself stops fires nothing.
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

/** The client keeps a microphone that it is given after its end. */
export function stopMicrophone(conversation: ElevenLabsConversation): void {
  for (const track of tracksOf(conversation)) track.stop();
}
