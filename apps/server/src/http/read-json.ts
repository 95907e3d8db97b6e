import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import type { Timers } from "../proxies/timers";
import { ApiError } from "./api-error";
import { clientAddress } from "./client-address";
import type { ServerEnv } from "./server-env";
import { watchUploadPace } from "./upload-pace";
import type { UploadAllowance, UploadQuota } from "./upload-quota";

/** What it takes to receive long bodies. */
export interface Uploads {
  readonly quota: UploadQuota;
  readonly trustProxy: number;
  readonly timers: Timers;
}

/** Memory for one body or one answer of this client. Needs a session. */
export const allowUpload = (c: Context<ServerEnv>, { quota, trustProxy }: Uploads): UploadAllowance =>
  quota.open({ visitorId: c.get("visitorId"), address: clientAddress(c, trustProxy) });

const tooLarge = (bytes: number) =>
  new ApiError(413, "body_too_large", `The body must not be longer than ${bytes} bytes.`);

/** Refuses a longer body before it is read. */
export const limitBody = (bytes: number) =>
  bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw tooLarge(bytes);
    },
  });

/**
 * The same for bodies so long that many at once would fill the memory. A body is read while the upload quota has room
 * and data arrives at the minimum rate. It counts against the quota until it has been handled. Needs a session.
 */
export function limitLongBody(bytes: number, uploads: Uploads): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    if (c.req.header("transfer-encoding") === undefined && Number(c.req.header("content-length") ?? 0) > bytes)
      throw tooLarge(bytes);
    const allowance = allowUpload(c, uploads);
    let isKept = false;
    c.set("keepUpload", () => {
      isKept = true;
      return allowance;
    });
    try {
      let length = 0;
      const makeRoom = (more: number) => {
        length += more;
        if (length > bytes) throw tooLarge(bytes);
        allowance.take(more);
      };
      c.set("body", await readText(c.req.raw.body, makeRoom, uploads.timers));
      await next();
    } finally {
      // The request stays in memory while its answer streams.
      c.set("body", undefined);
      if (!isKept) allowance.release();
    }
  };
}

async function readText(
  body: ReadableStream<Uint8Array> | null,
  makeRoom: (bytes: number) => void,
  timers: Timers,
): Promise<string> {
  if (body === null) return "";
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const pace = watchUploadPace(timers);
  let text = "";
  try {
    for (;;) {
      const read = reader.read().catch(() => {
        throw new ApiError(400, "invalid_request", "The body broke off.");
      });
      const { done, value } = await Promise.race([read, pace.tooSlow]);
      if (done) return text + decoder.decode();
      makeRoom(value.length);
      pace.received(value.length);
      text += decoder.decode(value, { stream: true });
    }
  } finally {
    pace.end();
  }
}

/**
 * Reads the body as JSON and validates it; unknown fields are dropped.
 * Only `application/json`: a foreign page may send other types without a preflight request.
 */
export async function readJson<Schema extends v.GenericSchema>(
  c: Context<ServerEnv>,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header("content-type") ?? "")) {
    throw new ApiError(415, "json_required", "The body must be sent as application/json.");
  }
  const result = v.safeParse(schema, await parseBody(c));
  if (result.success) return result.output;
  throw new ApiError(400, "invalid_request", describeIssue(result.issues[0]));
}

async function parseBody(c: Context<ServerEnv>): Promise<unknown> {
  try {
    return JSON.parse(c.get("body") ?? (await c.req.text()));
  } catch {
    throw new ApiError(400, "invalid_request", "The body is not JSON.");
  }
}

/** The field and what was expected; never what was sent. */
function describeIssue(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue) ?? "The body";
  // For a missing field, the schema's expectation is its name.
  if (issue.type === "object" && issue.input === undefined && v.getDotPath(issue) !== null)
    return `${place} is missing.`;
  return issue.expected === null || issue.expected === undefined
    ? `${place} is invalid.`
    : `${place} must be ${issue.expected}.`;
}
