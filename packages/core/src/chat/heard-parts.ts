import type { Message } from "../contracts";

/** The heard and the unheard part of a message that the visitor interrupted; `null` if it was heard completely, or if that is unknown. */
export function heardParts({
  text,
  status,
  heardUntil,
}: Pick<Message, "text" | "status" | "heardUntil">): { readonly heard: string; readonly unheard: string } | null {
  // An imported memory may contain any value.
  if (status !== "interrupted" || typeof heardUntil !== "number" || !(heardUntil >= 0 && heardUntil < text.length))
    return null;
  return { heard: text.slice(0, heardUntil), unheard: text.slice(heardUntil) };
}
