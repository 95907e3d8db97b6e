import { encodeChatEvent } from "../../chat-protocol/chat-event";
import { describeCutReplies } from "../cut-replies.fixture";
import { createBackendLanguageModel } from "./index";

const reply = "Lightning — naïve, 🜁 free.";

describeCutReplies({
  vendor: "our server",
  answer: [
    encodeChatEvent({ type: "start", model: "OpenAI gpt-6.1-sol", takesPictures: true }),
    encodeChatEvent({ type: "alive" }),
    ...(reply.match(/\s*\S+/g) ?? []).map((text) => encodeChatEvent({ type: "delta", text })),
    encodeChatEvent({ type: "usage", inputTokens: 9, outputTokens: 4 }),
    encodeChatEvent({ type: "end", reason: "complete" }),
  ].join(""),
  reply,
  lastWord: "event: end",
  withoutText: "network",
  createModel: (fetch) => createBackendLanguageModel({ baseURL: "https://minds.test", maxRetries: 0, fetch }),
});
