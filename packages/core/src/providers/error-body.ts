import { isRecord, parseJson } from "../shared/json";

export interface ErrorBody {
  readonly type?: string;
  readonly code?: string;
  readonly message?: string;
  readonly param?: string;
}

/** Reads `{ error: { type, code, message, param } }`, `{ error: message }`, or the inner object alone. */
export function readErrorBody(body: unknown): ErrorBody {
  if (!isRecord(body)) return {};
  if (typeof body["error"] === "string") return { message: body["error"] };
  const inner = isRecord(body["error"]) ? body["error"] : body;
  const { type, code, message, param } = inner;
  return {
    ...(typeof type === "string" && { type }),
    ...(typeof code === "string" && { code }),
    ...(typeof message === "string" && { message }),
    ...(typeof param === "string" && { param }),
  };
}

/** The SDKs read only an object in `error`; some servers answer with a text there, with `detail`, or with the error itself. */
export function withErrorField(body: string): string {
  const parsed = parseJson(body);
  if (!isRecord(parsed)) return body;
  const { error } = parsed;
  if (typeof error === "string") return JSON.stringify({ error: { message: error } });
  if ("error" in parsed) return body;
  return JSON.stringify({ error: { ...parsed, message: messageIn(parsed) ?? body.slice(0, longestQuote) } });
}

/** The longest part of an unknown error that is quoted, in characters. */
const longestQuote = 500;

/** The words of an error; of a list of refused fields (FastAPI) their names and what is wrong, and not what was sent. */
function messageIn(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.flatMap((one: unknown) => messageIn(one) ?? []).join("\n");
  if (!isRecord(value)) return undefined;
  const { message, detail, msg, loc } = value;
  if (typeof msg === "string") return Array.isArray(loc) ? `${loc.join(".")}: ${msg}` : msg;
  return messageIn(message) ?? messageIn(detail);
}

/** The status that a body of JSON means which came with the status 200 and is an error; `null` if it is none. */
export function statusOfErrorIn(body: string): number | null {
  const parsed = parseJson(body);
  if (!isRecord(parsed) || "choices" in parsed) return null;
  const { error } = parsed;
  if (typeof error !== "string" && !isRecord(error)) return null;
  const code = isRecord(error) ? error["code"] : undefined;
  return typeof code === "number" && Number.isInteger(code) && code >= 400 && code < 600 ? code : 400;
}

const noCredit = new Set<string | undefined>([
  "insufficient_quota",
  "billing_error",
  "billing_not_active",
  "billing_hard_limit_reached",
]);

/** Whether the account has no credit. One vendor reports that only in its message, with the type of a bad request. */
export function isOutOfCredit({ type, code, message = "" }: ErrorBody): boolean {
  return noCredit.has(type) || noCredit.has(code) || /credit balance is too low/i.test(message);
}

/** Whether a conversation is longer than the model's context. Some say that only in their message. */
export const isTooLong = ({ type = "", code = "", message = "" }: ErrorBody): boolean =>
  /context[_ ](?:length|size|window)|prompt is too long/i.test([type, code, message].join(" "));

/** Whether a filter of the vendor declined what was sent. */
export const isFiltered = ({ code = "" }: ErrorBody): boolean =>
  /^(?:content_filter|content_policy_violation)$/.test(code);
