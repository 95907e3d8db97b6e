import { LanguageModelError, type LanguageModelErrorReason } from "../contracts";
import { isRecord } from "../shared/json";
import { isErrorReason } from "../shared/one-of";

/** `unchecked`: the safety check failed, so no model was asked. */
export type ReplyFailureReason = LanguageModelErrorReason | "unchecked";

/** Why the last reply is missing or incomplete. */
export interface ReplyFailure {
  readonly reason: ReplyFailureReason;
  /** The vendor's or our own text; not meant for visitors. */
  readonly message: string;
  readonly status?: number;
  /** How long to wait before a retry, in milliseconds. */
  readonly retryAfterMs?: number;
}

export const unchecked: ReplyFailure = { reason: "unchecked", message: "The safety check could not be loaded." };

/** Converts a thrown value into a failure that a screen can explain. */
export function toReplyFailure(error: unknown): ReplyFailure {
  if (error instanceof LanguageModelError) {
    const { reason, message, status, retryAfterMs } = error;
    return {
      reason,
      message,
      ...(status !== undefined && { status }),
      ...(retryAfterMs !== undefined && { retryAfterMs }),
    };
  }
  return { reason: "unknown", message: error instanceof Error ? error.message : String(error) };
}

/** A failure as it is stored over a reload, without the waiting time, which passes. */
export function withoutWait({ retryAfterMs: _wait, ...kept }: ReplyFailure): ReplyFailure {
  return kept;
}

const isReason = (reason: unknown): reason is ReplyFailureReason => reason === "unchecked" || isErrorReason(reason);

/** Parses a stored failure; `undefined` for anything else. */
export function readReplyFailure(value: unknown): ReplyFailure | undefined {
  if (!isRecord(value)) return undefined;
  const { reason, message, status } = value;
  if (!isReason(reason) || typeof message !== "string") return undefined;
  return { reason, message, ...(typeof status === "number" && { status }) };
}

/** Whether the browser refused a permission: the visitor knows, so no notice is needed. */
export function isRefusedByBrowser(error: unknown): boolean {
  return error instanceof Error && error.name === "NotAllowedError";
}
