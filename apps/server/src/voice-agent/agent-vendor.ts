import type { WebSocket } from "ws";
import type { ElevenLabsConfig } from "../vendors/elevenlabs-vendor";
import { deadlines } from "../proxies/deadlines";
import type { UpstreamClient, UpstreamResponse } from "../proxies/upstream-client";
import type { Timers } from "../proxies/timers";
import { readStart } from "../proxies/vendor-error";

/** The name and version of the client, for the vendor's statistics. */
export interface ClientInfo {
  readonly source?: string | undefined;
  readonly version?: string | undefined;
}

/** The vendor answered without a token or an address. */
export class AgentRefusal extends Error {
  override readonly name = "AgentRefusal";
  readonly answer: UpstreamResponse;

  constructor(answer: UpstreamResponse) {
    super(`The vendor answered with status ${answer.status}.`);
    this.answer = answer;
  }
}

/** The vendor's side of live conversations. */
export interface AgentVendor {
  /** A token for one conversation over WebRTC. */
  getToken(agentId: string, clientInfo: ClientInfo, signal: AbortSignal): Promise<string>;
  /** Opens the socket of one conversation. */
  connect(agentId: string, clientInfo: ClientInfo, signal: AbortSignal): Promise<WebSocket>;
}

const LONGEST_ANSWER_BYTES = 16 * 1024;
const CONVERSATION = "/v1/convai/conversation";

export function createAgentVendor(
  { baseURL, apiKey }: ElevenLabsConfig,
  upstreamClient: UpstreamClient,
  timers: Timers,
): AgentVendor {
  /** @throws AgentRefusal if the answer has no such field. */
  const ask = async (
    path: string,
    query: Readonly<Record<string, string | undefined>>,
    field: string,
    signal: AbortSignal,
  ) => {
    const url = `${baseURL}${path}?${toQuery(query)}`;
    const headers = { "xi-api-key": apiKey, accept: "application/json", "accept-encoding": "identity" };
    const answer = await upstreamClient.send(url, { method: "GET", headers, signal, firstByteMs: deadlines.connect });
    if (answer.status !== 200) throw new AgentRefusal(answer);
    const value = readField(await readStart(answer.body, LONGEST_ANSWER_BYTES, timers), field);
    if (value === null) throw new AgentRefusal(answer);
    return value;
  };

  return {
    getToken: (agentId, clientInfo, signal) =>
      ask(`${CONVERSATION}/token`, { agent_id: agentId, ...clientInfo }, "token", signal),

    async connect(agentId, clientInfo, signal) {
      const signedUrl = await ask(`${CONVERSATION}/get-signed-url`, { agent_id: agentId }, "signed_url", signal);
      // Only the query of the signed address is used; the host comes from the configuration.
      const signed = URL.canParse(signedUrl) ? new URL(signedUrl).searchParams : new URLSearchParams();
      for (const [name, value] of Object.entries(clientInfo)) if (value !== undefined) signed.set(name, value);
      return upstreamClient.openSocket(
        `${baseURL.replace(/^http/, "ws")}${CONVERSATION}?${signed.toString()}`,
        "convai",
      );
    },
  };
}

function toQuery(values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return new URLSearchParams(given).toString();
}

function readField(text: string, field: string): string | null {
  try {
    const body: unknown = JSON.parse(text);
    const value = typeof body === "object" && body !== null ? (body as Record<string, unknown>)[field] : undefined;
    return typeof value === "string" && value !== "" ? value : null;
  } catch {
    return null;
  }
}
