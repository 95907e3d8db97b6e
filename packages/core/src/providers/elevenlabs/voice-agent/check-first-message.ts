import { VoiceAgentError } from "../../../contracts";

/** Closes the socket of an agent whose first message is not the metadata: the client would wait for it forever. */
export function checkFirstMessage(socket: WebSocket, onInvalid: (error: VoiceAgentError) => void): void {
  const check = (message: MessageEvent) => {
    if (typeOf(message.data) === "conversation_initiation_metadata") return;
    // The client would take it for another message, or throw where nothing catches the error.
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
