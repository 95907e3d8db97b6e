import type { Message, MessageEnd } from "../contracts";

const ENDS: readonly MessageEnd[] = ["complete", "stopped", "interrupted", "cut", "length", "refused", "failed"];

export function isMessageEnd(value: unknown): value is MessageEnd {
  return ENDS.includes(value as MessageEnd);
}

/** Whether something read from storage is a message; fields we do not know are left alone. */
export function isMessage(value: unknown): value is Message {
  if (typeof value !== "object" || value === null) return false;
  const { id, role, content, timestamp, hasImage, end } = value as Record<string, unknown>;
  return (
    typeof id === "string" &&
    id !== "" &&
    (role === "user" || role === "assistant") &&
    typeof content === "string" &&
    typeof timestamp === "string" &&
    !Number.isNaN(Date.parse(timestamp)) &&
    typeof hasImage === "boolean" &&
    (end === undefined || isMessageEnd(end))
  );
}
