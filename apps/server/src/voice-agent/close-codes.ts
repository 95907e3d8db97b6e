import { liveCloseCodes } from "@archive-of-minds/core/internal";

const MOST_REASON_BYTES = 123;

/** Cuts a reason to the length of a close frame, between two characters. */
export function fitReason(reason: string): string {
  const bytes = Buffer.from(reason);
  return bytes.length <= MOST_REASON_BYTES
    ? reason
    : bytes
        .subarray(0, MOST_REASON_BYTES)
        .toString()
        .replace(/(?<!\uFFFD)\uFFFD+$/, "");
}

const ownCodes: ReadonlySet<number> = new Set(Object.values(liveCloseCodes).filter((code) => code >= 4000));

/** The code with which a vendor's close is passed on. The codes of our own are reserved for the server. */
export function passedCode(code: number): number {
  if (code === liveCloseCodes.ended || code === liveCloseCodes.policy) return code;
  return code >= 3000 && code <= 4999 && !ownCodes.has(code) ? code : liveCloseCodes.upstream;
}
