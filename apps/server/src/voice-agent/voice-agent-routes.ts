import { upgradeWebSocket } from "@hono/node-server";
import { Hono, type Context } from "hono";
import * as v from "valibot";
import type { WebSocket } from "ws";
import type { AgentLimits } from "../config";
import type { ElevenLabsConfig } from "../vendors/elevenlabs-vendor";
import { ApiError } from "../http/api-error";
import { limitBody, readJson } from "../http/read-json";
import { isSameOrigin } from "../http/same-origin";
import type { ServerEnv } from "../http/server-env";
import { passedHeaders, passVendorError, unreachable, type ProxyDependencies } from "../proxies/relay";
import { agentPrompt } from "./agent-prompt";
import { AgentRefusal, createAgentVendor, type ClientInfo } from "./agent-vendor";
import { runConversation } from "./conversation";
import type { LiveConversations } from "./live-conversations";

export interface VoiceAgentDependencies extends ProxyDependencies {
  readonly limits: AgentLimits;
  readonly publicUrl: string | null;
  readonly trustProxy: number;
  readonly conversations: LiveConversations;
}

/** A connection check ends as soon as the agent answers. */
const CHECK_SECONDS = 15;

const clientName = v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/)));

const SessionRequest = v.object({
  characterId: v.pipe(v.string(), v.maxLength(100)),
  transport: v.picklist(["websocket", "webrtc"]),
  textOnly: v.optional(v.boolean(), false),
  source: clientName,
  version: clientName,
});

/** What a client needs to begin a live conversation. */
type VoiceAgentSession =
  /** A path of this server, which the vendor's client uses as its signed address. */
  | { readonly transport: "websocket"; readonly path: string }
  | { readonly transport: "webrtc"; readonly conversationToken: string; readonly livekitUrl: string };

/** A request that names the protocol without asking for an upgrade expects an ordinary response. */
const asksForSocket = (c: Context<ServerEnv>) =>
  c.req.header("upgrade")?.toLowerCase() === "websocket" &&
  c.env?.incoming !== undefined &&
  c.env.outgoing === undefined;

/** Live conversations with the vendor's agents. No client receives an agent's id. Needs a session. */
export function voiceAgentRoutes(config: ElevenLabsConfig | null, deps: VoiceAgentDependencies): Hono<ServerEnv> {
  const vendor = config && createAgentVendor(config, deps.upstreamClient, deps.timers);
  const longestSeconds = deps.limits.longestMinutes * 60;
  const secondsOf = (isCheck: boolean) => (isCheck ? Math.min(CHECK_SECONDS, longestSeconds) : longestSeconds);

  const findAgent = (characterId: string): string => {
    if (config === null) throw new ApiError(503, "not_configured", "The server has no key for this vendor.");
    const agentId = Object.hasOwn(config.agents, characterId) ? config.agents[characterId] : undefined;
    if (agentId === undefined) throw new ApiError(404, "not_found", "This character has no live agent.");
    return agentId;
  };

  const getToken = async (c: Context<ServerEnv>, agentId: string, clientInfo: ClientInfo): Promise<Response> => {
    if (config === null || vendor === null)
      throw new ApiError(503, "not_configured", "The server has no key for this vendor.");
    const reservation = await deps.budgets.agent(c, longestSeconds);
    try {
      const conversationToken = await vendor.getToken(agentId, clientInfo, c.req.raw.signal);
      reservation.keep();
      return c.json({
        transport: "webrtc",
        conversationToken,
        livekitUrl: config.livekitUrl,
      } satisfies VoiceAgentSession);
    } catch (error) {
      reservation.settle(0);
      if (error instanceof AgentRefusal) return passVendorError(error.answer, passedHeaders(error.answer), deps);
      throw unreachable("elevenlabs", error, deps.log);
    }
  };

  const begin = (
    c: Context<ServerEnv>,
    client: WebSocket,
    { characterId, agentId, prompt }: { characterId: string; agentId: string; prompt: string | null },
  ) => {
    const { source, version, check, written } = c.req.query();
    const isCheck = check === "1";
    const clientInfo = v.safeParse(v.object({ source: clientName, version: clientName }), { source, version });
    deps.conversations.begin(
      {
        visitorId: c.get("visitorId"),
        characterId,
        sessionId: c.get("sessionId"),
        kind: isCheck ? "check" : written === "1" ? "written" : "spoken",
      },
      (ownership) =>
        runConversation(client, {
          ...ownership,
          silenceSeconds: deps.limits.silenceSeconds,
          longestSeconds: secondsOf(isCheck),
          timers: deps.timers,
          log: deps.log,
          secrets: deps.secrets,
          choices: { voices: Object.values(config?.voices ?? {}), prompt },
          reserveBudget: () => deps.budgets.agent(c, secondsOf(isCheck)),
          connect: (signal) =>
            vendor === null
              ? Promise.reject(new Error("No vendor."))
              : vendor.connect(agentId, clientInfo.success ? clientInfo.output : {}, signal),
        }),
    );
  };

  return new Hono<ServerEnv>()
    .post("/session", limitBody(4 * 1024), async (c) => {
      const { characterId, transport, textOnly, ...clientInfo } = await readJson(c, SessionRequest);
      const agentId = findAgent(characterId);
      if (transport === "webrtc") return getToken(c, agentId, clientInfo);
      const path = `/api/voice-agent/conversation?${new URLSearchParams({ character: characterId, ...(textOnly && { written: "1" }) }).toString()}`;
      return c.json({ transport, path } satisfies VoiceAgentSession);
    })
    .get(
      "/conversation",
      async (c, next) => {
        if (!isSameOrigin(c, deps)) throw new ApiError(403, "foreign_origin", "Only a page of this site may do that.");
        if (!asksForSocket(c))
          throw new ApiError(426, "invalid_request", "This address is for websockets.", { upgrade: "websocket" });
        await next();
      },
      upgradeWebSocket(async (c) => {
        const characterId = c.req.query("character") ?? "";
        const agentId = findAgent(characterId);
        const prompt = await agentPrompt(characterId);
        return {
          onOpen: (_event, socket) =>
            begin(c as Context<ServerEnv>, socket.raw as WebSocket, { characterId, agentId, prompt }),
        };
      }),
    );
}
