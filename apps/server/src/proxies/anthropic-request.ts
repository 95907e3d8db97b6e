import * as v from "valibot";
import { listOf, stopStrings, Streaming, temperature, TextPart, Tokens } from "./request-parts";

const ImagePart = v.object({
  type: v.literal("image"),
  source: v.object({
    type: v.literal("base64"),
    media_type: v.picklist(["image/jpeg", "image/png", "image/webp"]),
    data: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  }),
});

const Message = v.variant("role", [
  v.object({ role: v.literal("assistant"), content: v.union([v.string(), listOf(TextPart)]) }),
  v.object({ role: v.literal("user"), content: v.union([v.string(), listOf(v.union([TextPart, ImagePart]))]) }),
]);

/** The part of a messages request that is passed on. */
export const AnthropicRequest = v.object({
  model: v.string(),
  max_tokens: Tokens,
  system: v.optional(v.union([v.string(), listOf(TextPart)])),
  messages: listOf(Message),
  temperature: temperature(1),
  stop_sequences: v.optional(stopStrings(16)),
  stream: Streaming,
});
