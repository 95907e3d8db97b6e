import { VoiceAgentError } from "../../../contracts";

/** The client waits for ever where the agent's first word is another than it should be. */
export function checkFirstWord(socket: WebSocket, onInvalid: (error: VoiceAgentError) => void): void {
  const check = (message: MessageEvent) => {
    if (typeOf(message.data) === "conversation_initiation_metadata") return;
    // The client would mistake it for another message, or fail in a place where the error is not caught.
    message.stopImmediatePropagation();
    onInvalid(new VoiceAgentError("invalid", "The agent did not begin as promised."));
    socket.close();
  };
  socket.addEventListener("message", check, { once: true });
}

function typeOf(data: unknown): unknown {
  try {
    return (JSON.parse(String(data)) as { readonly type?: unknown } | null)?.type;
  } catch {
    return null;
  }
}
