import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { AgentBehaviour, AgentConversation } from "./agent-stand-in";
import { startElevenLabsStandIn } from "./elevenlabs-stand-in";
import { startMediaRoomStandIn } from "./media-room/media-room-stand-in";
import type { RoomBehaviour } from "./media-room/media-room.types";

/** A conversation with the stand-in, as a test in a browser sees it, which cannot start a server. */
export interface RemoteConversation {
  readonly id: string;
  /** The query parameters of the address it was opened with. */
  readonly query: Readonly<Record<string, string>>;
  readonly protocols: AgentConversation["protocols"];
  readonly received: AgentConversation["received"];
  /** The close code of its caller; `null` while it is open. */
  readonly ended: { readonly code: number; readonly reason: string } | null;
  /** Set for a media room only. */
  readonly room?: { readonly isMuted: boolean; readonly returns: number; readonly heardPackets: number };
}

/** The remote commands, with the parameters that the conversations take. */
type RemoteVerb =
  | "send"
  | "sendText"
  | "says"
  | "hears"
  | "interrupts"
  | "corrects"
  | "pings"
  | "scores"
  | "calls"
  | "closes"
  | "breaks";

const verbs = new Set<string>([
  "send",
  "sendText",
  "says",
  "hears",
  "interrupts",
  "corrects",
  "pings",
  "scores",
  "calls",
  "closes",
  "breaks",
] satisfies RemoteVerb[]);

/** A stand-in with conversations and a behaviour. */
interface Steered {
  readonly conversations: readonly (AgentConversation & Partial<NonNullable<RemoteConversation["room"]>>)[];
  behave(behaviour: string): void;
  close(): Promise<void>;
}

/** The addresses of the stand-ins and of their remote controls. */
export interface AgentRemote {
  /** A `ws:` address; takes an `agent_id`. */
  readonly socketUrl: string;
  readonly controlUrl: string;
  /** The `ws:` address of the media server. */
  readonly roomUrl: string;
  readonly roomControlUrl: string;
}

/**
 * The vendor's agents on this machine, by websocket and in media rooms, controlled over HTTP by a test in a browser:
 * `POST /behave ["silent"]`, `POST /says ["Good evening.", { "milliseconds": 500 }]` for the newest conversation,
 * `GET /` for all of them.
 */
export async function startAgentRemote(): Promise<AgentRemote & { close(): Promise<void> }> {
  const vendor = await startElevenLabsStandIn({ agentBehaviour: "silent" });
  const rooms = await startMediaRoomStandIn({ behaviour: "silent" });
  const controls = await Promise.all([
    steer({
      conversations: vendor.conversations,
      behave: (behaviour) => vendor.setAgentBehaviour(behaviour as AgentBehaviour),
      close: () => vendor.close(),
    }),
    steer({
      conversations: rooms.conversations,
      behave: (behaviour) => rooms.setBehaviour(behaviour as RoomBehaviour),
      close: () => rooms.close(),
    }),
  ]);
  return {
    socketUrl: `${vendor.url.replace(/^http/, "ws")}/v1/convai/conversation`,
    controlUrl: controls[0].url,
    roomUrl: rooms.url,
    roomControlUrl: controls[1].url,
    close: async () => void (await Promise.all(controls.map((control) => control.close()))),
  };
}

async function steer(steered: Steered): Promise<{ readonly url: string; close(): Promise<void> }> {
  const endings = new Map<AgentConversation, RemoteConversation["ended"]>();
  const server = createServer((request, response) => {
    void answer(steered, endings, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    async close() {
      server.closeAllConnections();
      await Promise.all([steered.close(), new Promise((resolve) => server.close(resolve))]);
    },
  };
}

async function answer(
  steered: Steered,
  endings: Map<AgentConversation, RemoteConversation["ended"]>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for (const conversation of steered.conversations) {
    if (endings.has(conversation)) continue;
    endings.set(conversation, null);
    void conversation.ended.then((end) => endings.set(conversation, end));
  }
  // An end that is known by now is part of this answer.
  await Promise.resolve();
  const reply = (status: number, body: unknown) => {
    response.writeHead(status, { "access-control-allow-origin": "*", "content-type": "application/json" });
    response.end(JSON.stringify(body));
  };
  if (request.method === "GET")
    return reply(
      200,
      steered.conversations.map((conversation) => describe(conversation, endings.get(conversation) ?? null)),
    );
  const verb = (request.url ?? "").slice(1);
  let text = "";
  for await (const chunk of request) text += String(chunk);
  const parameters = JSON.parse(text === "" ? "[]" : text) as unknown[];
  if (verb === "behave") {
    steered.behave(String(parameters[0]));
    return reply(200, null);
  }
  const conversation = steered.conversations.at(-1);
  if (!verbs.has(verb) || !conversation) return reply(404, "No such verb, or no conversation.");
  const act = conversation[verb as RemoteVerb] as (...given: unknown[]) => unknown;
  reply(200, act(...parameters) ?? null);
}

function describe(
  { id, query, protocols, received, isMuted, returns, heardPackets }: Steered["conversations"][number],
  ended: RemoteConversation["ended"],
): RemoteConversation {
  const room =
    isMuted === undefined || returns === undefined || heardPackets === undefined
      ? null
      : { isMuted, returns, heardPackets };
  return { id, query: Object.fromEntries(query), protocols, received, ended, ...(room && { room }) };
}
