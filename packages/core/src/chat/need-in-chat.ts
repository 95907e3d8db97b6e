import { careIn, type Care } from "../safety/care";
import type { ChatContext } from "./chat.types";

/** What the visitor of a chat needs help with, or needed recently; `null` otherwise. Known before the reply is complete. */
export function careOfChat({ reply, memory }: Pick<ChatContext, "reply" | "memory">): Care | null {
  const { pending } = reply;
  return pending?.need === undefined
    ? careIn(memory.messages)
    : { kind: pending.need, messageId: pending.id, turns: 0 };
}
