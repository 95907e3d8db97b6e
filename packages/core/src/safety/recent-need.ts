import type { Message, NeedKind } from "../contracts";
import { isNeedKind } from "../shared/one-of";

/** How many messages after a need are answered gently. */
const GENTLE_TURNS = 3;

/** The visitor was in need a short while ago. */
export interface RecentNeed {
  readonly kind: NeedKind;
  /** The id of the message that is marked with it. */
  readonly messageId: string;
  /** How many messages the visitor has sent since. */
  readonly turns: number;
}

interface CheckedMessage {
  readonly id: string;
  readonly safety?: NeedKind;
}

/** The last need in a conversation while it is answered gently; `null` otherwise. Read from the messages, so that it survives a reload. */
export function recentNeedAmong<Line extends CheckedMessage>(
  lines: readonly Line[],
  isVisitors: (line: Line) => boolean,
): RecentNeed | null {
  let turns = 0;
  for (let index = lines.length - 1; index >= 0 && turns <= GENTLE_TURNS; index -= 1) {
    const line = lines[index];
    if (!line) continue;
    if (isNeedKind(line.safety)) return { kind: line.safety, messageId: line.id, turns };
    if (isVisitors(line)) turns += 1;
  }
  return null;
}

/** The same for a conversation with one character. */
export const recentNeedIn = (messages: readonly Pick<Message, "id" | "author" | "safety">[]): RecentNeed | null =>
  recentNeedAmong(messages, ({ author }) => author === "user");
