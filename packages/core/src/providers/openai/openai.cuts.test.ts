import { inject } from "vitest";
import { describeCutReplies } from "../cut-replies.fixture";
import { createOpenAILanguageModel } from "./index";

const { openai, reply } = inject("recordedAnswers");

describeCutReplies({
  vendor: "OpenAI",
  answer: openai,
  reply,
  lastWord: '"finish_reason":"stop"',
  createModel: (fetch) =>
    createOpenAILanguageModel({ baseURL: "http://vendor.test/v1", model: "gpt-6.1-sol", maxRetries: 0, fetch }),
});
