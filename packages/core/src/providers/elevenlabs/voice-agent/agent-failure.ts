import { VoiceAgentError, type VoiceAgentErrorReason } from "../../../contracts";
import { reasonOfClose } from "../../../shared/live-close-codes";

const byName: Readonly<Record<string, VoiceAgentErrorReason>> = {
  NotAllowedError: "notAllowed",
  SecurityError: "notAllowed",
  NotFoundError: "noMicrophone",
  NotReadableError: "noMicrophone",
  OverconstrainedError: "noMicrophone",
};
const byWords: readonly (readonly [RegExp, VoiceAgentErrorReason])[] = [
  [/^Invalid (format|sample rate)/, "invalid"],
  [/setSinkId is not supported|worklet module/, "unsupported"],
  [/authentication enabled|conversationToken/, "notAuthorised"],
];
/** The statuses with which a media server refuses access. */
const refusals = new Set<number | undefined>([401, 403]);

/** Why a conversation did not begin, from the value that the client threw. */
export function toVoiceAgentError(thrown: unknown): VoiceAgentError {
  if (thrown instanceof VoiceAgentError) return thrown;
  const { name, message } = thrown instanceof Error ? thrown : { name: "", message: String(thrown) };
  const reason = refusals.has(numberOf(thrown, "status"))
    ? "notAuthorised"
    : reasonOf(name, message, numberOf(thrown, "closeCode"));
  return new VoiceAgentError(reason, message, { cause: thrown });
}

export function givenUp(): VoiceAgentError {
  return new VoiceAgentError("unknown", "The live conversation was given up.");
}

function reasonOf(name: string, message: string, closeCode: number | undefined): VoiceAgentErrorReason {
  const known =
    reasonOfClose(closeCode, message) ?? byName[name] ?? byWords.find(([words]) => words.test(message))?.[1];
  return known ?? (name === "SessionConnectionError" || name === "ConnectionError" ? "network" : "unknown");
}

function numberOf(thrown: unknown, field: "closeCode" | "status"): number | undefined {
  const value = (thrown as Readonly<Record<string, unknown>> | null | undefined)?.[field];
  return typeof value === "number" ? value : undefined;
}
