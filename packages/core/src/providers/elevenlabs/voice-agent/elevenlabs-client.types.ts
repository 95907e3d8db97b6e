/** The used part of the vendor's client, `@elevenlabs/client`. */
export interface ElevenLabsClient {
  readonly Conversation: { startSession(options: ElevenLabsSessionOptions): Promise<ElevenLabsConversation> };
}

export type ElevenLabsSessionOptions = ElevenLabsEntrance & {
  textOnly?: boolean;
  overrides?: {
    /** The client's types list many languages; the vendor decides which are supported. */
    agent?: { prompt?: { prompt: string }; firstMessage?: string; language?: "en" };
    tts?: { voiceId?: string };
  };
  dynamicVariables?: Record<string, string | number | boolean>;
  clientTools?: Record<string, (parameters: Record<string, unknown>) => Promise<string>>;
  customLlmExtraBody?: Readonly<Record<string, unknown>>;
  userId?: string;
  inputChunkDurationMs?: number;
  connectionDelay?: { default: number; android: number; ios?: number };
  useWakeLock?: boolean;
  workletPaths?: { rawAudioProcessor?: string; audioConcatProcessor?: string };
  libsampleratePath?: string;
  onConversationCreated?: (conversation: ElevenLabsConversation) => void;
  onModeChange?: (change: { mode: "listening" | "speaking" }) => void;
  onStatusChange?: (change: { status: string }) => void;
  onDisconnect?: (details: ElevenLabsDisconnection) => void;
  onError?: (message: string, context?: unknown) => void;
  /** When the connection calls it, `this` is the connection. */
  onDebug?: (this: unknown, info: unknown) => void;
  onIncomingEvent?: (event: unknown) => void;
  onOutgoingEvent?: (event: unknown) => void;
  onMCPToolApprovalRequest?: (call: {
    tool_name: string;
    parameters: Record<string, unknown>;
  }) => boolean | Promise<boolean>;
};

/** Without `connectionType`, the client takes one for the other. */
type ElevenLabsEntrance =
  | { connectionType: "websocket"; signedUrl: string }
  | { connectionType: "webrtc"; conversationToken: string; livekitUrl: string };

export interface ElevenLabsConversation {
  readonly type: "voice" | "text";
  getId(): string;
  endSession(): Promise<void>;
  sendUserMessage(text: string): void;
  sendContextualUpdate(text: string): void;
  sendUserActivity(): void;
  sendFeedback(like: boolean, eventId: number): void;
  setVolume(options: { volume: number }): void;
  setMicMuted(isMuted: boolean): void;
  getInputVolume(): number;
  getOutputVolume(): number;
  /** Only voice conversations have these. Without an id the system chooses; in a media room it has no effect. */
  changeInputDevice?(device: { inputDeviceId?: string }): Promise<void>;
  changeOutputDevice?(device: { outputDeviceId: string }): Promise<void>;
}

export interface ElevenLabsDisconnection {
  readonly reason: "user" | "agent" | "error";
  readonly message?: string;
  readonly closeCode?: number;
  readonly closeReason?: string;
  readonly context?: unknown;
}

interface AudioFormat {
  readonly format: string;
  readonly sampleRate: number;
}

/** The used part of the media room. */
export interface ElevenLabsRoom {
  on(event: string, listener: (payload: unknown) => void): unknown;
  /** Resolves once the room is disconnected. */
  disconnect(): Promise<void>;
  readonly localParticipant?: {
    getTrackPublication(
      source: "microphone",
    ): { readonly track?: { readonly mediaStreamTrack: MediaStreamTrack } } | undefined;
  };
}

/** Internals of the client that are needed here: the sound formats and the media room. */
export interface ElevenLabsConnection {
  readonly inputFormat: AudioFormat;
  readonly outputFormat: AudioFormat;
  getRoom?(): ElevenLabsRoom;
  /** Plays and measures the sound of a media room. */
  readonly audioAdapter?: { cleanup(): void };
}
