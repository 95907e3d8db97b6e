/** The maximum number of characters for one call. */
const PIECE = 0x8000;

/**
 * Bytes in base64. Most pictures of a camera are replaced by the next one, so only those that are sent are encoded.
 */
export function toBase64(bytes: Uint8Array): string {
  // Newer than the language target.
  const { toBase64: native } = bytes as { toBase64?: () => string };
  if (native) return native.call(bytes);
  let text = "";
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
}
