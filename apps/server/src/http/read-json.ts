import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { ApiError } from './api-error'

/** Refuses a longer body before it is read. */
export const limitBody = (bytes: number) =>
  bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw new ApiError(413, 'body_too_large', `The body must not be longer than ${bytes} bytes.`)
    },
  })

/**
 * Reads the body as JSON and as the schema has it; fields the schema does not name are left out.
 * Only `application/json`: every other type a foreign page may send without asking first.
 */
export async function readJson<Schema extends v.GenericSchema>(c: Context, schema: Schema): Promise<v.InferOutput<Schema>> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
    throw new ApiError(415, 'json_required', 'The body must be sent as application/json.')
  }
  const result = v.safeParse(schema, await parseBody(c))
  if (result.success) return result.output
  throw new ApiError(400, 'invalid_request', describeIssue(result.issues[0]))
}

async function parseBody(c: Context): Promise<unknown> {
  try {
    return JSON.parse(await c.req.text())
  } catch {
    throw new ApiError(400, 'invalid_request', 'The body is not JSON.')
  }
}

/** Where it is wrong and what was expected; never what was sent. */
function describeIssue(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue) ?? 'The body'
  return issue.expected === null || issue.expected === undefined ? `${place} is not acceptable.` : `${place} must be ${issue.expected}.`
}
