import type { OpenAI } from "openai";
import type { PromptImage, ReplyRequest } from "../../contracts";

/** The system prompt, then the conversation; a picture is part of the visitor's last message. */
export function toOpenAIMessages({ system, messages, image }: ReplyRequest): OpenAI.ChatCompletionMessageParam[] {
  const pictured = image === undefined ? -1 : messages.findLastIndex(({ role }) => role === "user");
  const list: OpenAI.ChatCompletionMessageParam[] = messages.map(({ role, content }, index) =>
    role === "user" && index === pictured && image !== undefined
      ? { role, content: [...textPart(content), imagePart(image)] }
      : { role, content },
  );
  if (image !== undefined && pictured === -1) list.push({ role: "user", content: [imagePart(image)] });
  return system === undefined || system === "" ? list : [{ role: "system", content: system }, ...list];
}

function textPart(text: string): OpenAI.ChatCompletionContentPart[] {
  return text.trim() === "" ? [] : [{ type: "text", text }];
}

function imagePart({ jpegBase64 }: PromptImage): OpenAI.ChatCompletionContentPart {
  return { type: "image_url", image_url: { url: `data:image/jpeg;base64,${jpegBase64}` } };
}
