import { describe, expect, it } from "vitest";
import {
  deltas,
  errorEvent,
  has,
  hasPicture,
  json,
  read,
  reply,
  request,
  rolesOf,
  serverOf,
  start,
  type Body,
} from "./dialects.fixture";
import { createOpenAILanguageModel } from "./index";

// What servers that speak OpenAI's format take, refuse and send, in their own words.

describe("a server that refuses", () => {
  it.each<[string, (body: Body) => boolean, Response, (body: Body) => unknown, unknown]>([
    [
      "max_completion_tokens (Mistral, 422)",
      (body) => has(body, "max_completion_tokens"),
      json(422, {
        detail: [
          { type: "extra_forbidden", loc: ["body", "max_completion_tokens"], msg: "Extra inputs are not permitted" },
        ],
      }),
      (body) => body["max_tokens"],
      8192,
    ],
    [
      "max_completion_tokens (Mistral, in the message)",
      (body) => has(body, "max_completion_tokens"),
      json(422, {
        object: "error",
        message: { detail: [{ loc: ["body", "max_completion_tokens"], msg: "Extra inputs are not permitted" }] },
        type: "invalid_request_error",
      }),
      (body) => body["max_tokens"],
      8192,
    ],
    [
      "stream_options (an older vLLM)",
      (body) => has(body, "stream_options"),
      json(400, { object: "error", message: "Unrecognized request argument: stream_options", code: 400 }),
      (body) => has(body, "stream_options"),
      false,
    ],
    [
      "the temperature (Azure)",
      (body) => has(body, "temperature"),
      json(400, {
        error: {
          message: "Unsupported value: 'temperature' does not support 0.7 with this model. Only 1 is supported.",
          type: "invalid_request_error",
          param: "temperature",
          code: "unsupported_value",
        },
      }),
      (body) => has(body, "temperature"),
      false,
    ],
    [
      "stop strings (Groq)",
      (body) => has(body, "stop"),
      json(400, { error: { message: "property 'stop' is unsupported", type: "invalid_request_error" } }),
      (body) => has(body, "stop"),
      false,
    ],
    [
      "pictures (llama.cpp, 500)",
      hasPicture,
      json(500, {
        error: {
          code: 500,
          message: "image input is not supported - hint: if this is unexpected, you may need to provide the mmproj",
          type: "server_error",
        },
      }),
      hasPicture,
      false,
    ],
    [
      "pictures (LM Studio, a string)",
      hasPicture,
      json(400, { error: "Model does not support images. Please use a model that does." }),
      hasPicture,
      false,
    ],
    [
      "pictures (OpenRouter, 404)",
      hasPicture,
      json(404, { error: { message: "No endpoints found that support image input", code: 404 } }),
      hasPicture,
      false,
    ],
    [
      "pictures (Groq)",
      hasPicture,
      json(400, { error: { message: "messages[2].content must be a string", type: "invalid_request_error" } }),
      hasPicture,
      false,
    ],
    [
      "pictures (LM Studio, in the stream)",
      hasPicture,
      errorEvent({ error: { message: "Model does not support images. Please use a model that does." } }),
      hasPicture,
      false,
    ],
    [
      "two messages of one role (LM Studio, 200 without a stream)",
      (body) => rolesOf(body).includes("user,user"),
      json(200, { error: "Error rendering prompt with jinja template: Conversation roles must alternate." }),
      rolesOf,
      "system,user",
    ],
    [
      "a system message (LM Studio, in the stream)",
      (body) => rolesOf(body).includes("system"),
      errorEvent({ error: 'Error rendering prompt with jinja template: "System role not supported"' }),
      rolesOf,
      "user",
    ],
    [
      "two messages of one role (a chat template in vLLM)",
      (body) => rolesOf(body).includes("user,user"),
      json(400, {
        object: "error",
        message: "Conversation roles must alternate user/assistant/user/assistant/...",
        type: "BadRequestError",
        code: 400,
      }),
      rolesOf,
      "system,user",
    ],
    [
      "a system message (Gemma in llama.cpp, 500)",
      (body) => rolesOf(body).includes("system"),
      json(500, { error: { code: 500, message: "System role not supported", type: "server_error" } }),
      rolesOf,
      "user",
    ],
    [
      "an effort (Ollama, a model that does not think)",
      (body) => has(body, "reasoning_effort"),
      json(400, { error: { message: '"llama3.2" does not support thinking', type: "invalid_request_error" } }),
      (body) => [has(body, "reasoning_effort"), body["max_completion_tokens"]],
      [false, 4096],
    ],
    [
      "an effort (Mistral, a model that does not think)",
      (body) => has(body, "reasoning_effort"),
      json(400, {
        object: "error",
        message: "reasoning_effort is not enabled for this model",
        type: "invalid_request_invalid_args",
        code: "3051",
      }),
      (body) => [has(body, "reasoning_effort"), body["max_completion_tokens"]],
      [false, 4096],
    ],
    [
      "this effort, of a model that thinks (Groq)",
      (body) => has(body, "reasoning_effort"),
      json(400, { error: { message: "`reasoning_effort` must be one of `none` or `default`" } }),
      (body) => [has(body, "reasoning_effort"), body["max_completion_tokens"]],
      [false, 8192],
    ],
    [
      "this effort, of a model that thinks (Cerebras, SGLang)",
      (body) => has(body, "reasoning_effort"),
      json(400, { detail: [{ loc: ["body", "reasoning_effort"], msg: "Input should be 'none' or 'high'" }] }),
      (body) => [has(body, "reasoning_effort"), body["max_completion_tokens"]],
      [false, 8192],
    ],
  ])("%s is asked without it, and remembered", async (_what, isRefused, refusal, look, expected) => {
    const { bodies, fetch } = serverOf((body) => (isRefused(body) ? refusal.clone() : reply()));
    const { text, ask } = await read(fetch, { effort: "low" });
    expect([text, bodies.length, look(bodies[1] as Body)]).toEqual(["A wave.", 2, expected]);
    expect([await ask(), bodies.length]).toEqual(["A wave.", 3]);
  });

  it("nothing, but ignores max_completion_tokens, gets max_tokens where it wants no key (Ollama)", async () => {
    const { bodies, fetch } = serverOf(reply);
    const model = createOpenAILanguageModel({ baseURL: "http://localhost:11434/v1", model: "llama3.2", fetch });
    await model.complete({ ...request, maxTokens: 300 }, { signal: new AbortController().signal }).catch(() => "");
    expect(bodies).toMatchObject([{ model: "llama3.2", max_tokens: 300 }]);
    expect(has(bodies[0] as Body, "max_completion_tokens")).toBe(false);
  });

  it("max_tokens gets max_completion_tokens at once (Azure)", async () => {
    const { bodies, fetch } = serverOf((body) =>
      has(body, "max_tokens")
        ? json(400, {
            error: {
              message:
                "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
              param: "max_tokens",
              code: "unsupported_parameter",
            },
          })
        : reply(),
    );
    expect([(await read(fetch)).text, has(bodies[0] as Body, "max_completion_tokens")]).toEqual(["A wave.", true]);
  });

  it("everything at once is learned one after the other, and the reply comes", async () => {
    const fields = ["max_completion_tokens", "stream_options", "temperature", "stop", "reasoning_effort"];
    const { bodies, fetch } = serverOf((body) => {
      const refused = fields.find((field) => has(body, field));
      return refused === undefined ? reply() : json(400, { error: { message: `unknown field ${refused}` } });
    });
    expect([(await read(fetch, { effort: "low" })).text, bodies.length]).toEqual(["A wave.", fields.length + 1]);
  });

  it("both names of the length is asked with each, once", async () => {
    const { bodies, fetch } = serverOf(() =>
      json(400, { error: { message: "max_tokens and max_completion_tokens are unsupported" } }),
    );
    await expect(read(fetch)).rejects.toMatchObject({ reason: "invalid" });
    expect(bodies.map((body) => has(body, "max_tokens"))).toEqual([false, true]);
  });

  it("something that cannot be left out is not asked again", async () => {
    const { bodies, fetch } = serverOf(() => json(400, { error: { message: "messages: not a list of these" } }));
    await expect(read(fetch)).rejects.toMatchObject({ reason: "invalid" });
    expect(bodies.length).toBe(1);
  });

  const ofVllm =
    "This model's maximum context length is 4096 tokens. However, you requested 9000 tokens (5000 in the messages, 4000 in the completion).";
  const ofLMStudio =
    "Trying to keep the first 9000 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens, which is not enough.";
  const ofOlderLMStudio =
    "The number of tokens to keep from the initial prompt is greater than the context length (n_keep: 9000 >= n_ctx: 4096).";
  const ofLlama = "request (9000 tokens) exceeds the available context size (4096 tokens), try increasing it";
  it.each<[string, Response]>([
    ["vLLM", json(400, { error: { message: ofVllm } })],
    ["LM Studio", json(400, { error: { message: ofLMStudio } })],
    ["LM Studio, a string", json(400, { error: ofOlderLMStudio })],
    ["LM Studio, 200", json(200, { error: ofLMStudio })],
    ["LM Studio, in the stream", errorEvent({ error: { message: ofLMStudio } })],
    ["LM Studio, a string in the stream", errorEvent({ error: ofOlderLMStudio })],
    ["llama.cpp", json(400, { error: { message: ofLlama } })],
  ])("a long conversation is sent its end, in the length that it names (%s)", async (_whose, refusal) => {
    const messages = Array.from({ length: 41 }, (_, index) => ({
      role: index % 2 === 0 ? ("user" as const) : ("assistant" as const),
      content: `${index} ${"of the wires ".repeat(45)}`,
    }));
    const { bodies, fetch } = serverOf((body) =>
      JSON.stringify(body.messages).length > 4 * 4_096 ? refusal.clone() : reply(),
    );
    const { model, text } = await read(fetch, {}, { messages });
    expect([
      text,
      model.contextTokens,
      bodies.length,
      bodies[1]?.messages.at(-1),
      rolesOf(bodies[1] as Body).startsWith("user,assistant"),
    ]).toEqual(["A wave.", 4_096, 2, messages[40], true]);
  });

  it.each<[string, Response]>([
    ["a length that no model has", json(400, { error: { message: "I quote: “My context length is 70.”" } })],
    [
      "what the visitor wrote (FastAPI)",
      json(422, {
        detail: [{ loc: ["body", "messages", 1], msg: "Field required", input: "The context length is 4096 tokens." }],
      }),
    ],
  ])("teaches nothing with %s", async (_what, refusal) => {
    const { bodies, fetch } = serverOf(() => refusal.clone());
    const { model, ask } = start(fetch);
    await expect(ask()).rejects.toMatchObject({ name: "LanguageModelError" });
    expect([model.contextTokens, bodies.length]).toEqual([undefined, 1]);
  });

  it.each([
    ["OpenAI", { message: "This model's maximum context is exceeded.", code: "context_length_exceeded" }],
    ["llama.cpp", { message: "the request exceeds the available context size", type: "exceed_context_size_error" }],
    ["Anthropic’s words", { message: "prompt is too long: 210000 tokens > 200000 maximum" }],
  ])("a conversation that is longer than the context is told so (%s)", async (_whose, error) => {
    const { bodies, fetch } = serverOf(() => json(400, { error }));
    await expect(read(fetch)).rejects.toMatchObject({ reason: "tooLong" });
    expect(bodies.length).toBe(1);
  });
});

describe("a model that thinks", () => {
  it.each<[string, readonly object[]]>([
    ["in tags", [{ content: "<think>Hm." }, { content: " A wave?</think>" }, { content: "\n\nA wave." }]],
    ["in tags that are cut anywhere", ["<th", "ink>Hm</th", "ink>", " A", " wave."].map((content) => ({ content }))],
    ["in a field of its own (llama.cpp, vLLM)", [{ reasoning_content: "Hm." }, { content: "A wave." }]],
    [
      "in parts of the content (Mistral)",
      [
        { content: [{ type: "thinking", thinking: [{ type: "text", text: "Hm. A wave?" }] }] },
        {
          content: [
            { type: "thinking", thinking: [{ type: "text", text: " Yes." }] },
            { type: "text", text: "A " },
          ],
        },
        { content: "wave." },
      ],
    ],
    ["in a field of its own (OpenRouter)", [{ reasoning: "Hm.", content: "" }, { content: "A wave." }]],
  ])("%s shows only its reply", async (_how, pieces) => {
    const { fetch } = serverOf(() => deltas(...pieces));
    expect((await read(fetch)).text).toBe("A wave.");
  });

  it("in parts of a whole answer gives only its reply (Mistral)", async () => {
    const content = [
      { type: "thinking", thinking: [{ type: "text", text: "Hm." }] },
      { type: "text", text: "A wave." },
    ];
    const { fetch } = serverOf(() => json(200, { choices: [{ message: { content }, finish_reason: "stop" }] }));
    const model = createOpenAILanguageModel({ baseURL: "https://api.mistral.ai/v1", model: "m", fetch });
    expect(await model.complete(request, { signal: new AbortController().signal })).toBe("A wave.");
  });

  it("may speak of the tag later on", async () => {
    const { fetch } = serverOf(() => deltas({ content: "The tag " }, { content: "<think> opens thoughts." }));
    expect((await read(fetch)).text).toBe("The tag <think> opens thoughts.");
  });
});
