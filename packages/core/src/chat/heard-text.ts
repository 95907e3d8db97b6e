import type { Message } from "../contracts";

/** What was heard of a message that the visitor spoke over, and what was not; `null` where it was heard whole, or nobody knows. */
export function heardText({
  content,
  end,
  heard,
}: Pick<Message, "content" | "end" | "heard">): { readonly heard: string; readonly unheard: string } | null {
  // A memory from a file may say anything.
  if (end !== "interrupted" || typeof heard !== "number" || !(heard >= 0 && heard < content.length)) return null;
  return { heard: content.slice(0, heard), unheard: content.slice(heard) };
}
