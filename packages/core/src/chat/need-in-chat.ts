import { recentNeedIn, type RecentNeed } from "../safety/recent-need";
import type { ChatContext } from "./chat.types";

/** What the visitor of a chat needs help with, or needed recently; `null` otherwise. Known before the reply is complete. */
export function recentNeedOfChat({ reply, memory }: Pick<ChatContext, "reply" | "memory">): RecentNeed | null {
  const { pending } = reply;
  return pending?.need === undefined
    ? recentNeedIn(memory.messages)
    : { kind: pending.need, messageId: pending.id, turns: 0 };
}
