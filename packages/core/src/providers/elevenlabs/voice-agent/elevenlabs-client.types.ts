/** As much of the vendor's own client, `@elevenlabs/client`, as is used here. */
export interface ElevenLabsClient {
  readonly Conversation: { startSession(options: ElevenLabsSessionOptions): Promise<ElevenLabsConversation> };
}

export type ElevenLabsSessionOptions = ElevenLabsEntrance & {
  textOnly?: boolean;
  overrides?: {
    /** The client's types name many languages; the vendor says which it knows. */
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
  /** Where the connection tells it, `this` is the connection. */
  onDebug?: (this: unknown, info: unknown) => void;
  onIncomingEvent?: (event: unknown) => void;
  onOutgoingEvent?: (event: unknown) => void;
  onMCPToolApprovalRequest?: (call: {
    tool_name: string;
    parameters: Record<string, unknown>;
  }) => boolean | Promise<boolean>;
};

/** Without the type the client mistakes one for the other. */
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
  /** Only a conversation that is heard has these. Without an id the system chooses, and in a media room nothing happens. */
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

/** As much of the media room as is used here. */
export interface ElevenLabsRoom {
  on(event: string, listener: (payload: unknown) => void): unknown;
  /** Resolves once the room knows. */
  disconnect(): Promise<void>;
  readonly localParticipant?: {
    getTrackPublication(
      source: "microphone",
    ): { readonly track?: { readonly mediaStreamTrack: MediaStreamTrack } } | undefined;
  };
}

/** What the client keeps to itself, although it is needed: how it sounds, and the media room. */
export interface ElevenLabsConnection {
  readonly inputFormat: AudioFormat;
  readonly outputFormat: AudioFormat;
  getRoom?(): ElevenLabsRoom;
  /** What a media room is heard and measured through. */
  readonly audioAdapter?: { cleanup(): void };
}
