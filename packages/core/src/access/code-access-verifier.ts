import type { AccessVerifier } from "../contracts";

/**
 * Compares the trimmed code in the browser, without a server. It decides only which screen is shown, and protects nothing:
 * the access code is readable in the page's source.
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
