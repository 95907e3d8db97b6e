import type { ElevenLabsClient, ElevenLabsConversation, ElevenLabsSessionOptions } from "./elevenlabs-client.types";

/** A fake of the vendor's client that the test controls; it connects to nothing. */
export function createScriptedClient(type: "voice" | "text" = "voice") {
  const calls: string[] = [];
  const listeners = new Map<string, (payload: unknown) => void>();
  let asked: ElevenLabsSessionOptions | null = null;
  let settle: { resolve: (conversation: ElevenLabsConversation) => void; reject: (error: unknown) => void } | null =
    null;
  const note = (name: string) => (value?: unknown) =>
    void calls.push(value === undefined ? name : `${name} ${JSON.stringify(value)}`);
  const conversation: ElevenLabsConversation = {
    type,
    getId: () => "conv_1",
    async endSession() {
      calls.push("end");
      asked?.onDisconnect?.({ reason: "user" });
    },
    sendUserMessage: note("text"),
    sendContextualUpdate: note("context"),
    sendUserActivity: () => note("activity")(),
    sendFeedback: (like, eventId) => note("feedback")([like, eventId]),
    setVolume: ({ volume }) => note("volume")(volume),
    setMicMuted: note("muted"),
    getInputVolume: () => 0.2,
    getOutputVolume: () => 0.4,
    changeOutputDevice: async ({ outputDeviceId }) => note("output")(outputDeviceId),
  };
  const connection = {
    inputFormat: { format: "pcm", sampleRate: 48_000 },
    outputFormat: { format: "pcm", sampleRate: 48_000 },
    getRoom: () => ({
      on: (event: string, listener: (payload: unknown) => void) => listeners.set(event, listener),
      disconnect: async () => {},
    }),
  };
  const client: ElevenLabsClient = {
    Conversation: {
      startSession: (options) =>
        new Promise((resolve, reject) => {
          asked = options;
          settle = { resolve, reject };
        }),
    },
  };
  const options = () => {
    if (!asked) throw new Error("Nobody began a conversation.");
    return asked;
  };
  return {
    client: async () => client,
    /** The options of its sessions. */
    options,
    /** The calls of its methods, oldest first. */
    calls,
    open() {
      options().onConversationCreated?.(Object.assign(conversation, { connection }));
      settle?.resolve(conversation);
    },
    fail: (error: unknown) => settle?.reject(error),
    /** Emits an event of the media room. */
    room: (event: string, payload?: unknown) => listeners.get(event)?.(payload),
  };
}
