import { SpeechError, type SpeechErrorReason } from "../contracts";

/** Why something was not heard. */
export interface SpeechFailure {
  readonly reason: SpeechErrorReason;
  readonly message: string;
  /** What was to speak, by the name the screen knows it by; left out where nobody knows. */
  readonly engine?: string;
}

export function toSpeechFailure(error: unknown): SpeechFailure {
  if (error instanceof SpeechError) return { reason: error.reason, message: error.message };
  return { reason: "unknown", message: error instanceof Error ? error.message : String(error) };
}

/** Reasons that the next sentence would meet again. */
export function isLasting({ reason }: SpeechFailure): boolean {
  return reason === "missingKey" || reason === "blocked" || reason === "unsupported" || reason === "outdatedClient";
}
