import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** A keyed hash; the purpose keeps a value from being used elsewhere. */
export function keyedHash(secret: string, purpose: string, text: string): string {
  return createHmac("sha256", secret).update(`${purpose}\0${text}`).digest("base64url");
}

/** Compares in constant time. */
export function isSameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
