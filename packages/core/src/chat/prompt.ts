import type { Message, PromptMessage } from "../contracts";
import { conversationPhrases } from "../shared/phrases";
import { heardText } from "./heard-text";
import { isWritten } from "../turn/reply-end";

/** How far back a model is shown the conversation. */
export interface PromptWindow {
  readonly messages: number;
  readonly characters: number;
}

/** Thirty exchanges, or about 12,000 tokens of history: what a visitor may still refer to, at a bounded price. */
export const promptWindow: PromptWindow = { messages: 60, characters: 48_000 };

/**
 * What a model is shown of a conversation: its last messages, without apologies. Of a reply that the visitor spoke over
 * it is shown what was heard. What was refused is left out with its question: models that see it refuse what follows
 * as well (https://platform.claude.com/docs/en/test-and-evaluate/strengthen-guardrails/handle-streaming-refusals).
 */
export function promptMessages(
  messages: readonly Message[],
  window: PromptWindow = promptWindow,
  { interruptedHere, heardUpTo } = conversationPhrases,
): readonly PromptMessage[] {
  const recent: PromptMessage[] = [];
  let characters = 0;
  for (let index = messages.length - 1; index >= 0 && recent.length < window.messages; index -= 1) {
    const message = messages[index];
    if (message === undefined || message.status === "failed") continue;
    if (message.status === "refused") {
      if (messages[index - 1]?.author === "user") index -= 1;
      continue;
    }
    const interrupted = heardText(message);
    const content = interrupted
      ? `${interrupted.heard.trimEnd()}… ${interruptedHere}`
      : withHeardMark(message, heardUpTo);
    characters += content.length;
    if (characters > window.characters && recent.length > 0) break;
    recent.unshift({ role: message.author === "user" ? "user" : "assistant", content });
  }
  return recent;
}

/** A message whose voice the visitor silenced can still be read; a model is shown how far it was heard. */
function withHeardMark({ text, status, heardUntil }: Message, mark: string): string {
  if (!isWritten(status) || typeof heardUntil !== "number" || !(heardUntil >= 0 && heardUntil < text.length))
    return text;
  return [text.slice(0, heardUntil).trimEnd(), mark, text.slice(heardUntil).trimStart()]
    .filter((part) => part !== "")
    .join(" ");
}
