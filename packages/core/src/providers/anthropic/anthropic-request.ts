import type { ContentBlockParam, MessageParam } from "@anthropic-ai/sdk/resources/messages";
import type { PromptMessage, ReplyRequest } from "../../contracts";
import { withPictureInWords } from "../../shared/picture-in-words";
import { mergeTurns } from "../merge-turns";
import { effortFields, type AnthropicProfile } from "./anthropic-profile";

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

/** The body of a request, in the form that the model takes. */
export function toAnthropicBody(
  request: ReplyRequest,
  profile: AnthropicProfile,
  limits: { readonly maxTokens: number; readonly temperature: number },
) {
  const { system = "", stop = [] } = request;
  // The vendor refuses blank stop strings.
  const stops = stop.filter((text) => text.trim() !== "");
  return {
    messages: toAnthropicMessages(profile.takesPictures ? request : withPictureInWords(request)),
    max_tokens: (request.maxTokens ?? limits.maxTokens) + profile.thinkingTokens,
    ...(system !== "" && { system }),
    // Absent from the SDK's types since newer models refuse it, yet part of the wire format.
    ...(profile.takesTemperature && { temperature: request.temperature ?? limits.temperature }),
    ...(profile.takesStop && stops.length > 0 && { stop_sequences: stops }),
    ...effortFields(profile),
  };
}
