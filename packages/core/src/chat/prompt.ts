import type { Message, PromptMessage } from "../contracts";
import { conversationPhrases } from "../shared/phrases";
import { heardParts } from "./heard-parts";
import { isWritten } from "../turn/reply-end";

/** How much of the conversation a model is shown, counted from its end. */
export interface PromptWindow {
  readonly messages: number;
  readonly characters: number;
}

/** Thirty exchanges, or about 12,000 tokens of history: enough for what a visitor may still refer to, at a bounded cost. */
export const promptWindow: PromptWindow = { messages: 60, characters: 48_000 };

/**
 * The part of a conversation that a model is shown: the last messages, without apologies. Of an interrupted reply it
 * contains the heard part. A refusal is left out with its question: models that see it refuse the following questions
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
    const interrupted = heardParts(message);
    const content = interrupted
      ? `${interrupted.heard.trimEnd()}… ${interruptedHere}`
      : withHeardMark(message, heardUpTo);
    characters += content.length;
    if (characters > window.characters && recent.length > 0) break;
    recent.unshift({ role: message.author === "user" ? "user" : "assistant", content });
  }
  return recent;
}

/** A message whose voice the visitor silenced can still be read; a mark shows the model how far it was heard. */
function withHeardMark({ text, status, heardUntil }: Message, mark: string): string {
  if (!isWritten(status) || typeof heardUntil !== "number" || !(heardUntil >= 0 && heardUntil < text.length))
    return text;
  return [text.slice(0, heardUntil).trimEnd(), mark, text.slice(heardUntil).trimStart()]
    .filter((part) => part !== "")
    .join(" ");
}
