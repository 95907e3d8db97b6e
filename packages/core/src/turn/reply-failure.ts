import { LanguageModelError, type LanguageModelErrorReason, type LanguageModelKind } from "../contracts";
import { isRecord } from "../shared/json";
import { isErrorReason } from "../shared/one-of";
import type { AskedModel } from "./text-stream";

/** `unchecked`: the safety check failed, so no model was asked. */
export type ReplyFailureReason = LanguageModelErrorReason | "unchecked";

/** Why the last reply is missing or incomplete. */
export interface ReplyFailure {
  readonly reason: ReplyFailureReason;
  /** The text of the error, ours, a vendor's or a provider's. Visitors read it: it follows the apology of the character. */
  readonly message: string;
  readonly status?: number;
  /** How long to wait before a retry, in milliseconds. */
  readonly retryAfterMs?: number;
  /** The model that failed; left out, none was asked. */
  readonly model?: AskedModel;
}

export const unchecked: ReplyFailure = { reason: "unchecked", message: "The safety check could not be loaded." };

/** Converts a thrown value into a failure that a screen can explain; what is no `LanguageModelError` is `unknown`. */
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

const kinds: readonly unknown[] = ["remote", "browser", "file", "builtIn"] satisfies readonly LanguageModelKind[];

const isAskedModel = (value: unknown): value is AskedModel =>
  isRecord(value) && typeof value["name"] === "string" && kinds.includes(value["kind"]);

/** Parses a stored failure; `undefined` for anything else. */
export function readReplyFailure(value: unknown): ReplyFailure | undefined {
  if (!isRecord(value)) return undefined;
  const { reason, message, status, model } = value;
  if (!isReason(reason) || typeof message !== "string") return undefined;
  return {
    reason,
    message,
    ...(typeof status === "number" && { status }),
    ...(isAskedModel(model) && { model: { kind: model.kind, name: model.name } }),
  };
}

/** Whether the browser refused a permission: the visitor knows, so no notice is needed. */
export function isRefusedByBrowser(error: unknown): boolean {
  return error instanceof Error && error.name === "NotAllowedError";
}
