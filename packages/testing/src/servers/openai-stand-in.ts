import {
  boundReply,
  eventAnswer,
  fieldOf,
  isRecord,
  jsonAnswer,
  toTokens,
  type Dialect,
  type Refusal,
  type StandIn,
  type StandInOptions,
  type StandInRequest,
} from "./stand-in";
import { startStandIn } from "./stand-in-server";

/**
 * OpenAI's chat completions on this machine: `POST {url}/v1/chat/completions`.
 *
 * It uses the vendor's wire format, and refuses what the vendor refuses with the vendor's errors.
 */
export function startOpenAIStandIn(options?: StandInOptions): Promise<StandIn> {
  return startStandIn(dialect, options);
}

const knownFields = new Set(
  `model messages audio frequency_penalty function_call functions logit_bias logprobs max_completion_tokens max_tokens metadata
  modalities moderation n parallel_tool_calls prediction presence_penalty prompt_cache_key prompt_cache_options
  prompt_cache_retention reasoning_effort response_format safety_identifier seed service_tier stop store stream stream_options
  temperature tool_choice tools top_logprobs top_p user verbosity web_search_options`.split(/\s+/),
);

const knownRoles = new Set(["system", "developer", "user", "assistant", "tool"]);

const errorTypes: Readonly<Record<number, string>> = {
  401: "invalid_request_error",
  429: "rate_limit_exceeded",
  500: "server_error",
  503: "server_error",
  529: "server_error",
};

const dialect: Dialect = {
  requestIdHeader: "x-request-id",

  check(request, { refuses = [], apiKey }) {
    const { method, path, headers, body } = request;
    if (path !== "/v1/chat/completions") return { status: 404, message: `Invalid URL (${method} ${path})` };
    if (method !== "POST") return { status: 405, message: `Not allowed to ${method} on ${path}` };
    const key = /^Bearer (\S+)$/.exec(headers.authorization ?? "")?.[1];
    if (key === undefined) return { status: 401, message: "You didn't provide an API key." };
    if (apiKey !== undefined && key !== apiKey) {
      return {
        status: 401,
        code: "invalid_api_key",
        message: `Incorrect API key provided: ${key.slice(0, 7)}*****${key.slice(-4)}.`,
      };
    }
    if (!isRecord(body)) return { status: 400, message: "We could not parse the JSON body of your request." };
    const unknown = Object.keys(body).find((name) => !knownFields.has(name));
    if (unknown !== undefined) return { status: 400, message: `Unrecognized request argument supplied: ${unknown}` };
    const refused = Object.keys(body).find((name) => refuses.includes(name));
    if (refused !== undefined) {
      return {
        status: 400,
        code: "unsupported_parameter",
        param: refused,
        message: `Unsupported parameter: '${refused}' is not supported with this model.`,
      };
    }
    const [name, value] =
      refuses
        .map((entry) => entry.split("="))
        .find(([field = "", taken]) => taken !== undefined && body[field] === taken) ?? [];
    if (name !== undefined) {
      return {
        status: 400,
        code: "unsupported_value",
        param: name,
        message: `Unsupported value: '${String(value)}' is not supported with this model.`,
      };
    }
    if (typeof body["model"] !== "string") return { status: 400, message: "you must provide a model parameter" };
    return checkMessages(body["messages"]) ?? checkBounds(body);
  },

  errorBody({ status, message, type, code, param }) {
    return {
      error: {
        message,
        type: type ?? errorTypes[status] ?? "invalid_request_error",
        param: param ?? null,
        code: code ?? null,
      },
    };
  },

  answer(request, reply, ending, { thinks = 0 }) {
    const { thought, pieces, ended: own } = bound(request, reply, thinks);
    const ended = ending ?? own;
    if (fieldOf(request, "stream") !== true) return jsonAnswer(whole(request, thought, pieces, ended));
    return eventAnswer(
      frames(request, thought, pieces, ended),
      frame({
        error: {
          message: "The server had an error while processing your request.",
          type: "server_error",
          param: null,
          code: null,
        },
      }),
    );
  },
};

function bound(request: StandInRequest, reply: string, thinks: number) {
  const most = fieldOf(request, "max_completion_tokens") ?? fieldOf(request, "max_tokens");
  const { limit, ...bounded } = boundReply(reply, {
    stops: [fieldOf(request, "stop") ?? []].flat().filter((stop) => typeof stop === "string"),
    most: typeof most === "number" ? most : Infinity,
    thinks: fieldOf(request, "reasoning_effort") === "none" ? 0 : thinks,
  });
  return { ...bounded, ended: limit === "length" ? "length" : "stop" };
}

function frames(request: StandInRequest, thought: readonly string[], pieces: readonly string[], ended: string) {
  const chunk = (delta: object, finish: string | null) =>
    frame({
      ...common(request, "chat.completion.chunk"),
      choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
    });
  const options = fieldOf(request, "stream_options");
  const bill = isRecord(options) && options["include_usage"] === true;
  return {
    before: [chunk({ role: "assistant", content: "", refusal: null }, null)],
    // The vendor itself sends no thoughts; other servers with its protocol do.
    pieces: [
      ...thought.map((piece) => chunk({ reasoning_content: piece }, null)),
      ...pieces.map((content) => chunk({ content }, null)),
    ],
    after: [
      chunk({}, ended),
      ...(bill
        ? [
            frame({
              ...common(request, "chat.completion.chunk"),
              choices: [],
              usage: usageOf(request, thought, pieces),
            }),
          ]
        : []),
      "data: [DONE]\n\n",
    ],
  };
}

function whole(request: StandInRequest, thought: readonly string[], pieces: readonly string[], ended: string) {
  return {
    ...common(request, "chat.completion"),
    choices: [
      {
        index: 0,
        message: { role: "assistant", content: pieces.join(""), refusal: null, annotations: [] },
        logprobs: null,
        finish_reason: ended,
      },
    ],
    usage: usageOf(request, thought, pieces),
  };
}

function frame(data: object): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

function common(request: StandInRequest, object: string) {
  return {
    id: "chatcmpl-standin",
    object,
    created: 1_800_000_000,
    model: fieldOf(request, "model"),
    service_tier: "default",
    system_fingerprint: null,
  };
}

/** The tokens of a picture of the usual size, whatever its bytes. */
const PICTURE_TOKENS = 765;
const PICTURE = /"data:image\/[a-z]+;base64,[^"]*"/g;

function usageOf(request: StandInRequest, thought: readonly string[], pieces: readonly string[]) {
  const pictures = request.rawBody.match(PICTURE)?.length ?? 0;
  const prompt = toTokens(request.rawBody.replace(PICTURE, "")).length + pictures * PICTURE_TOKENS;
  const completion = thought.length + pieces.length;
  return {
    prompt_tokens: prompt,
    completion_tokens: completion,
    total_tokens: prompt + completion,
    completion_tokens_details: { reasoning_tokens: thought.length },
  };
}

function checkMessages(messages: unknown): Refusal | undefined {
  if (!Array.isArray(messages))
    return { status: 400, param: "messages", message: "Missing required parameter: 'messages'." };
  if (messages.length === 0) {
    return {
      status: 400,
      param: "messages",
      code: "empty_array",
      message:
        "Invalid 'messages': empty array. Expected an array with minimum length 1, but got an empty array instead.",
    };
  }
  for (const [index, message] of messages.entries()) {
    const param = `messages[${index}]`;
    if (!isRecord(message) || !knownRoles.has(String(message["role"]))) {
      return {
        status: 400,
        param: `${param}.role`,
        code: "invalid_value",
        message: `Invalid value: '${isRecord(message) ? String(message["role"]) : ""}'.`,
      };
    }
    const { content, role } = message;
    const parts = Array.isArray(content) && content.length > 0 ? content : undefined;
    if (typeof content !== "string" && !parts?.every((part) => isPart(part, role))) {
      return {
        status: 400,
        param: `${param}.content`,
        code: "invalid_type",
        message: `Invalid type for '${param}.content'.`,
      };
    }
  }
  return undefined;
}

function isPart(part: unknown, role: unknown): boolean {
  if (!isRecord(part)) return false;
  if (part["type"] === "text") return typeof part["text"] === "string";
  const image = part["image_url"];
  return (
    role === "user" &&
    part["type"] === "image_url" &&
    isRecord(image) &&
    /^(https?:|data:image\/\w+;base64,\S)/.test(String(image["url"]))
  );
}

function checkBounds({ stop, temperature, stream }: Record<string, unknown>): Refusal | undefined {
  if (Array.isArray(stop) && stop.length > 4) {
    return {
      status: 400,
      param: "stop",
      code: "array_above_max_length",
      message: `Invalid 'stop': array too long. Expected an array with maximum length 4, but got an array with length ${stop.length} instead.`,
    };
  }
  if (temperature !== undefined && (typeof temperature !== "number" || temperature < 0 || temperature > 2)) {
    return {
      status: 400,
      param: "temperature",
      code: "invalid_value",
      message: "Invalid 'temperature'. Expected a value from 0 to 2.",
    };
  }
  if (stream !== undefined && typeof stream !== "boolean") {
    return {
      status: 400,
      param: "stream",
      code: "invalid_type",
      message: "Invalid type for 'stream': expected a boolean.",
    };
  }
  return undefined;
}
