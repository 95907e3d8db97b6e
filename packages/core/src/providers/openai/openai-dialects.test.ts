import { describe, expect, it } from "vitest";
import type { ReplyRequest, StreamPart } from "../../contracts";
import { createOpenAILanguageModel, type OpenAILanguageModelOptions } from "./index";

// What servers that speak OpenAI's format take, refuse and send, in their own words.

const request: ReplyRequest = {
  system: "You are Tesla.",
  messages: [
    { role: "user", content: "Good evening." },
    { role: "user", content: "What is this?" },
  ],
  image: { jpegBase64: "AAAA" },
  temperature: 0.7,
  stop: ["\nFaust:"],
};

type Body = Readonly<Record<string, unknown>> & {
  readonly messages: readonly { readonly role: string; readonly content: unknown }[];
};

const json = (status: number, body: unknown) => Response.json(body, { status });
const deltas = (...pieces: readonly object[]) =>
  new Response(
    [
      ...pieces.map((delta) => ({ choices: [{ index: 0, delta }] })),
      { choices: [{ index: 0, delta: {}, finish_reason: "stop" }] },
    ]
      .map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`)
      .join("") + "data: [DONE]\n\n",
    { headers: { "content-type": "text/event-stream" } },
  );
const reply = () => deltas({ content: "A wave." });

/** A server that answers each request by its body. */
function serverOf(answer: (body: Body, path: string) => Response) {
  const bodies: Body[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const body = (init?.body ? JSON.parse(init.body as string) : {}) as Body;
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    if (init?.method !== "GET") bodies.push(body);
    return answer(body, pathname);
  };
  return { bodies, fetch };
}

async function read(fetch: typeof globalThis.fetch, options: Partial<OpenAILanguageModelOptions> = {}) {
  const model = createOpenAILanguageModel({ baseURL: "http://gpu.local:8000/v1", model: "m", fetch, ...options });
  const ask = async () => {
    const parts: (string | StreamPart)[] = [];
    for await (const part of model.stream(request, { signal: new AbortController().signal })) parts.push(part);
    return parts.filter((part) => typeof part === "string").join("");
  };
  return { model, text: await ask(), ask };
}

const has = (body: Body, name: string) => Object.hasOwn(body, name);
const hasPicture = (body: Body) => JSON.stringify(body.messages).includes("image_url");
const rolesOf = (body: Body) => body.messages.map(({ role }) => role).join();

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
  ])("%s is asked without it, and remembered", async (_what, isRefused, refusal, look, expected) => {
    const { bodies, fetch } = serverOf((body) => (isRefused(body) ? refusal.clone() : reply()));
    const { text, ask } = await read(fetch, { effort: "low" });
    expect([text, bodies.length, look(bodies[1] as Body)]).toEqual(["A wave.", 2, expected]);
    expect([await ask(), bodies.length]).toEqual(["A wave.", 3]);
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

  it("something that cannot be left out is not asked again", async () => {
    const { bodies, fetch } = serverOf(() => json(400, { error: { message: "messages: not a list of these" } }));
    await expect(read(fetch)).rejects.toMatchObject({ reason: "invalid" });
    expect(bodies.length).toBe(1);
  });

  it.each([
    [
      "vLLM",
      "This model's maximum context length is 4096 tokens. However, you requested 9000 tokens (5000 in the messages, 4000 in the completion).",
    ],
    [
      "LM Studio",
      "Trying to keep the first 9000 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens, which is not enough.",
    ],
    [
      "LM Studio",
      "The number of tokens to keep from the initial prompt is greater than the context length (n_keep: 9000 >= n_ctx: 4096).",
    ],
    ["llama.cpp", "request (9000 tokens) exceeds the available context size (4096 tokens), try increasing it"],
  ])("a long conversation is sent its end, in the length that it names (%s)", async (_whose, message) => {
    const messages = Array.from({ length: 41 }, (_, index) => ({
      role: index % 2 === 0 ? ("user" as const) : ("assistant" as const),
      content: `${index} ${"of the wires ".repeat(45)}`,
    }));
    const { bodies, fetch } = serverOf((body) =>
      JSON.stringify(body.messages).length > 4 * 4_096
        ? json(400, { error: { message } })
        : json(200, { choices: [{ message: { content: "A wave." }, finish_reason: "stop" }] }),
    );
    const model = createOpenAILanguageModel({ baseURL: "http://localhost:1234/v1", model: "m", fetch });
    const { signal } = new AbortController();
    expect([
      await model.complete({ messages }, { signal }),
      model.contextTokens,
      bodies.length,
      bodies[1]?.messages.at(-1),
      rolesOf(bodies[1] as Body).startsWith("user,assistant"),
    ]).toEqual(["A wave.", 4_096, 2, messages[40], true]);
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

describe("a server without a model id", () => {
  const list = (...ids: readonly string[]) => json(200, { object: "list", data: ids.map((id) => ({ id })) });

  it("is asked for its first model, whose name and host the screen shows", async () => {
    const { bodies, fetch } = serverOf((_body, path) => (path === "/v1/models" ? list("qwen3-8b.gguf", "b") : reply()));
    const model = createOpenAILanguageModel({ baseURL: "http://localhost:8080/v1", fetch });
    expect(model.name).toBe("Model at localhost:8080");
    await model
      .complete({ ...request, image: { jpegBase64: "AAAA" } }, { signal: new AbortController().signal })
      .catch(() => "");
    expect([model.name, bodies[0]?.["model"]]).toEqual(["qwen3-8b.gguf (localhost:8080)", "qwen3-8b.gguf"]);
  });

  it("has none to give when it lists none, and is asked again with the next question", async () => {
    let ids: readonly string[] = [];
    const { fetch } = serverOf((_body, path) => (path === "/v1/models" ? list(...ids) : reply()));
    const model = createOpenAILanguageModel({ baseURL: "http://localhost:8080/v1", fetch });
    const ask = async () => {
      let text = "";
      for await (const part of model.stream(request, { signal: new AbortController().signal }))
        if (typeof part === "string") text += part;
      return text;
    };
    await expect(ask()).rejects.toMatchObject({ reason: "notFound" });
    ids = ["late"];
    expect(await ask()).toBe("A wave.");
  });
});
