/** Why a conversation's socket closes, as the page is told. Codes below 4000 mean what RFC 6455 says. */
export const closeCodes = {
  /** All is well: one of the two ended it, or its time is over. */
  ended: 1000,
  /** The archive is being restarted. */
  goingAway: 1001,
  /** The page sent what no honest page sends. */
  policy: 1008,
  tooBig: 1009,
  /** The vendor failed. */
  upstream: 1011,
  /** The vendor has no free line. */
  busy: 1013,
  /** The session it began in is over: the visitor has locked the archive, or has to unlock it anew. */
  locked: 4401,
  /** The vendor refuses the archive's key. */
  keyRefused: 4403,
  /** It did not begin in time. */
  startTimedOut: 4408,
  /** The same visitor began another one. */
  elsewhere: 4409,
  /** There is nothing left to spend. */
  spent: 4429,
} as const;

const MOST_REASON_BYTES = 123;

/** A close frame has room for few bytes; half a character is none. */
export function fitReason(reason: string): string {
  const bytes = Buffer.from(reason);
  return bytes.length <= MOST_REASON_BYTES
    ? reason
    : bytes
        .subarray(0, MOST_REASON_BYTES)
        .toString()
        .replace(/(?<!\uFFFD)\uFFFD+$/, "");
}

/** What of a vendor's close code may be said on. */
export function passedCode(code: number): number {
  return code === closeCodes.ended || code === closeCodes.policy || (code >= 3000 && code <= 4999)
    ? code
    : closeCodes.upstream;
}
