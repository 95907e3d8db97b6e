import type { TestProject } from "vitest/node";
// By path: Vite resolves packages of a global set-up as Node does, to what is built.
import { startAnthropicStandIn, startOpenAIStandIn } from "../../testing/src/servers";
import { recordAnswer } from "../src/providers/cut-answer.fixture";

/** What the recorded replies say. */
const reply = "Lightning — naïve, 🜁 free.";

declare module "vitest" {
  interface ProvidedContext {
    /** Whole streamed answers of the vendors, as they come over the wire, and the reply that each of them holds. */
    readonly recordedAnswers: { readonly reply: string; readonly openai: string; readonly anthropic: string };
  }
}

/** Records the answers once, for tests in Node and in a browser, which can start no server. */
export async function setup({ provide }: TestProject): Promise<void> {
  const decoder = new TextDecoder();
  const messages = [{ role: "user", content: "Hello." }];
  const openai = await startOpenAIStandIn({ reply, delays: 0 });
  const anthropic = await startAnthropicStandIn({ reply, delays: 0 });
  provide("recordedAnswers", {
    reply,
    openai: decoder.decode(
      await recordAnswer(
        `${openai.url}/v1/chat/completions`,
        { authorization: "Bearer key" },
        { model: "gpt-6.1-sol", stream: true, messages },
      ),
    ),
    anthropic: decoder.decode(
      await recordAnswer(
        `${anthropic.url}/v1/messages`,
        { "x-api-key": "key", "anthropic-version": "2023-06-01" },
        { model: "claude-sonnet-5", max_tokens: 99, stream: true, messages },
      ),
    ),
  });
  await Promise.all([openai.close(), anthropic.close()]);
}
