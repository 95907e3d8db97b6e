import * as v from "valibot";
import { listOf, stopStrings, Streaming, temperature, TextPart, Tokens } from "./request-parts";

// Only inline pictures: with an address the vendor would fetch any URL the visitor names.
const ImagePart = v.object({
  type: v.literal("image_url"),
  image_url: v.object({
    url: v.pipe(v.string(), v.regex(/^data:image\/(?:jpeg|png|webp);base64,[A-Za-z0-9+/]+={0,2}$/)),
    detail: v.optional(v.picklist(["auto", "low", "high"])),
  }),
});

const TextContent = v.union([v.string(), listOf(TextPart)]);

const Message = v.variant("role", [
  v.object({ role: v.picklist(["system", "developer", "assistant"]), content: TextContent }),
  v.object({ role: v.literal("user"), content: v.union([v.string(), listOf(v.union([TextPart, ImagePart]))]) }),
]);

/** The part of a chat completion request that is passed on. */
export const OpenAIRequest = v.pipe(
  v.object({
    model: v.string(),
    messages: listOf(Message),
    max_completion_tokens: Tokens,
    temperature: temperature(2),
    stop: v.optional(v.union([v.pipe(v.string(), v.maxLength(64)), stopStrings(4)])),
    stream: Streaming,
  }),
  // This vendor reports the usage of a stream only on request.
  v.transform((request) => (request.stream ? { ...request, stream_options: { include_usage: true } } : request)),
);
