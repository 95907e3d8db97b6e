import type { PromptMessage } from "../../../contracts";
import { fitLiveText, longestLiveText } from "../../../shared/live-text";

const HEAD = "Said before, in this conversation:";

/** The history as one text. Where it is too long, the oldest messages are left out. */
export function historyText(history: readonly PromptMessage[]): string {
  const lines: string[] = [];
  let left = longestLiveText - HEAD.length;
  for (const { role, content } of history.toReversed()) {
    const line = `\n${role === "user" ? "Visitor" : "You"}: ${content}`;
    if (line.length > left && lines.length > 0) break;
    lines.unshift(line.length > left ? `\n${fitLiveText(line, left - 1)}` : line);
    left -= line.length;
  }
  return [HEAD, ...lines].join("");
}
