import type { ContentBlockParam, MessageParam } from "@anthropic-ai/sdk/resources/messages";
import type { PromptMessage, ReplyRequest } from "../../contracts";

/** Replaces a missing message of the visitor, which the vendor requires. */
const silence: PromptMessage = { role: "user", content: "[…]" };

/**
 * The conversation in the vendor's format: no blank messages, alternating speakers, the visitor first and last. A picture
 * precedes the text of the last message.
 */
export function toAnthropicMessages({ messages, image }: ReplyRequest): MessageParam[] {
  const turns = mergeTurns(messages.filter(({ content }) => content.trim() !== ""));
  if (turns[0]?.role === "assistant") turns.unshift(silence);
  if (turns.at(-1)?.role === "assistant") turns.push(silence);
  const list: MessageParam[] = turns.map(({ role, content }) => ({ role, content }));
  if (image === undefined) return list;

  const last = turns.at(-1);
  const picture: ContentBlockParam = {
    type: "image",
    source: { type: "base64", media_type: "image/jpeg", data: image.jpegBase64 },
  };
  const text: ContentBlockParam[] = last === undefined ? [] : [{ type: "text", text: last.content }];
  return [...list.slice(0, -1), { role: "user", content: [picture, ...text] }];
}

function mergeTurns(messages: readonly PromptMessage[]): PromptMessage[] {
  const turns: PromptMessage[] = [];
  for (const message of messages) {
    const last = turns.at(-1);
    if (last?.role === message.role)
      turns[turns.length - 1] = { role: last.role, content: `${last.content}\n\n${message.content}` };
    else turns.push(message);
  }
  return turns;
}
