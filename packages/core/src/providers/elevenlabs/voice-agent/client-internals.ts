import type { ElevenLabsConnection, ElevenLabsConversation } from "./elevenlabs-client.types";

export interface ClientInternals {
  readonly connection?: ElevenLabsConnection;
  /** Over a websocket, the client's microphone. */
  readonly input?: { readonly inputStream?: MediaStream };
  readonly output?: { readonly audioElement?: HTMLAudioElement };
}

/** Fields of the client that are needed here, although they are not public. */
export function internalsOf(conversation: ElevenLabsConversation): ClientInternals {
  return conversation as object;
}

/**
 * Removes the sound source from the client's audio element, which the client leaves in it. Until such an element is
 * garbage-collected, it keeps an audio output open, and after about fifty of them the browser has none left.
 */
export function detachAudioElement(conversation: ElevenLabsConversation): void {
  const { audioElement } = internalsOf(conversation).output ?? {};
  if (audioElement) audioElement.srcObject = null;
}
