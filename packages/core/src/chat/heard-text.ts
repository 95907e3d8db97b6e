import type { Message } from "../contracts";

/** What was heard of a message that the visitor spoke over, and what was not; `null` where it was heard whole, or nobody knows. */
export function heardText({
  text,
  status,
  heardUntil,
}: Pick<Message, "text" | "status" | "heardUntil">): { readonly heard: string; readonly unheard: string } | null {
  // A memory from a file may say anything.
  if (status !== "interrupted" || typeof heardUntil !== "number" || !(heardUntil >= 0 && heardUntil < text.length))
    return null;
  return { heard: text.slice(0, heardUntil), unheard: text.slice(heardUntil) };
}
