import { fitSpeechModel } from "@archive-of-minds/core/providers/elevenlabs";
import { Hono } from "hono";
import * as v from "valibot";
import type { ElevenLabsConfig } from "../vendors/elevenlabs-vendor";
import { ApiError } from "../http/api-error";
import { limitBody, readJson } from "../http/read-json";
import type { ServerEnv } from "../http/server-env";
import { deadlines } from "./deadlines";
import { relay, type ProxyDependencies } from "./relay";
import { SpeechQuery, SpeechRequest } from "./speech-request";

const LONGEST_BODY_BYTES = 64 * 1024;
const SOUND = /^(audio\/[\w.+-]+|application\/octet-stream)\s*(;|$)/i;

/**
 * `POST /v1/text-to-speech/:voice/stream`: the vendor's own path. The voice is a character's id, so that clients need no
 * other, or the id of a character's voice.
 */
export function speechRoutes(config: ElevenLabsConfig | null, deps: ProxyDependencies): Hono<ServerEnv> {
  return new Hono<ServerEnv>().post("/v1/text-to-speech/:voice/stream", limitBody(LONGEST_BODY_BYTES), async (c) => {
    if (config === null) throw new ApiError(503, "not_configured", "The server has no key for this vendor.");
    const voice = findVoice(config, c.req.param("voice"));
    if (voice === null) throw new ApiError(404, "not_found", "No character has this voice.");
    const query = v.safeParse(SpeechQuery, c.req.query());
    if (!query.success)
      throw new ApiError(
        400,
        "invalid_request",
        `${v.getDotPath(query.issues[0])} must be ${query.issues[0].expected}.`,
      );
    const { model_id: model = config.model, ...request } = await readJson(c, SpeechRequest);
    if (model !== config.model) throw new ApiError(400, "model_not_allowed", `The server offers ${config.model}.`);

    const { text } = request;
    const reservation = await deps.budgets.speech(c, text.length);
    const upstream = {
      name: "elevenlabs",
      url: `${config.baseURL}/v1/text-to-speech/${voice}/stream?${new URLSearchParams(query.output).toString()}`,
      headers: { "xi-api-key": config.apiKey },
    };
    const vendorRequest = {
      body: JSON.stringify(fitSpeechModel(model, { ...request, model_id: model })),
      accept: "*/*",
      contentTypes: SOUND,
      firstByteMs: deadlines.firstByte,
      silenceMs: { atFirst: deadlines.firstByte, later: deadlines.silence },
      used: () => text.length,
    };
    return relay(c, upstream, vendorRequest, reservation, deps);
  });
}

function findVoice({ voices }: ElevenLabsConfig, name: string): string | null {
  if (Object.hasOwn(voices, name)) return voices[name] ?? null;
  return Object.values(voices).includes(name) ? name : null;
}
