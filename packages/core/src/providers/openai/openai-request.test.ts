import { describe, expect, it } from "vitest";
import type { ReplyRequest } from "../../contracts";
import { firstOpenAIProfile } from "./openai-profile";
import { toOpenAIBody } from "./openai-request";

const image = { jpegBase64: "/9j/4AAQ" };
const picture = { type: "image_url", image_url: { url: "data:image/jpeg;base64,/9j/4AAQ" } };

const toOpenAIMessages = (request: ReplyRequest) =>
  toOpenAIBody(request, firstOpenAIProfile({ isKeyless: false }), { model: "gpt-6.1-sol", maxTokens: 4096 }).messages;

describe("the prompt for OpenAI", () => {
  it("begins with the system prompt, if there is one", () => {
    const messages = [{ role: "user", content: "Hello." }] as const;
    expect(toOpenAIMessages({ messages })).toEqual(messages);
    expect(toOpenAIMessages({ messages, system: "" })).toEqual(messages);
    expect(toOpenAIMessages({ messages, system: "You are Tesla." })).toEqual([
      { role: "system", content: "You are Tesla." },
      ...messages,
    ]);
  });

  it("contains a picture with the visitor’s last message, after its text", () => {
    const first = { role: "user", content: "Look." } as const;
    const answer = { role: "assistant", content: "I look." } as const;
    expect(toOpenAIMessages({ messages: [first, answer, { role: "user", content: "What is it?" }], image })).toEqual([
      first,
      answer,
      { role: "user", content: [{ type: "text", text: "What is it?" }, picture] },
    ]);
  });

  it("can be a picture only", () => {
    const alone = [{ role: "user", content: [picture] }];
    expect([
      toOpenAIMessages({ messages: [], image }),
      toOpenAIMessages({ messages: [{ role: "user", content: " " }], image }),
    ]).toEqual([alone, alone]);
  });
});
