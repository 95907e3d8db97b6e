import type { Readable } from "node:stream";
import { deadlines } from "./deadlines";
import type { Timers } from "./timers";

/** More than any vendor's error; a longer body is not read to its end. */
export const LONGEST_ERROR_BYTES = 64 * 1024;

/**
 * Reads a vendor's error if it is JSON, as the vendor wrote it except for secrets, of which some vendors quote a part.
 *
 * @returns the JSON text, or `null`.
 */
export async function readVendorError(
  body: Readable,
  secrets: readonly string[],
  timers: Timers,
): Promise<string | null> {
  const text = await readStart(body, LONGEST_ERROR_BYTES, timers);
  try {
    const clean = redactSecrets(text, secrets);
    // JSON may escape a secret; then the text is serialised again.
    const serialised = JSON.stringify(JSON.parse(clean));
    return redactSecrets(serialised, secrets) === serialised ? clean : redactSecrets(serialised, secrets);
  } catch {
    return null;
  }
}

/**
 * Reads up to about this many bytes.
 *
 * @throws Error if the vendor breaks off, or has not finished within `deadlines.shortAnswer`.
 */
export async function readStart(body: Readable, mostBytes: number, timers: Timers): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let length = 0;
  const inTime = timers.after(deadlines.shortAnswer, () =>
    body.destroy(new Error("The vendor did not finish in time.")),
  );
  try {
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      length += chunk.byteLength;
      text += decoder.decode(chunk, { stream: true });
      if (length > mostBytes) break;
    }
  } finally {
    inTime();
  }
  return text + decoder.decode();
}

/** Replaces a secret. */
const REDACTED = "[key]";

/** A shorter key is an ordinary word. */
const SHORTEST_SECRET = 8;

/** Matches the secrets and shortened forms such as `sk-ab****wxyz`. */
export function redactSecrets(text: string, secrets: readonly string[]): string {
  const hidden = secrets
    .filter(({ length }) => length >= SHORTEST_SECRET)
    .reduce((rest, secret) => rest.replaceAll(secret, REDACTED), text);
  return hidden.replace(/\bsk[-_][\w*.-]{4,}/g, REDACTED);
}
