import type { OpenAI } from "openai";
import type { PromptImage, PromptMessage, ReplyRequest } from "../../contracts";
import { withPictureInWords } from "../../shared/picture-in-words";
import { estimateTokens, fitTurns } from "../fit-turns";
import { mergeTurns } from "../merge-turns";
import type { OpenAIProfile } from "./openai-profile";

/** The vendor's maximum number of stop strings. */
const mostStops = 4;

interface OpenAIBodyOptions {
  readonly model: string;
  readonly maxTokens: number;
  /** Left out, a conversation of any length is sent. */
  readonly contextTokens?: number | undefined;
}

/**
 * The body of a request, in the form that the model takes.
 *
 * @throws LanguageModelError `tooLong` where the last message alone does not fit into the context.
 */
export function toOpenAIBody(
  given: ReplyRequest,
  profile: OpenAIProfile,
  { model, maxTokens, contextTokens }: OpenAIBodyOptions,
) {
  const { lengthField, takesTemperature, takesStop, effort, thinkingTokens } = profile;
  const taken = profile.takesPictures ? given : withPictureInWords(given);
  const most = (given.maxTokens ?? maxTokens) + thinkingTokens;
  const { request, length } =
    contextTokens === undefined ? { request: taken, length: most } : fitted(taken, most, contextTokens);
  const { temperature, stop = [] } = request;
  return {
    model,
    messages: toOpenAIMessages(request, profile),
    [lengthField]: length,
    ...(takesTemperature && temperature !== undefined && { temperature }),
    ...(takesStop && stop.length > 0 && { stop: stop.slice(0, mostStops) }),
    ...(effort !== null && { reasoning_effort: effort }),
  };
}

/** The most of a context that is kept free for a reply and its thoughts. */
const replyShare = 1 / 4;

/** A request without the oldest turns that its context has no room for, and the length that is left for the reply. */
function fitted(request: ReplyRequest, most: number, contextTokens: number) {
  const { turns, tokens } = fitTurns({
    turns: request.messages,
    contextTokens,
    replyTokens: Math.min(most, Math.floor(contextTokens * replyShare)),
    count: (messages) => estimateTokens({ ...request, messages }),
  });
  // Servers refuse a length that the context has no room for.
  return { request: { ...request, messages: turns }, length: Math.min(most, contextTokens - tokens) };
}

/** The system prompt, then the conversation; a picture goes with the visitor's last message. */
function toOpenAIMessages(
  { system = "", messages, image }: ReplyRequest,
  { roles }: OpenAIProfile,
): OpenAI.ChatCompletionMessageParam[] {
  const conversation = roles === "any" ? messages : mergeTurns(messages.filter(({ content }) => content.trim() !== ""));
  const list = withPicture(conversation, image);
  if (system === "") return list;
  if (roles !== "noSystem") return [{ role: "system", content: system }, ...list];
  return withPicture(mergeTurns([{ role: "user", content: system }, ...conversation]), image);
}

function withPicture(
  messages: readonly PromptMessage[],
  image: PromptImage | undefined,
): OpenAI.ChatCompletionMessageParam[] {
  const pictured = image === undefined ? -1 : messages.findLastIndex(({ role }) => role === "user");
  const list: OpenAI.ChatCompletionMessageParam[] = messages.map(({ role, content }, index) =>
    role === "user" && index === pictured && image !== undefined
      ? { role, content: [...textPart(content), imagePart(image)] }
      : { role, content },
  );
  if (image !== undefined && pictured === -1) list.push({ role: "user", content: [imagePart(image)] });
  return list;
}

function textPart(text: string): OpenAI.ChatCompletionContentPart[] {
  return text.trim() === "" ? [] : [{ type: "text", text }];
}

function imagePart({ jpegBase64 }: PromptImage): OpenAI.ChatCompletionContentPart {
  return { type: "image_url", image_url: { url: `data:image/jpeg;base64,${jpegBase64}` } };
}
