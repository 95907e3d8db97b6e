import type { ElevenLabsConnection, ElevenLabsConversation } from "./elevenlabs-client.types";

export interface ClientInternals {
  readonly connection?: ElevenLabsConnection;
  /** By websocket, what the client listens with. */
  readonly input?: { readonly inputStream?: MediaStream };
  readonly output?: { readonly audioElement?: HTMLAudioElement };
}

/** What the client keeps to itself, although it is needed. */
export function internalsOf(conversation: ElevenLabsConversation): ClientInternals {
  return conversation as object;
}

/**
 * The client takes its audio element from the page, but leaves the source of sound in it. Until the element is collected it
 * keeps a way to the loudspeaker open, and after some fifty of them a browser has none left for anybody on the page.
 */
export function unplug(conversation: ElevenLabsConversation): void {
  const { audioElement } = internalsOf(conversation).output ?? {};
  if (audioElement) audioElement.srcObject = null;
}
