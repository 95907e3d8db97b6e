import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import type { Timers } from "../proxies/timers";
import { ApiError } from "./api-error";
import { clientAddress } from "./client-address";
import type { ServerEnv } from "./server-env";
import { watchUploadPace } from "./upload-pace";
import type { UploadAllowance, UploadQuota } from "./upload-quota";

/** What long bodies are received by. */
export interface Uploads {
  readonly quota: UploadQuota;
  readonly trustProxy: number;
  readonly timers: Timers;
}

/** Memory for one body or one answer of whoever asks. Behind the session. */
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
 * The same for bodies that may be so long that many of them at once would fill the memory: one is read as far as there is
 * room for it and as long as it comes at the least rate, and keeps its room until it has been dealt with. Behind the session.
 */
export function limitLongBody(bytes: number, uploads: Uploads): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    if (c.req.header("transfer-encoding") === undefined && Number(c.req.header("content-length") ?? 0) > bytes)
      throw tooLarge(bytes);
    const allowance = allowUpload(c, uploads);
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
      // The request lives on while its answer is passed on.
      c.set("body", undefined);
      allowance.release();
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
 * Reads the body as JSON and as the schema has it; fields the schema does not name are left out.
 * Only `application/json`: every other type a foreign page may send without asking first.
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

/** Where it is wrong and what was expected; never what was sent. */
function describeIssue(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue) ?? "The body";
  // Of a field that is not there, the schema expects its name.
  if (issue.type === "object" && issue.input === undefined && v.getDotPath(issue) !== null)
    return `${place} is missing.`;
  return issue.expected === null || issue.expected === undefined
    ? `${place} is not acceptable.`
    : `${place} must be ${issue.expected}.`;
}
