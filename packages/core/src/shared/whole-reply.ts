import type { StreamPart } from "../contracts";

/** The text of a stream once it has ended: the reply that `complete` returns. */
export async function wholeReply(parts: AsyncIterable<string | StreamPart>): Promise<string> {
  let text = "";
  for await (const part of parts) if (typeof part === "string") text += part;
  return text;
}
