import type { RecognitionErrorReason } from "../contracts";
import type { VisitorVoice } from "./end-of-turn";
import type { LevelMeter } from "./level-meter";

/** Why listening ended. `noAnswer`: the browser did not begin to listen in time. */
export interface MicrophoneFailure {
  readonly reason: RecognitionErrorReason | "noAnswer";
  readonly message: string;
}

/** The visitor's speech, and the state of the recogniser. */
export interface ListeningSlice {
  /** The final words of this turn. */
  readonly finalTranscript: string;
  /** The words after them that may still change. */
  readonly interimTranscript: string;
  /** Why listening ended by itself; `null` while it has not. */
  readonly failure: MicrophoneFailure | null;
  /** How often in a row the recogniser was opened without hearing a word, this time included. */
  readonly attempts: number;
  /** Why the last attempt heard no word; `null` where none failed, or a word was heard since. */
  readonly stall: MicrophoneFailure | null;
  /** Whether the visitor is making speech sounds; `unknown` without a detector. */
  readonly visitorVoice: VisitorVoice;
  /** How loud the visitor is, where it is measured. */
  readonly level: LevelMeter;
}

/** What a visitor can do with the microphone. */
export type ListeningCommand =
  | { type: "mic.start" }
  /** Stop and send: the recognised words are sent, and listening ends. */
  | { type: "mic.stop" }
  /** Listening ends, and the words are discarded. */
  | { type: "mic.cancel" }
  /** The visitor opens another view: listening ends, and the words go into the text box. */
  | { type: "mic.leave" }
  /** Takes the microphone from the other page of the archive that has it. */
  | { type: "mic.takeOver" };

/** What the recogniser, the detector and the lock report. */
export type ListeningFact =
  | { type: "microphone.granted" }
  | { type: "microphone.refused" }
  | { type: "microphone.lost" }
  /** The browser asks the visitor for the microphone. */
  | { type: "speech.asking" }
  | { type: "speech.started" }
  | { type: "speech.interim"; text: string }
  | { type: "speech.final"; text: string }
  | { type: "speech.ended" }
  | { type: "speech.failed"; reason: RecognitionErrorReason; message: string }
  /** The visitor makes speech sounds, or no longer does. */
  | { type: "voice.speechStarted" }
  | { type: "voice.speechEnded" }
  /** The detector failed: speech and silence can no longer be distinguished. */
  | { type: "detector.failed"; reason: RecognitionErrorReason; message: string };

export interface RecognizeSpeechInput {
  /** What the visitor speaks, as a BCP 47 tag. */
  readonly language: string;
  readonly onDevice: boolean;
}

/** Asks the recogniser for the words it has not reported yet; it stops listening. */
export type RecognizeSpeechCommand = { type: "recognition.finish" };

export interface DetectVoiceInput {
  readonly level: LevelMeter;
}

export interface AcquireMicrophoneInput {
  readonly takeOver: boolean;
}
