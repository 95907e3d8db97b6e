import { createTestTimers, type TestTimers } from "@archive-of-minds/testing";
import type { WallClock } from "@archive-of-minds/core";
import type { AgentConversation, AgentFrame, ElevenLabsStandInOptions } from "@archive-of-minds/testing/servers";
import { WebSocket } from "ws";
import type { ServerConfig } from "../../config";
import { createTestProxyServer, type TestProxyServer } from "../../proxies/testing/test-proxy-server";
import { agentPrompt } from "../agent-prompt";
import type { Budgets } from "../../budgets/budgets";

/** The first frame, as the vendor's own client sends it. */
export const initiation = {
  type: "conversation_initiation_client_data",
  conversation_config_override: {
    agent: { prompt: { prompt: "You are Flux." }, first_message: "Bzzt.", language: "en" },
    tts: {},
    conversation: {},
  },
  source_info: { source: "js_sdk", version: "1.25.0" },
};

/** The same as it reaches the agent: the prompt is the server's. */
export async function initiationOf(characterId: string) {
  const { agent, ...others } = initiation.conversation_config_override;
  const prompt = { prompt: await agentPrompt(characterId) };
  return { ...initiation, conversation_config_override: { ...others, agent: { ...agent, prompt } } };
}

/** A browser's end of a live conversation. */
export interface TestClient {
  readonly socket: WebSocket;
  /** Every frame the client received, oldest first. */
  readonly received: readonly AgentFrame[];
  /** Resolves with the first frame of this type, past or future. */
  gets(type: string): Promise<AgentFrame>;
  send(frame: unknown): void;
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  /** The status of a refused upgrade; `null` if the socket opened. */
  readonly refused: Promise<number | null>;
}

interface ClientOptions {
  /** The address of the server; left out, the first one. */
  readonly at?: string;
  readonly character?: string;
  /** A further part of the query. */
  readonly query?: string;
  readonly cookie?: string;
  /** `null`: none. Left out, the server's own. */
  readonly origin?: string | null;
  readonly autoPong?: boolean;
}

/** A server for live conversations, with a clock that the test drives. */
export interface TestLiveServer extends TestProxyServer {
  readonly timers: TestTimers;
  readonly url: string;
  open(options?: ClientOptions): Promise<TestClient>;
  /** A client and its agent in a conversation. */
  begin(options?: ClientOptions): Promise<{ readonly client: TestClient; readonly agent: AgentConversation }>;
}

export async function createTestLiveServer(
  options: {
    config?: Partial<ServerConfig>;
    elevenLabs?: ElevenLabsStandInOptions;
    budgets?: Budgets;
    clock?: WallClock;
  } = {},
): Promise<TestLiveServer> {
  const timers = createTestTimers();
  const server = await createTestProxyServer({ timers, ...options });
  const { url } = await server.listen();
  const ownCookie = await server.cookie();
  let conversations = 0;

  const open = async ({
    character = "flux",
    query = "",
    cookie = ownCookie,
    at = url,
    origin = at,
    autoPong = true,
  }: ClientOptions = {}): Promise<TestClient> => {
    const address = `${at.replace("http", "ws")}/api/voice-agent/conversation?character=${character}${query}`;
    const socket = new WebSocket(address, ["convai"], {
      headers: { ...(cookie !== "" && { cookie }), ...(origin !== null && { origin }) },
      autoPong,
    });
    const received: AgentFrame[] = [];
    const listeners = new Set<() => void>();
    socket.on("error", () => {});
    socket.on("message", (data) => {
      received.push(JSON.parse((data as Buffer).toString()) as AgentFrame);
      for (const listener of listeners) listener();
    });
    const refused = new Promise<number | null>((resolve) => {
      socket.on("unexpected-response", (_request, response) => {
        resolve(response.statusCode ?? 0);
        socket.terminate();
      });
      socket.on("open", () => resolve(null));
    });
    const closed = new Promise<{ code: number; reason: string }>((resolve) =>
      socket.on("close", (code, reason) => resolve({ code, reason: reason.toString() })),
    );
    await refused;
    return {
      socket,
      received,
      refused,
      closed,
      send: (frame) => socket.send(typeof frame === "string" || Buffer.isBuffer(frame) ? frame : JSON.stringify(frame)),
      gets: (type) =>
        new Promise((resolve) => {
          const look = () => {
            const found = received.find((frame) => frame["type"] === type);
            if (found === undefined) return;
            listeners.delete(look);
            resolve(found);
          };
          listeners.add(look);
          look();
        }),
    };
  };

  return {
    ...server,
    timers,
    url,
    open,
    async begin(clientOptions) {
      conversations = server.vendors.elevenLabs.conversations.length + 1;
      const client = await open(clientOptions);
      client.send(initiation);
      const agent = await server.vendors.elevenLabs.conversation(conversations);
      await client.gets("conversation_initiation_metadata");
      return { client, agent };
    },
  };
}
