import { VoiceAgentError } from "../contracts";
import { reasonOfClose } from "../shared/live-close-codes";
import type { VoiceAgentFailure } from "./voice-agent.types";

/** Turns a thrown value into a failure that a screen can explain. */
export function toVoiceAgentFailure(error: unknown): VoiceAgentFailure {
  if (error instanceof VoiceAgentError) return { reason: error.reason, message: error.message };
  const message = error instanceof Error ? error.message : String(error);
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError") return { reason: "notAllowed", message };
  if (name === "NotFoundError") return { reason: "noMicrophone", message };
  return { reason: "unknown", message };
}

/** Why a running conversation ended. */
export function failureOfEnding({
  message,
  closeCode,
}: {
  readonly message: string;
  readonly closeCode?: number;
}): VoiceAgentFailure {
  return { reason: reasonOfClose(closeCode, message) ?? "network", message };
}

/** Whether another attempt may succeed. */
export const isTemporary = ({ reason }: VoiceAgentFailure): boolean =>
  ["network", "unavailable", "unknown"].includes(reason);

export const noAgent: VoiceAgentFailure = { reason: "noAgent", message: "This character has no live agent." };
export const startTimedOut: VoiceAgentFailure = {
  reason: "timeout",
  message: "The live conversation did not begin in time.",
};
export const permissionTimedOut: VoiceAgentFailure = {
  reason: "unanswered",
  message: "The browser’s question for the microphone was not answered.",
};
export const unanswered: VoiceAgentFailure = { reason: "timeout", message: "The agent did not answer." };
export const wentSilent: VoiceAgentFailure = {
  reason: "network",
  message: "The live conversation fell silent and did not come back.",
};
