import { LanguageModelError, type LanguageModelErrorReason, type ModelAvailability } from "../../contracts";

/** What a failure of the Prompt API means. A model that can no longer be used has been removed. Never throws. */
export async function explainPromptFailure(
  error: unknown,
  hasText: boolean,
  availability: () => Promise<ModelAvailability>,
): Promise<LanguageModelError> {
  if (error instanceof LanguageModelError) return error;
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const fail = (reason: LanguageModelErrorReason) => new LanguageModelError(reason, message, { cause: error });
  const name = error instanceof Error ? error.name : "";
  if (name === "QuotaExceededError") return fail("tooLong");
  if (name === "NotAllowedError" || name === "SecurityError") return fail("permission");
  if ((await availability()) !== "available") return fail("removed");
  // The browser withholds an output that it does not trust.
  if (name === "NotReadableError" || name === "NotSupportedError") return fail("invalid");
  return fail(hasText ? "cutOff" : "unknown");
}
