import { LanguageModelError, VoiceAgentError, type VoiceAgentEnding } from "../../contracts";
import { reasonOfClose, wordsOfClose } from "../../shared/live-close-codes";

export const startTimedOut = new VoiceAgentError("timeout", "The live agent did not begin in time.");
export const connectionCancelled = new VoiceAgentError("unknown", "The live conversation was given up.");

/** Why an agent gives no answer whose session ended. */
export function errorOfEnding({ message, closeCode }: VoiceAgentEnding): LanguageModelError {
  const reason = reasonOfClose(closeCode, message);
  return new LanguageModelError(
    reason === "locked" || reason === "outdatedClient" ? reason : "network",
    wordsOfClose(closeCode, message),
  );
}

export const endedElsewhere = ({ message, closeCode }: VoiceAgentEnding): boolean =>
  reasonOfClose(closeCode, message) === "elsewhere";

/** Why an agent gives no answer whose session did not begin. */
export function toModelError(error: unknown): LanguageModelError {
  const message = error instanceof Error && error.message !== "" ? error.message : "Connection failed";
  if (
    error instanceof VoiceAgentError &&
    (error.reason === "locked" || error.reason === "outdatedClient" || error.reason === "timeout")
  )
    return new LanguageModelError(error.reason, message);
  return new LanguageModelError("network", message, { cause: error });
}

export const isElsewhere = (error: unknown): boolean =>
  error instanceof VoiceAgentError && error.reason === "elsewhere";
