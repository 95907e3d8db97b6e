import { isErrorNamed } from "./error-name";
import type { CallOptions } from "./language-model";

/** How a voice should sound. An implementation ignores settings that it cannot apply. */
export interface SpeechSettings {
  /** 0 (lively) to 1 (even). */
  readonly stability: number;
  /** 0 to 1: how close to the recorded voice. */
  readonly similarityBoost: number;
  /** 0 to 1: how much the speaker's style is exaggerated. */
  readonly style: number;
  readonly useSpeakerBoost: boolean;
  /** 1 is the voice's own pace; at least 0.5, at most 2. */
  readonly speed: number;
}

/** A voice that a visitor may choose. */
export interface SpeechVoice {
  /** Unique across implementations. */
  readonly id: string;
  /** The name for the screen. */
  readonly name: string;
}

/** A voice engine, for the screen. */
export interface VoiceEngine {
  /** Such as `ElevenLabs`. */
  readonly name: string;
  /** `remote`: a vendor speaks, over the network. `system`: the operating system. `builtIn`: the archive's own voice. */
  readonly kind: "remote" | "system" | "builtIn";
}

/** Which voices are available for a character now. */
export interface VoiceStatus {
  /** `downloadable`: available after a large download, which starts only on request. */
  readonly availability: "ready" | "downloadable" | "unavailable";
  /** The engine that speaks. A synthesizer that chooses among several reports the one it would choose, and `null` if none is available. */
  readonly engine: VoiceEngine | null;
  /** The engine that would speak instead after a download; left out if there is none. */
  readonly downloadable?: VoiceEngine;
  /** The engine that would speak if it had a key; left out if there is none. */
  readonly missingKey?: VoiceEngine;
  /** The voices to choose from, best suited first; left out if there is no choice. */
  readonly voices?: readonly SpeechVoice[];
}

/** What {@link SpeechSynthesizer.prepare} is to speak, and with which voice. */
export interface SpeechRequest {
  /** The text to speak: plain words, one sentence or a few. Never blank. */
  readonly text: string;
  /** The character's id, or another id that the implementation knows. */
  readonly voice: string;
  /** The voice that the visitor chose instead of the default one, by {@link SpeechVoice.id}. An unknown id is ignored. */
  readonly voiceId?: string;
  /** The previous text of the same voice: it is not spoken again, but some vendors use it for the intonation. */
  readonly previousText?: string;
  /** Left out, the settings that suit the voice. */
  readonly settings?: Partial<SpeechSettings>;
}

/** The volume of a playback, which may change while it plays. */
export interface SpeechVolume {
  /** The current volume, 0 to 1. */
  readonly value: number;
  /** Calls back at every change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/** What {@link PreparedSpeech.play} takes. Aborting the signal silences the speech. */
export interface SpeechPlayback extends CallOptions {
  readonly volume: SpeechVolume;
  /** How many characters of the text have been spoken: reported with the first sound, and then at least four times a second. */
  readonly onProgress?: (spokenCharacters: number) => void;
}

/** Speech that is being prepared; its preparation has begun. */
export interface PreparedSpeech {
  /**
   * Plays it once, as soon as it is ready. Resolves after the last sound.
   *
   * @throws SpeechError; aborting silences it within 100 ms and ends it with an `AbortError`.
   */
  play(playback: SpeechPlayback): Promise<void>;
}

/**
 * Synthesises speech. A caller with several sentences prepares the next one while one plays.
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
  /** Which voices are available for this character now. */
  describe(voice: string): Promise<VoiceStatus>;
  /** Called during a user gesture, which browsers require before a page may play sound. */
  unlock(): void;
  /** Starts the work at once; aborting the signal ends it, its network traffic included. Never throws. */
  prepare(request: SpeechRequest, options: CallOptions): PreparedSpeech;
}

/** The `reason` of a {@link SpeechError}, and of a `SpeechFailure`. */
export type SpeechErrorReason =
  /** No key is configured for this vendor. */
  | "missingKey"
  /** The archive's server no longer serves this release of the page (410); a reload fetches the current one. */
  | "outdatedClient"
  /** The vendor refused; see `status` and `body`. */
  | "http"
  /** The browser blocks sound until a user gesture. */
  | "blocked"
  /** Not supported by this browser or system. */
  | "unsupported"
  /** The received data is not playable audio. */
  | "invalid"
  /** No answer arrived in time. */
  | "timeout"
  /** No connection, or it broke. */
  | "network"
  | "unknown";

/** Why a text could not be spoken. */
export class SpeechError extends Error {
  override readonly name = "SpeechError";
  static override [Symbol.hasInstance](error: unknown): error is SpeechError {
    return isErrorNamed(error, "SpeechError");
  }

  readonly reason: SpeechErrorReason;
  /** The HTTP status, where there was one. */
  readonly status?: number;
  /** The start of the vendor's error response. */
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
