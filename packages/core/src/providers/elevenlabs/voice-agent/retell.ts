import type { PromptMessage } from "../../../contracts";
import { fitLiveText, longestLiveText } from "../../../shared/live-text";

const HEAD = "Said before, in this conversation:";

/** What was said before, in one text: where it is too much, without what was said first. */
export function retell(history: readonly PromptMessage[]): string {
  const told: string[] = [];
  let left = longestLiveText - HEAD.length;
  for (const { role, content } of history.toReversed()) {
    const line = `\n${role === "user" ? "Visitor" : "You"}: ${content}`;
    if (line.length > left && told.length > 0) break;
    told.unshift(line.length > left ? `\n${fitLiveText(line, left - 1)}` : line);
    left -= line.length;
  }
  return [HEAD, ...told].join("");
}
