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
 * Anthropic's messages API on this machine: `POST {url}/v1/messages`.
 *
 * It uses the vendor's wire format, and refuses what the vendor refuses with the vendor's errors.
 */
export function startAnthropicStandIn(options?: StandInOptions): Promise<StandIn> {
  return startStandIn(dialect, options);
}

const knownFields = new Set(
  `model messages max_tokens cache_control container diagnostics inference_geo metadata output_config service_tier speed
  stop_sequences stream system temperature thinking tool_choice tools top_k top_p`.split(/\s+/),
);

const errorTypes: Readonly<Record<number, string>> = {
  401: "authentication_error",
  403: "permission_error",
  404: "not_found_error",
  413: "request_too_large",
  429: "rate_limit_error",
  500: "api_error",
  503: "api_error",
  529: "overloaded_error",
};

const invalid = (message: string): Refusal => ({ status: 400, message });

const dialect: Dialect = {
  requestIdHeader: "request-id",

  check({ method, path, headers, body }, { refuses = [], apiKey }) {
    if (path !== "/v1/messages") return { status: 404, message: "Not Found" };
    if (method !== "POST") return { status: 405, type: "invalid_request_error", message: "Method Not Allowed" };
    const key = headers["x-api-key"] ?? /^Bearer (\S+)$/.exec(headers.authorization ?? "")?.[1] ?? "";
    if (key === "") return { status: 401, message: "x-api-key header is required" };
    if (apiKey !== undefined && key !== apiKey) return { status: 401, message: "invalid x-api-key" };
    if (headers["anthropic-version"] === undefined) return invalid("anthropic-version: header is required");
    if (!isRecord(body)) return invalid("The request body is not valid JSON");
    const unknown = Object.keys(body).find((name) => !knownFields.has(name));
    if (unknown !== undefined) return invalid(`${unknown}: Extra inputs are not permitted`);
    const refused = Object.keys(body).find((name) => refuses.includes(name));
    if (refused === "output_config") return invalid("This model does not support the effort parameter.");
    if (refused === "thinking") return invalid('"thinking.type.disabled" is not supported for this model.');
    if (refused !== undefined) return invalid(`\`${refused}\` is deprecated for this model.`);
    if (typeof body["model"] !== "string") return invalid("model: Field required");
    if (typeof body["max_tokens"] !== "number") return invalid("max_tokens: Field required");
    return checkMessages(body["messages"]) ?? checkBounds(body);
  },

  errorBody: ({ status, message, type }, requestId) => ({
    type: "error",
    error: { type: type ?? errorTypes[status] ?? "invalid_request_error", message },
    request_id: requestId,
  }),

  answer(request, reply, ending, { thinks = 0 }) {
    const { thought, pieces, ended: own } = bound(request, reply, thinks);
    const ended = ending ?? own;
    if (fieldOf(request, "stream") !== true) return jsonAnswer(whole(request, thought, pieces, ended));
    return eventAnswer(
      frames(request, thought, pieces, ended),
      frame("error", { error: { type: "overloaded_error", message: "Overloaded" } }),
    );
  },
};

function bound(request: StandInRequest, reply: string, thinks: number) {
  const thinking = fieldOf(request, "thinking");
  const stops = fieldOf(request, "stop_sequences");
  const { limit, ...bounded } = boundReply(reply, {
    stops: Array.isArray(stops) ? stops.map(String) : [],
    most: Number(fieldOf(request, "max_tokens")),
    thinks: isRecord(thinking) && thinking["type"] === "disabled" ? 0 : thinks,
  });
  return { ...bounded, ended: limit === null ? "end_turn" : limit === "stop" ? "stop_sequence" : "max_tokens" };
}

function frames(request: StandInRequest, thought: readonly string[], pieces: readonly string[], ended: string) {
  const usage = { output_tokens: thought.length + pieces.length };
  const index = thought.length === 0 ? 0 : 1;
  const start = frame("content_block_start", { index, content_block: { type: "text", text: "" } });
  const begins = frame("message_start", {
    message: { ...common(request), content: [], stop_reason: null, stop_sequence: null, usage: usageOf(request, 1) },
  });
  const thinking = [
    ...thought.map((piece) =>
      frame("content_block_delta", { index: 0, delta: { type: "thinking_delta", thinking: piece } }),
    ),
    frame("content_block_stop", { index: 0 }),
    start,
  ];
  return {
    before: [
      begins,
      index === 0
        ? start
        : frame("content_block_start", { index: 0, content_block: { type: "thinking", thinking: "", signature: "" } }),
      frame("ping", {}),
    ],
    pieces: [
      ...(index === 0 ? [] : thinking),
      ...pieces.map((text) => frame("content_block_delta", { index, delta: { type: "text_delta", text } })),
    ],
    after: [
      frame("content_block_stop", { index }),
      frame("message_delta", { delta: { stop_reason: ended, stop_sequence: null }, usage }),
      frame("message_stop", {}),
    ],
  };
}

function whole(request: StandInRequest, thought: readonly string[], pieces: readonly string[], ended: string) {
  return {
    ...common(request),
    content: [
      ...(thought.length === 0 ? [] : [{ type: "thinking", thinking: thought.join(""), signature: "" }]),
      { type: "text", text: pieces.join("") },
    ],
    stop_reason: ended,
    stop_sequence: null,
    usage: usageOf(request, thought.length + pieces.length),
  };
}

function frame(type: string, data: object): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
}

function common(request: StandInRequest) {
  return { id: "msg_standin", type: "message", role: "assistant", model: fieldOf(request, "model") };
}

function usageOf(request: StandInRequest, output: number) {
  return { input_tokens: toTokens(request.rawBody).length, output_tokens: output };
}

function checkMessages(messages: unknown): Refusal | undefined {
  if (!Array.isArray(messages)) return invalid("messages: Field required");
  if (messages.length === 0) return invalid("messages: at least one message is required");
  for (const [index, message] of messages.entries()) {
    const at = `messages.${index}`;
    if (!isRecord(message) || (message["role"] !== "user" && message["role"] !== "assistant")) {
      return invalid(`${at}.role: Input should be 'user' or 'assistant'`);
    }
    const extra = Object.keys(message).find((name) => name !== "role" && name !== "content");
    if (extra !== undefined) return invalid(`${at}.${extra}: Extra inputs are not permitted`);
    const { content } = message;
    if (content === "" || (Array.isArray(content) && content.length === 0))
      return invalid(`${at}: ${message["role"]} messages must have non-empty content`);
    if (typeof content !== "string" && !(Array.isArray(content) && content.every(isBlock))) {
      return invalid(`${at}.content: Input should be a valid string or a list of content blocks`);
    }
  }
  if (messages[0].role !== "user") return invalid('messages: first message must use the "user" role');
  if (messages.at(-1).role !== "user") {
    return invalid(
      "This model does not support assistant message prefill. The conversation must end with a user message.",
    );
  }
  return undefined;
}

function isBlock(block: unknown): boolean {
  if (!isRecord(block)) return false;
  if (block["type"] === "text") return typeof block["text"] === "string" && block["text"].trim() !== "";
  const source = block["source"];
  if (block["type"] !== "image" || !isRecord(source) || source["type"] !== "base64") return false;
  return (
    /^image\/(jpeg|png|gif|webp)$/.test(String(source["media_type"])) &&
    /^[A-Za-z0-9+/]+=*$/.test(String(source["data"]))
  );
}

function checkBounds({
  max_tokens: tokens,
  stop_sequences: stops,
  temperature,
}: Record<string, unknown>): Refusal | undefined {
  if (Number(tokens) < 1) return invalid("max_tokens: Input should be greater than or equal to 1");
  if (Array.isArray(stops) && stops.some((stop) => String(stop).trim() === "")) {
    return invalid("stop_sequences: each stop sequence must contain non-whitespace");
  }
  if (temperature !== undefined && (typeof temperature !== "number" || temperature < 0 || temperature > 1)) {
    return invalid("temperature: Input should be between 0 and 1");
  }
  return undefined;
}
