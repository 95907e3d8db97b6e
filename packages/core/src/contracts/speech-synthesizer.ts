import type { CallOptions } from "./language-model";

/** How a voice should sound. An implementation ignores settings that it cannot apply. */
export interface SpeechSettings {
  /** 0 (lively) to 1 (even). */
  readonly stability: number;
  /** 0 to 1: how close to the recorded voice. */
  readonly similarityBoost: number;
  /** 0 to 1: how much of the speaker's manner is exaggerated. */
  readonly style: number;
  readonly useSpeakerBoost: boolean;
  /** 1 is the voice's own pace; at least 0.5, at most 2. */
  readonly speed: number;
}

/** A voice that a visitor may choose. */
export interface SpeechVoice {
  /** Unique across implementations. */
  readonly id: string;
  /** What the screen calls it. */
  readonly name: string;
}

/** An engine as the screen names it. */
export interface VoiceEngine {
  /** Such as `ElevenLabs`. */
  readonly name: string;
  /** `remote`: a vendor speaks, over the network. `system`: the operating system. `builtIn`: the archive's own voice. */
  readonly kind: "remote" | "system" | "builtIn";
}

/** What can speak for a character now. */
export interface VoiceStatus {
  /** `downloadable`: it can speak once something large has been fetched, which happens only on request. */
  readonly availability: "ready" | "downloadable" | "unavailable";
  /** What speaks. A synthesizer that chooses among several reports the one it would choose, and `null` where none can speak. */
  readonly engine: VoiceEngine | null;
  /** What would speak instead, once it has been fetched; left out where nothing would. */
  readonly downloadable?: VoiceEngine;
  /** What would speak, had it a key; left out where none is known. */
  readonly missingKey?: VoiceEngine;
  /** What the visitor may choose from, best suited first; left out where there is no choice. */
  readonly voices?: readonly SpeechVoice[];
}

export interface SpeechRequest {
  /** The text to speak: plain words, one sentence or a few. Never blank. */
  readonly text: string;
  /** Whose voice: a character's id, or an id that the implementation knows. */
  readonly voice: string;
  /** The voice that the visitor wants to hear instead of the one that suits, by {@link SpeechVoice.id}. One that the implementation does not know counts as none. */
  readonly voiceId?: string;
  /** What the same voice said just before: it is not spoken again, but some vendors use it for the intonation. */
  readonly previousText?: string;
  /** Left out, the settings that suit the voice. */
  readonly settings?: Partial<SpeechSettings>;
}

/** The volume of a playback, which may change while it plays. */
export interface SpeechVolume {
  /** 0 to 1, as it is now. */
  readonly value: number;
  /** Calls back at every change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

export interface SpeechPlayback extends CallOptions {
  readonly volume: SpeechVolume;
  /** How many characters of the text have been spoken: reported with the first sound, and then at least four times a second. */
  readonly onProgress?: (spokenCharacters: number) => void;
}

/** Speech that is being prepared; its preparation has begun. */
export interface PreparedSpeech {
  /**
   * Plays it once, as soon as it is ready. Ends when the last sound has been heard.
   *
   * @throws SpeechError; aborting silences it within 100 ms and ends it with an `AbortError`.
   */
  play(playback: SpeechPlayback): Promise<void>;
}

/**
 * Turns words into sound. A caller with several sentences prepares the next one while one plays.
 *
 * @example
 * const silent: SpeechSynthesizer = {
 *   name: 'Silence',
 *   kind: 'builtIn',
 *   describe: async () => ({ availability: 'ready', engine: { name: 'Silence', kind: 'builtIn' } }),
 *   unlock: () => {},
 *   prepare: () => ({ play: () => Promise.resolve() }),
 * }
 */
export interface SpeechSynthesizer extends VoiceEngine {
  /** What can speak for this character now: all facts in one answer. */
  describe(voice: string): Promise<VoiceStatus>;
  /** Called inside a press of the visitor, which browsers require before a page may play sound. */
  unlock(): void;
  /** Begins the work at once; aborting the signal ends it, its network traffic included. Never throws. */
  prepare(request: SpeechRequest, options: CallOptions): PreparedSpeech;
}

export type SpeechErrorReason =
  /** No key is configured for this vendor. */
  | "missingKey"
  /** The archive's server no longer serves this release of the page (410); a reload fetches the current one. */
  | "outdatedClient"
  /** The vendor refused; see `status` and `body`. */
  | "http"
  /** The browser lets the page make no sound until the visitor has pressed something. */
  | "blocked"
  /** This browser or system cannot do it. */
  | "unsupported"
  /** What came is no sound that can be played. */
  | "invalid"
  /** Nothing came in time. */
  | "timeout"
  /** No connection, or it broke. */
  | "network"
  | "unknown";

/** Why something could not be spoken. */
export class SpeechError extends Error {
  override readonly name = "SpeechError";
  readonly reason: SpeechErrorReason;
  /** The HTTP status, where there was one. */
  readonly status?: number;
  /** The start of the vendor's answer, where it refused. */
  readonly body?: string;

  constructor(
    reason: SpeechErrorReason,
    message: string,
    details: { readonly status?: number; readonly body?: string; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.reason = reason;
    if (details.status !== undefined) this.status = details.status;
    if (details.body !== undefined) this.body = details.body;
  }
}
