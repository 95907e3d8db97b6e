import type { Readable } from "node:stream";
import { deadlines } from "./deadlines";
import type { Timers } from "./timers";

/** No vendor says more than this about an error; a longer body is not read to its end. */
const LONGEST_ERROR_BYTES = 64 * 1024;

/**
 * Reads a vendor's error, if it is JSON, as the vendor wrote it — but for the key, of which some quote a part.
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
    const clean = withoutSecrets(text, secrets);
    // JSON may spell a secret in other letters; then it is written anew.
    const anew = JSON.stringify(JSON.parse(clean));
    return withoutSecrets(anew, secrets) === anew ? clean : withoutSecrets(anew, secrets);
  } catch {
    return null;
  }
}

/**
 * Reads no more than so many bytes, and a little.
 *
 * @throws Error where the vendor breaks off, or is not done within `deadlines.shortAnswer`, however steadily it drips.
 */
export async function readStart(body: Readable, mostBytes: number, timers: Timers): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let length = 0;
  const inTime = timers.after(deadlines.shortAnswer, () =>
    body.destroy(new Error("The vendor did not finish in time.")),
  );
  try {
    for await (const piece of body as AsyncIterable<Uint8Array>) {
      length += piece.byteLength;
      text += decoder.decode(piece, { stream: true });
      if (length > mostBytes) break;
    }
  } finally {
    inTime();
  }
  return text + decoder.decode();
}

/** What stands in the place of a secret. */
export const HIDDEN = "[key]";

/** A shorter one is a word, which may stand anywhere. */
const SHORTEST_SECRET = 8;

/** The secrets themselves and shortened forms such as `sk-ab****wxyz`. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  const hidden = secrets
    .filter(({ length }) => length >= SHORTEST_SECRET)
    .reduce((rest, secret) => rest.replaceAll(secret, HIDDEN), text);
  return hidden.replace(/\bsk[-_][\w*.-]{4,}/g, HIDDEN);
}
