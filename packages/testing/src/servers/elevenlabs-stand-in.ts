import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { refuseUpgrade, startConversation, type AgentBehaviour, type AgentConversation } from "./agent-stand-in";
import { createArrivals } from "./arrivals";
import { encodeSpeech } from "./speech-audio";
import {
  fieldOf,
  isRecord,
  jsonAnswer,
  type Dialect,
  type Refusal,
  type StandIn,
  type StandInOptions,
  type StandInRequest,
} from "./stand-in";
import { startStandIn } from "./stand-in-server";

/**
 * How the stand-in of ElevenLabs answers calls and leads conversations. `reply` is what a talking agent answers;
 * `refuses` and `thinks` have no effect.
 */
export interface ElevenLabsStandInOptions extends StandInOptions {
  /** The known voices; unset: every voice. */
  readonly voices?: readonly string[];
  /** The known agents; unset: every agent. */
  readonly agents?: readonly string[];
  /** The limit of concurrent texts; unset: none. */
  readonly mostAtOnce?: number;
  /** What agents do in every conversation. Default `talk`. */
  readonly agentBehaviour?: AgentBehaviour;
  /** Refuses callers that send only the agent's id. Default `false`. */
  readonly needsSignature?: boolean;
}

/** The speech and the voice agents of one account. */
export interface ElevenLabsStandIn extends StandIn {
  /** Sets the behaviour of all conversations from now on. */
  setAgentBehaviour(behaviour: AgentBehaviour): void;
  /** The origin of signed addresses, instead of this stand-in's own. */
  setSignedOrigin(origin: string): void;
  /** Every agent's conversation so far, oldest first. */
  readonly conversations: readonly AgentConversation[];
  /** Resolves with the n-th conversation, past or future. */
  conversation(nth?: number): Promise<AgentConversation>;
  /** The number of attempts to open a conversation, refused ones included. */
  upgrades(): number;
}

const speechPath = /^\/v1\/text-to-speech\/([\w-]+)\/stream$/;
const signedUrlPath = "/v1/convai/conversation/get-signed-url";
const tokenPath = "/v1/convai/conversation/token";
const conversationPath = "/v1/convai/conversation";

const speechFields = new Set(
  `text model_id language_code voice_settings pronunciation_dictionary_locators seed previous_text next_text previous_request_ids
  next_request_ids use_pvc_as_ivc apply_text_normalization apply_language_text_normalization`.split(/\s+/),
);
const settingBounds: Readonly<Record<string, readonly [number, number]>> = {
  stability: [0, 1],
  similarity_boost: [0, 1],
  style: [0, 1],
  speed: [0.7, 1.2],
};
const LONGEST_TEXT = 40_000;

const errorTypes: Readonly<Record<number, string>> = {
  401: "authentication_error",
  402: "payment_required",
  403: "authorization_error",
  404: "not_found",
  409: "conflict",
  422: "validation_error",
  429: "rate_limit_error",
};

const defaultCodes: Readonly<Record<number, string>> = {
  401: "invalid_api_key",
  404: "not_found",
  429: "system_busy",
  500: "internal_server_error",
};

/**
 * ElevenLabs on this machine: `POST {url}/v1/text-to-speech/:voice/stream`, signed addresses, conversation tokens and the
 * agents' websocket `/v1/convai/conversation`.
 *
 * It uses the vendor's wire format, and refuses what the vendor refuses with the vendor's errors; it also refuses unknown
 * fields, so that a mistake shows. Sound is real, and as long as the text takes to say.
 *
 * @example
 * const vendor = await startElevenLabsStandIn({ agentBehaviour: 'silent' })
 * // ... the product connects ...
 * const conversation = await vendor.conversation()
 * conversation.says('Good evening.')
 */
export async function startElevenLabsStandIn(options: ElevenLabsStandInOptions = {}): Promise<ElevenLabsStandIn> {
  const conversations = createArrivals<AgentConversation>();
  const streams = new Set<Duplex>();
  const signatures = new Map<string, string>();
  let agentBehaviour = options.agentBehaviour ?? "talk";
  let signedOrigin: string | null = null;
  let speaking = 0;
  let upgrades = 0;

  const dialect: Dialect = {
    requestIdHeader: "request-id",

    check(request) {
      const key = request.headers["xi-api-key"];
      if (key === undefined)
        return refusal(
          401,
          "needs_authorization",
          "Neither authorization header nor xi-api-key received, please provide one.",
        );
      if (options.apiKey !== undefined && key !== options.apiKey)
        return refusal(401, "invalid_api_key", "Invalid API key");
      const voice = speechPath.exec(request.path)?.[1];
      if (voice !== undefined)
        return (
          checkSpeech(request, voice, options) ??
          (speaking > (options.mostAtOnce ?? Infinity) ? tooMany(options.mostAtOnce) : undefined)
        );
      if (request.path === signedUrlPath || request.path === tokenPath) return checkAgent(request, options);
      return refusal(404, "not_found", "Not Found");
    },

    errorBody({ status, code = defaultCodes[status] ?? "error", message, param }, requestId) {
      if (status === 422) return { detail: [{ type: code, loc: ["body", param ?? ""], msg: message, input: null }] };
      return {
        detail: {
          type: errorTypes[status] ?? "server_error",
          code,
          message,
          status: code,
          request_id: requestId,
          ...(param !== undefined && { param }),
        },
      };
    },

    answer(request) {
      const query = new URLSearchParams(request.query);
      if (speechPath.test(request.path)) {
        const text = String(fieldOf(request, "text"));
        const sound = encodeSpeech(text, query.get("output_format") ?? "mp3_44100_128");
        return {
          contentType: sound?.contentType ?? "audio/mpeg",
          headers: { "character-cost": String(text.length) },
          before: [],
          pieces: sound?.pieces ?? [],
          after: [],
        };
      }
      const agent = query.get("agent_id") ?? "";
      if (request.path === tokenPath)
        return jsonAnswer({
          token: `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify({ room: `room_${agent.length}` })).toString("base64url")}.stand-in`,
        });
      const signature = `cvtkn_${signatures.size + 1}`;
      signatures.set(signature, agent);
      return jsonAnswer({
        signed_url: `${signedOrigin ?? origin()}${conversationPath}?agent_id=${encodeURIComponent(agent)}&conversation_signature=${signature}`,
      });
    },
  };

  const openConversation = (request: IncomingMessage, stream: Duplex) => {
    upgrades += 1;
    streams.add(stream);
    stream.on("close", () => streams.delete(stream));
    stream.on("error", () => {});
    const { pathname, searchParams } = new URL(request.url ?? "", "http://stand-in");
    const signature = searchParams.get("conversation_signature");
    const agent = signature === null ? searchParams.get("agent_id") : (signatures.get(signature) ?? null);
    if (pathname !== conversationPath) return refuseUpgrade(stream, 404);
    if (agent === null || (signature === null && options.needsSignature === true)) return refuseUpgrade(stream, 403);
    if (options.agents?.includes(agent) === false) return refuseUpgrade(stream, 404);
    if (agentBehaviour === "hang-handshake") return;
    if (agentBehaviour === "refuse-302")
      return refuseUpgrade(stream, 302, [`Location: ${options.elsewhere ?? "http://127.0.0.1:1/elsewhere"}`]);
    if (agentBehaviour === "refuse-401" || agentBehaviour === "refuse-403")
      return refuseUpgrade(stream, Number(agentBehaviour.slice(-3)));
    const { reply = "Ah, yes. It hums beneath every street." } = options;
    conversations.add(
      startConversation(request, stream, {
        behaviour: agentBehaviour,
        id: `conv_standin_${conversations.items.length + 1}`,
        reply: () =>
          typeof reply === "string"
            ? reply
            : reply({ method: "GET", path: pathname, query: "", headers: {}, body: undefined, rawBody: "" }),
      }),
    );
  };

  const standIn = await startStandIn(dialect, options, (server: Server) => {
    server.on("request", (request, response) => {
      if (!speechPath.test(request.url?.split("?")[0] ?? "")) return;
      speaking += 1;
      response.on("close", () => (speaking -= 1));
    });
    server.on("upgrade", openConversation);
  });
  const origin = () => standIn.url.replace(/^http/, "ws");

  return {
    ...standIn,
    conversations: conversations.items,
    setAgentBehaviour: (behaviour) => void (agentBehaviour = behaviour),
    setSignedOrigin: (next) => void (signedOrigin = next),
    upgrades: () => upgrades,
    conversation: conversations.nth,
    async close() {
      for (const stream of streams) stream.destroy();
      await standIn.close();
    },
  };
}

function refusal(status: number, code: string, message: string, param?: string): Refusal {
  return { status, code, message, ...(param !== undefined && { param }) };
}

function tooMany(most = 0): Refusal {
  return refusal(
    429,
    "too_many_concurrent_requests",
    `Too many concurrent requests. Your current subscription is associated with a maximum of ${most} concurrent requests (running in parallel).`,
  );
}

function checkSpeech(
  { method, query, body }: StandInRequest,
  voice: string,
  options: ElevenLabsStandInOptions,
): Refusal | undefined {
  if (method !== "POST") return refusal(405, "method_not_allowed", "Method Not Allowed");
  if (!isRecord(body)) return refusal(422, "json_invalid", "JSON decode error");
  const unknown = Object.keys(body).find((name) => !speechFields.has(name));
  if (unknown !== undefined) return refusal(422, "extra_forbidden", "Extra inputs are not permitted", unknown);
  const { text, model_id: model } = body;
  if (typeof text !== "string") return refusal(422, "missing", "Field required", "text");
  if (text.trim() === "") return refusal(400, "text_is_empty", "The text must not be empty.", "text");
  if (text.length > LONGEST_TEXT)
    return refusal(
      400,
      "max_character_limit_exceeded",
      `The text must not be longer than ${LONGEST_TEXT} characters.`,
      "text",
    );
  if (options.voices?.includes(voice) === false)
    return refusal(404, "voice_not_found", `A voice with the voice_id ${voice} was not found.`);
  if (options.models?.includes(String(model)) === false)
    return refusal(400, "model_not_found", `A model with model ID ${String(model)} does not exist.`);
  return checkSettings(body["voice_settings"]) ?? checkThirdVersion(body) ?? checkQuery(new URLSearchParams(query));
}

function checkSettings(settings: unknown): Refusal | undefined {
  if (settings === undefined || settings === null) return undefined;
  if (!isRecord(settings))
    return refusal(422, "model_attributes_type", "Input should be a valid dictionary", "voice_settings");
  for (const [name, value] of Object.entries(settings)) {
    if (name === "use_speaker_boost" && typeof value === "boolean") continue;
    const bounds = settingBounds[name];
    if (bounds === undefined)
      return refusal(422, "extra_forbidden", "Extra inputs are not permitted", `voice_settings.${name}`);
    if (typeof value !== "number" || value < bounds[0] || value > bounds[1]) {
      return refusal(
        400,
        "invalid_voice_settings",
        `Invalid setting for ${name} received, expected to be greater or equal to ${bounds[0]} and less or equal to ${bounds[1]}, received ${String(value)}`,
      );
    }
  }
  return undefined;
}

/** The fields that the vendor refuses with `eleven_v3` only. */
function checkThirdVersion({
  model_id: model,
  previous_text: previous,
  next_text: next,
  voice_settings: settings,
}: Record<string, unknown>): Refusal | undefined {
  if (model !== "eleven_v3") return undefined;
  if (previous !== undefined || next !== undefined)
    return refusal(
      400,
      "unsupported_model",
      "Providing previous_text or next_text is not yet supported with the 'eleven_v3' model.",
      "model_id",
    );
  const stability = isRecord(settings) ? settings["stability"] : undefined;
  if (stability === undefined || [0, 0.5, 1].includes(Number(stability))) return undefined;
  return refusal(
    400,
    "invalid_ttd_stability",
    "Invalid TTD stability value. Must be one of: [0.0, 0.5, 1.0] (0.0 = Creative, 0.5 = Natural, 1.0 = Robust)",
  );
}

function checkQuery(query: URLSearchParams): Refusal | undefined {
  const format = query.get("output_format");
  if (format !== null && encodeSpeech("", format) === null)
    return refusal(400, "invalid_output_format", `The output format ${format} is not known.`);
  const latency = query.get("optimize_streaming_latency");
  if (latency !== null && !/^[0-4]$/.test(latency))
    return refusal(422, "less_than_equal", "Input should be less than or equal to 4", "optimize_streaming_latency");
  return undefined;
}

function checkAgent({ method, query }: StandInRequest, { agents }: ElevenLabsStandInOptions): Refusal | undefined {
  if (method !== "GET") return refusal(405, "method_not_allowed", "Method Not Allowed");
  const agent = new URLSearchParams(query).get("agent_id");
  if (agent === null || agent === "") return refusal(422, "missing", "Field required", "agent_id");
  if (agents?.includes(agent) === false)
    return refusal(404, "agent_not_found", "The AI agent you are trying to reach does not exist.");
  return undefined;
}
