import { describe, expect, it } from "vitest";
import { toAnthropicMessages } from "./anthropic-request";

const image = { jpegBase64: "/9j/4AAQ" };
const picture = { type: "image", source: { type: "base64", media_type: "image/jpeg", data: "/9j/4AAQ" } };

describe("the prompt for Claude", () => {
  it("alternates the speakers, with the visitor first and last, without blank messages", () => {
    expect(
      toAnthropicMessages({
        messages: [
          { role: "assistant", content: "Welcome." },
          { role: "user", content: "Tesla: I disagree." },
          { role: "user", content: "  " },
          { role: "user", content: "Faust: So do I." },
          { role: "assistant", content: "Prove it." },
        ],
      }),
    ).toEqual([
      { role: "user", content: "[…]" },
      { role: "assistant", content: "Welcome." },
      { role: "user", content: "Tesla: I disagree.\n\nFaust: So do I." },
      { role: "assistant", content: "Prove it." },
      { role: "user", content: "[…]" },
    ]);
  });

  it("contains a picture before the text of the last message", () => {
    const earlier = [
      { role: "user", content: "Look." },
      { role: "assistant", content: "I look." },
    ] as const;
    expect(toAnthropicMessages({ messages: [...earlier, { role: "user", content: "What is it?" }], image })).toEqual([
      ...earlier,
      { role: "user", content: [picture, { type: "text", text: "What is it?" }] },
    ]);
  });

  it("can be a picture only, or empty", () => {
    expect([toAnthropicMessages({ messages: [], image }), toAnthropicMessages({ messages: [] })]).toEqual([
      [{ role: "user", content: [picture] }],
      [],
    ]);
  });
});
