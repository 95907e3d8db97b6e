import { describe, expect, it } from "vitest";
import { createReplyTokens, maxInputTokens } from "./reply-tokens";

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (...chunks: string[]) => {
  const tokens = createReplyTokens();
  for (const chunk of chunks) tokens.watch(bytes(chunk));
  return tokens.read();
};
const event = (data: object) => `event: x\ndata: ${JSON.stringify(data)}\n\n`;

describe("the usage of a reply", () => {
  const anthropic = [
    event({
      type: "message_start",
      message: { usage: { input_tokens: 25, cache_read_input_tokens: 100, output_tokens: 1 } },
    }),
    event({ type: "content_block_delta", delta: { type: "text_delta", text: "Good evening." } }),
    event({ type: "message_delta", usage: { output_tokens: 15 } }),
  ].join("");

  it("is the vendor’s own count", () => {
    expect(read(anthropic)).toMatchObject({ input: 125, output: 15 });
    expect(read(event({ choices: [], usage: { prompt_tokens: 30, completion_tokens: 7 } }))).toMatchObject({
      input: 30,
      output: 7,
    });
    expect(
      read(
        JSON.stringify({
          choices: [{ message: { content: "x" } }],
          usage: { prompt_tokens: 30, completion_tokens: 7 },
        }),
      ),
    ).toMatchObject({ input: 30, output: 7 });
  });

  it("is marked apart from an estimate, which lacks hidden thinking", () => {
    expect([read(anthropic).isCounted, read(anthropic.slice(0, -40)).isCounted]).toEqual([true, false]);
  });

  it("is the same however the stream is split", () => {
    for (let at = 0; at <= anthropic.length; at += 1)
      expect(read(anthropic.slice(0, at), anthropic.slice(at))).toMatchObject({ input: 125, output: 15 });
  });

  it("is estimated from the text if the vendor does not count", () => {
    const words = "Invisible waves, captured by towers.";
    expect(read(event({ choices: [{ delta: { content: words } }] }), "data: [DONE]\n\n")).toMatchObject({
      input: null,
      output: 9,
    });
    expect(read(JSON.stringify({ content: [{ type: "text", text: words }] }))).toMatchObject({
      input: null,
      output: 9,
    });
  });

  it("is about the number of events if a long stream has no count", () => {
    const words = Array.from(
      { length: 1_000 },
      (_, index) => `data: ${JSON.stringify({ choices: [{ delta: { content: `n${index % 10} ` } }] })}\n\n`,
    );
    expect(read(...words, "data: [DONE]\n\n")).toMatchObject({ input: null, output: 1_001 });
    expect(read(words.join(""))).toMatchObject({ input: null, output: 1_000 });
  });

  it("is estimated if a stream broke off before the vendor counted, whatever it said at the beginning", () => {
    const words = Array.from({ length: 1_000 }, () => event({ type: "content_block_delta", delta: { text: "day " } }));
    const start = anthropic.slice(0, anthropic.indexOf("\n\n") + 2);
    expect(read(start, ...words)).toMatchObject({ input: 125, output: 1_001 });
    expect(read(start, words[0] ?? "")).toMatchObject({ input: 125, output: 1 });
  });

  it("is more than the number of events if each has several words", () => {
    const words = (text: string) =>
      Array.from({ length: 1_000 }, () => event({ type: "content_block_delta", delta: { text } }));
    const start = anthropic.slice(0, anthropic.indexOf("\n\n") + 2);
    for (const [text, tokens] of [
      ["Towers send invisible waves to the sea. ", 10_000],
      ["电波从塔上传来。", 6_000],
    ] as const) {
      const output = read(start, ...words(text)).output ?? 0;
      expect([output > 0.9 * tokens, output <= 1.01 * tokens]).toEqual([true, true]);
    }
  });

  it("is the vendor’s own count at the end of a long stream too", () => {
    const words = Array.from({ length: 1_000 }, () => event({ type: "content_block_delta", delta: { text: "day " } }));
    const [start, , end] = [
      anthropic.slice(0, anthropic.indexOf("\n\n") + 2),
      "",
      event({ type: "message_delta", usage: { output_tokens: 1_234 } }),
    ];
    expect(read(start, ...words, end)).toMatchObject({ input: 125, output: 1_234 });
  });

  it("is unknown for garbage", () => {
    for (const garbage of [
      "",
      "data: nonsense\n\n",
      "null",
      "data: null\n\n",
      'data: {"usage":{"output_tokens":-5},"choices":7}\n\n',
      '{"usage":{"output_tokens":1e400}}',
    ]) {
      expect(read(garbage)).toMatchObject({ input: null, output: 0 });
    }
  });
});

it.each(['{"usage":', `{"choices":[{"message":{"content":"${"x".repeat(300_000)}"}}]}`])(
  "is unknown for an answer without streaming that was cut short: %.9s",
  (json) => {
    expect(read(json)).toMatchObject({ input: null, output: null });
  },
);

it("ignores a count that no reply can have", () => {
  const huge = Number.MAX_SAFE_INTEGER;
  expect(
    read(
      event({ choices: [{ delta: { content: "Good evening." } }] }),
      event({ choices: [], usage: { prompt_tokens: huge, completion_tokens: huge } }),
    ),
  ).toMatchObject({ input: null, output: 4 });
});

describe("the most a request can cost", () => {
  it("is a token for two bytes", () => expect(maxInputTokens("x".repeat(1000))).toBe(500));
  it("is a token for each byte beyond ASCII", () => {
    expect([maxInputTokens("ᏣᎳᎩ".repeat(1000)), maxInputTokens(`xx${"é".repeat(100)}xx`)]).toEqual([9_000, 202]);
  });
  it("is five thousand for a picture, however large", () => {
    const picture = "A".repeat(4_000_000);
    const openAI = JSON.stringify({
      messages: [
        { role: "user", content: [{ type: "image_url", image_url: { url: `data:image/jpeg;base64,${picture}` } }] },
      ],
    });
    const anthropic = JSON.stringify({
      messages: [
        {
          role: "user",
          content: [{ type: "image", source: { type: "base64", media_type: "image/webp", data: `${picture}==` } }],
        },
      ],
    });
    for (const body of [openAI, anthropic]) {
      expect(maxInputTokens(body)).toBeGreaterThan(5_000);
      expect(maxInputTokens(body)).toBeLessThan(5_100);
    }
  });
  it.each([
    ["an endless word", "A".repeat(1_000_000)],
    ["a picture", `data:image/jpeg;base64,${"A".repeat(1_000_000)}`],
    [
      "a picture in a request",
      JSON.stringify({ data: "A".repeat(1_000_000), url: `data:image/png;base64,${"A".repeat(1_000_000)}` }),
    ],
  ])("does not take a text for a picture that looks like %s", (_case, text) => {
    for (const message of [text, [{ type: "text", text }]])
      expect(maxInputTokens(JSON.stringify({ messages: [{ role: "user", content: message }] }))).toBeGreaterThan(
        500_000,
      );
  });
});
