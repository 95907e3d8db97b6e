import type { OpenAI } from "openai";
import type { PromptImage, PromptMessage, ReplyRequest } from "../../contracts";
import { withPictureInWords } from "../../shared/picture-in-words";
import { mergeTurns } from "../merge-turns";
import type { OpenAIProfile } from "./openai-profile";

/** The vendor's maximum number of stop strings. */
const mostStops = 4;

/** The body of a request, in the form that the model takes. */
export function toOpenAIBody(
  request: ReplyRequest,
  profile: OpenAIProfile,
  { model, maxTokens }: { readonly model: string; readonly maxTokens: number },
) {
  const { temperature, stop = [] } = request;
  const taken = profile.takesPictures ? request : withPictureInWords(request);
  const { lengthField, takesTemperature, takesStop, effort, thinkingTokens } = profile;
  return {
    model,
    messages: toOpenAIMessages(taken, profile),
    [lengthField]: (request.maxTokens ?? maxTokens) + thinkingTokens,
    ...(takesTemperature && temperature !== undefined && { temperature }),
    ...(takesStop && stop.length > 0 && { stop: stop.slice(0, mostStops) }),
    ...(effort !== null && { reasoning_effort: effort }),
  };
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
