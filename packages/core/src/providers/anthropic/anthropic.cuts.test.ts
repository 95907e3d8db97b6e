import { inject } from "vitest";
import { describeCutReplies } from "../cut-replies.fixture";
import { createAnthropicLanguageModel } from "./index";

const { anthropic, reply } = inject("recordedAnswers");

describeCutReplies({
  vendor: "Claude",
  answer: anthropic,
  reply,
  lastWord: '"stop_reason":"end_turn"',
  createModel: (fetch) =>
    createAnthropicLanguageModel({ baseURL: "http://vendor.test", models: ["claude-sonnet-5"], maxRetries: 0, fetch }),
});
