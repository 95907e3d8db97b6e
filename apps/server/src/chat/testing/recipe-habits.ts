import type { IncomingHttpHeaders } from "node:http";
import { json, lastFrame, replyFrame, type Answer, type TestVendor } from "../../testing/test-vendor";

// What the servers in the recipes of docs/models.md refuse and send, as far as one question without a picture meets it.

/** The body of a request for a reply, in either format. */
type Body = Readonly<Record<string, unknown>>;

interface Call {
  readonly body: Body;
  readonly headers: IncomingHttpHeaders;
  /** Which request for a reply this is, from 1 on. */
  readonly turn: number;
}

interface RecipeHabits {
  /** The path of the requests for a reply. */
  readonly chat: string;
  /** The path of the list of models, and what is on it; left out where nobody asks for it. */
  readonly models?: { readonly path: string; readonly data: readonly object[] };
  /** The only id that may be asked for; it replaces a placeholder in a recipe. */
  readonly model: string;
  /** Whether these headers carry the key; left out, no key is wanted. */
  readonly admits?: (headers: IncomingHttpHeaders) => boolean;
  /** The refusal of a request; `null`: it is taken. */
  readonly refuses?: (call: Call) => Answer | null;
  /** The events of a reply. */
  readonly events: readonly string[];
}

export const exampleKey = "example-key-0123456789";
export const replyText = "A coil hums, and I listen.";
/** What every server replies, in the pieces in which it comes. */
const [piece, rest] = ["A coil hums,", " and I listen."] as const;

const has = (body: Body, name: string) => Object.hasOwn(body, name);
const hasBearer = ({ authorization }: IncomingHttpHeaders) => authorization === `Bearer ${exampleKey}`;

const data = (chunk: object) => `data: ${JSON.stringify(chunk)}\n\n`;
const delta = (fields: object, finish_reason: string | null = null) =>
  data({ object: "chat.completion.chunk", choices: [{ index: 0, delta: fields, finish_reason }] });
/** In Anthropic's format. */
const named = (type: string, fields: object = {}) => `event: ${type}\n${data({ type, ...fields })}`;

/** What a reply costs. */
const usage = { prompt_tokens: 900, completion_tokens: 9, total_tokens: 909 };
const done = "data: [DONE]\n\n";
/** The end of a reply in OpenAI's format, with its cost in an event of its own. */
const ended = [delta({}, "stop"), data({ object: "chat.completion.chunk", choices: [], usage }), done];
const twoDeltas = [delta({ role: "assistant", content: piece }), delta({ content: rest })];
const message = [
  named("message_start", {
    message: { role: "assistant", content: [], usage: { input_tokens: 900, output_tokens: 1 } },
  }),
  named("content_block_start", { index: 0, content_block: { type: "text", text: "" } }),
  named("ping"),
  replyFrame(piece),
  replyFrame(rest),
  named("content_block_stop", { index: 0 }),
  named("message_delta", { delta: { stop_reason: "end_turn" }, usage: { output_tokens: 9 } }),
  lastFrame,
];

/** A refusal in the stream, after the status 200. */
const errorEvent =
  (body: object): Answer =>
  (response, request) =>
    stream([`event: error\n${data(body)}`])(response, request);

/** The servers by the names that the table gives them. */
export const recipeHabits: Readonly<Record<string, RecipeHabits>> = {
  Ollama: {
    chat: "/v1/chat/completions",
    models: { path: "/v1/models", data: [{ id: "llama3.2:latest", object: "model", owned_by: "library" }] },
    model: "llama3.2",
    refuses: ({ body }) =>
      has(body, "reasoning_effort")
        ? json(400, {
            error: { message: '"llama3.2" does not support thinking', type: "invalid_request_error", code: null },
          })
        : null,
    // It ignores `max_completion_tokens` without a word.
    events: [...twoDeltas, ...ended],
  },

  "llama.cpp": {
    chat: "/v1/chat/completions",
    models: {
      path: "/v1/models",
      data: [{ id: "qwen3-8b-q4_k_m.gguf", object: "model", meta: { n_ctx: 16_384, n_ctx_train: 40_960 } }],
    },
    model: "qwen3-8b-q4_k_m.gguf",
    refuses: ({ turn }) =>
      turn === 1 ? json(503, { error: { code: 503, message: "Loading model", type: "unavailable_error" } }) : null,
    events: [delta({ role: "assistant", content: null }), delta({ reasoning_content: "Hm." }), ...twoDeltas, ...ended],
  },

  "LM Studio": {
    chat: "/v1/chat/completions",
    models: {
      path: "/v1/models",
      data: [
        { id: "text-embedding-nomic-embed-text-v1.5", object: "model" },
        { id: "gemma-2-9b-it", object: "model" },
      ],
    },
    model: "gemma-2-9b-it",
    refuses: ({ body }) =>
      JSON.stringify(body["messages"]).includes('"role":"system"')
        ? errorEvent({ error: 'Error rendering prompt with jinja template: "System role not supported"' })
        : null,
    events: [...twoDeltas, ...ended],
  },

  vLLM: {
    chat: "/v1/chat/completions",
    models: { path: "/v1/models", data: [{ id: "Qwen/Qwen3-8B", object: "model", max_model_len: 32_768 }] },
    model: "Qwen/Qwen3-8B",
    refuses: ({ body }) =>
      has(body, "stream_options")
        ? json(400, { object: "error", message: "Unrecognized request argument: stream_options", code: 400 })
        : null,
    events: [delta({ reasoning_content: "Hm." }), ...twoDeltas, delta({}, "stop"), done],
  },

  OpenRouter: {
    chat: "/api/v1/chat/completions",
    models: { path: "/api/v1/models", data: [{ id: "openrouter/auto" }, { id: "qwen/qwen3-8b:free" }] },
    model: "qwen/qwen3-8b:free",
    admits: hasBearer,
    events: [
      ": OPENROUTER PROCESSING\n\n: OPENROUTER PROCESSING\n\n",
      delta({ role: "assistant", content: "", reasoning: "Hm." }),
      ": OPENROUTER PROCESSING\n\n",
      ...twoDeltas,
      ...ended,
    ],
  },

  "Azure OpenAI": {
    chat: "/openai/v1/chat/completions",
    // The models that the resource may deploy, and not its deployments.
    models: { path: "/openai/v1/models", data: [{ id: "gpt-5-mini-2025-08-07" }, { id: "gpt-4.1-2025-04-14" }] },
    model: "my-deployment",
    admits: (headers) => hasBearer(headers) || headers["api-key"] === exampleKey,
    refuses({ body }) {
      if (has(body, "max_tokens"))
        return json(400, {
          error: {
            message:
              "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
            type: "invalid_request_error",
            param: "max_tokens",
            code: "unsupported_parameter",
          },
        });
      if (!has(body, "temperature")) return null;
      return json(400, {
        error: {
          message: "Unsupported value: 'temperature' does not support 0.7 with this model. Only 1 is supported.",
          type: "invalid_request_error",
          param: "temperature",
          code: "unsupported_value",
        },
      });
    },
    events: [data({ choices: [], prompt_filter_results: [{ prompt_index: 0 }] }), ...twoDeltas, ...ended],
  },

  Mistral: {
    chat: "/v1/chat/completions",
    models: { path: "/v1/models", data: [{ id: "mistral-small-latest" }, { id: "mistral-large-latest" }] },
    model: "mistral-large-latest",
    admits: hasBearer,
    refuses({ body }) {
      const places = [
        ...(has(body, "max_completion_tokens") ? [["max_completion_tokens"]] : []),
        ...(has(body, "stream_options") ? [["stream_options", "include_usage"]] : []),
      ];
      const detail = places.map((place) => ({
        type: "extra_forbidden",
        loc: ["body", ...place],
        msg: "Extra inputs are not permitted",
      }));
      if (detail.length > 0)
        return json(422, { object: "error", message: { detail }, type: "invalid_request_error", code: null });
      if (!has(body, "reasoning_effort")) return null;
      return json(400, {
        object: "error",
        message: "reasoning_effort is not enabled for this model",
        type: "invalid_request_invalid_args",
        param: null,
        code: "3051",
        raw_status_code: 400,
      });
    },
    events: [
      delta({ role: "assistant", content: [{ type: "thinking", thinking: [{ type: "text", text: "Hm." }] }] }),
      delta({ content: [{ type: "text", text: piece }] }),
      delta({ content: rest }),
      data({ object: "chat.completion.chunk", choices: [{ index: 0, delta: {}, finish_reason: "stop" }], usage }),
      done,
    ],
  },

  Groq: {
    chat: "/openai/v1/chat/completions",
    models: { path: "/openai/v1/models", data: [{ id: "llama-3.3-70b-versatile", context_window: 131_072 }] },
    model: "llama-3.3-70b-versatile",
    admits: hasBearer,
    refuses({ body }) {
      const refusal = (message: string) => json(400, { error: { message, type: "invalid_request_error" } });
      if (Array.isArray(body["stop"]) && body["stop"].length > 4)
        return refusal("'stop' : maximum number of items is 4");
      if (JSON.stringify(body["messages"]).includes("image_url"))
        return refusal("messages[1].content must be a string");
      return has(body, "reasoning_effort") ? refusal("`reasoning_effort` is not supported with this model") : null;
    },
    events: [...twoDeltas, ...ended],
  },

  "a server of your own in Anthropic's format": {
    chat: "/v1/messages",
    model: "qwen3-8b",
    events: message,
  },

  "an Anthropic gateway": {
    chat: "/v1/messages",
    model: "claude-test",
    admits: (headers) => hasBearer(headers) && headers["x-api-key"] === undefined,
    events: message,
  },
};

/** What arrived at a server of a recipe. */
interface Arrivals {
  /** A line for each request: its method, its path, the model that it asks for, and the status of the answer. */
  readonly requests: readonly string[];
  /** The headers that carry a key, without repetitions. */
  readonly keys: ReadonlySet<string>;
}

/** Lets a test vendor answer as the server of a recipe does. */
export function answerAs(vendor: TestVendor, habits: RecipeHabits): Arrivals {
  const requests: string[] = [];
  const keys = new Set<string>();
  let turn = 0;
  vendor.answer((response, request) => {
    const { method = "", url: path = "", headers } = request;
    const body = (vendor.seen.at(-1)?.body ?? {}) as Body;
    if (path === habits.chat) turn += 1;
    answerTo(habits, path, { body, headers, turn })(response, request);
    const model = typeof body["model"] === "string" ? ` ${body["model"]}` : "";
    requests.push(`${method} ${path}${model} ${response.statusCode}`);
    for (const [name, value] of Object.entries(headers))
      if (/^(authorization|(x-)?api-key)$/.test(name)) keys.add(`${name}: ${String(value)}`);
  });
  return { requests, keys };
}

function answerTo({ chat, models, model, admits, refuses, events }: RecipeHabits, path: string, call: Call): Answer {
  if (admits?.(call.headers) === false) return json(401, { error: { message: "The key is missing or wrong." } });
  if (path === models?.path) return json(200, { object: "list", data: models.data });
  if (path !== chat || call.body["model"] !== model) return json(404, { error: { message: "Not found." } });
  return refuses?.(call) ?? stream(events);
}

const stream =
  (events: readonly string[]): Answer =>
  (response) =>
    response.writeHead(200, { "content-type": "text/event-stream" }).end(events.join(""));
