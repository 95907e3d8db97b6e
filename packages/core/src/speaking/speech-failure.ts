import { SpeechError, type SpeechErrorReason } from "../contracts";

/** Why speech was not heard. */
export interface SpeechFailure {
  readonly reason: SpeechErrorReason;
  readonly message: string;
  /** The name of the engine that failed; left out where it is unknown. */
  readonly engine?: string;
}

export function toSpeechFailure(error: unknown): SpeechFailure {
  if (error instanceof SpeechError) return { reason: error.reason, message: error.message };
  return { reason: "unknown", message: error instanceof Error ? error.message : String(error) };
}

/** Whether the next sentence would fail for the same reason. */
export function isLasting({ reason }: SpeechFailure): boolean {
  return reason === "missingKey" || reason === "blocked" || reason === "unsupported" || reason === "outdatedClient";
}
