/** What {@link SpeechRecognizer.start} is to recognise, and what it reports. */
export interface RecognitionOptions {
  /** BCP 47, such as `en-US`. */
  readonly language: string;
  /** Continues after the first final words. */
  readonly continuous: boolean;
  /** Reports words that may still change. */
  readonly interim: boolean;
  /** How many alternative transcripts are compared. */
  readonly alternatives: number;
  /** Only on this device: speech never leaves it, and fewer browsers support it. */
  readonly onDevice?: boolean;
  /**
   * Asks for the remaining words: once it aborts, no new sound is recognised, and what was heard until then is still
   * reported. A report is `final` from then on only when no words are left that may change; then comes `ended`, in the
   * browser's own time.
   */
  readonly finish?: AbortSignal;
}

/** Why a {@link SpeechRecognizer} or a {@link VoiceActivityDetector} reports `failed`. */
export type RecognitionErrorReason =
  | "noSpeech"
  | "aborted"
  /** No audio: no microphone, a silent one, or a browser without a speech service. */
  | "audioCapture"
  | "network"
  /** The visitor or the system forbids the microphone. */
  | "notAllowed"
  /** The browser does not let this page use its speech service; the microphone is not the cause. */
  | "noService"
  | "languageNotSupported"
  /** This browser has no speech recognition. */
  | "unsupported"
  | "unknown";

/** What a recogniser reports. After `ended` or `failed` nothing follows. */
export type RecognitionReport =
  /** The browser asks the visitor for permission; the next report comes after the answer. */
  | { readonly type: "asking" }
  /** The microphone is open. */
  | { readonly type: "started" }
  /** Words that may still change; each replaces the one before. */
  | { readonly type: "interim"; readonly text: string }
  /** Words that do not change any more. */
  | { readonly type: "final"; readonly text: string }
  | { readonly type: "ended" }
  | { readonly type: "failed"; readonly reason: RecognitionErrorReason; readonly message: string };

/**
 * Recognises speech from the microphone.
 *
 * @example
 * const stop = recognizer.start({ language: 'en-US', continuous: true, interim: true, alternatives: 5 }, (report) => {
 *   if (report.type === 'final') console.log(report.text)
 * })
 */
export interface SpeechRecognizer {
  readonly name: string;
  /** Whether this browser can recognise speech at all. */
  isSupported(): boolean;
  /**
   * Never throws: failures are reported, and no report comes before this has returned. The returned function ends it at
   * once; no report follows. It can be started again right after an end, a failure or a stop.
   */
  start(options: RecognitionOptions, report: (report: RecognitionReport) => void): () => void;
}

/** Reports about the microphone's sound, for a meter, for the end of a turn, and for barge-in. */
export type VoiceActivityReport =
  /** 0 to 1, some thirty times a second. */
  | { readonly type: "level"; readonly level: number }
  | { readonly type: "speechStarted" }
  | { readonly type: "speechEnded" }
  | { readonly type: "failed"; readonly reason: RecognitionErrorReason; readonly message: string };

/** Distinguishes speech from silence and noise. */
export interface VoiceActivityDetector {
  /**
   * Never throws: failures are reported, and no report comes before this has returned. The returned function closes the
   * microphone; no report follows it, nor `failed`.
   */
  start(report: (report: VoiceActivityReport) => void): () => void;
}

/** What a {@link MicrophoneLock} reports of a claim. */
export type MicrophoneClaimReport =
  /** This page may listen, until `lost`. */
  | "granted"
  /** Another page of the archive listens. */
  | "refused"
  /** Another page took over. */
  | "lost";

/** Lets only one page of the archive listen at a time. */
export interface MicrophoneLock {
  /**
   * Never throws; reports `granted` or `refused`, and nothing before this has returned. Where pages cannot detect each
   * other, every claim is granted. The returned function releases the claim; no report follows.
   *
   * @param takeOver takes the microphone from the page that uses it.
   */
  claim(options: { readonly takeOver: boolean }, report: (report: MicrophoneClaimReport) => void): () => void;
}
