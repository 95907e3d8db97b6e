import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** A keyed hash; the purpose keeps a value made for one place from being used in another. */
export function keyedHash(secret: string, purpose: string, text: string): string {
  return createHmac("sha256", secret).update(`${purpose}\0${text}`).digest("base64url");
}

/** Compares without telling by its duration where two texts differ, or how long they are. */
export function isSameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
