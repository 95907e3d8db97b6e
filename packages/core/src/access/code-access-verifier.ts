import type { AccessVerifier } from "../contracts";

/**
 * Compares the code in the browser, without a server: trimmed, then exactly.
 * It decides what is shown; it cannot protect anything, for whoever reads the page's code reads the access code too.
 *
 * @example
 * const verifier = createCodeAccessVerifier('archive')
 */
export function createCodeAccessVerifier(code: string): AccessVerifier {
  const expected = code.trim();
  return {
    async verify(given, { signal }) {
      signal.throwIfAborted();
      return given.trim() === expected ? "granted" : "denied";
    },
  };
}
