import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { IncomingMessage, request, ServerResponse, type ClientRequest } from "node:http";
import { connect, type Socket } from "node:net";
import { queryObjects, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { WebSocket } from "ws";
import { eventually } from "../proxies/testing/eventually";
import { routes, type Route } from "../proxies/testing/test-proxy-server";
import {
  createTestLiveServer,
  initiation,
  type TestLiveServer,
  type TestClient,
} from "../voice-agent/testing/test-live-server";

interface ChurnReport {
  readonly clients: number;
  /** The open connections of visitors, once all have left. */
  readonly openConnections: number;
  /** The open requests to vendors. */
  readonly openRequests: number;
  /** The pending deadlines. */
  readonly waits: number;
  /** Objects of a connection that are still in memory, beyond those there were after the first visitors. */
  readonly objects: Readonly<Record<string, number>>;
  /** The growth of the heap, including the vendors' stand-ins and the visitors, which run in the same process. */
  readonly heapBytes: number;
}

/** The classes of the objects that every connection creates. */
const perVisitor = { IncomingMessage, ServerResponse, WebSocket, AbortController, ReadableStream };

/** The most objects of one class, for the last few connections; a leak would leave a tenth of the visits. */
export const mostLeftBehind = 20;

/**
 * Lets visitors leave at every moment of a visit: before and within a request, before, within and after the answer, before
 * and during a live conversation.
 */
export async function churn({
  clients,
  warmUp = 200,
  atOnce = 40,
}: {
  readonly clients: number;
  readonly warmUp?: number;
  readonly atOnce?: number;
}): Promise<ChurnReport> {
  const server = await createTestLiveServer({ elevenLabs: { agentBehaviour: "silent" } });
  // The answer must not come before a visitor leaves who leaves before it, nor end before one who leaves within it.
  server.vendors.openAI.setBehaviour("hang");
  server.vendors.anthropic.setBehaviour("hang-midway");
  const port = Number(new URL(server.url).port);
  const connections = new Set<Socket>();
  const count = (message: unknown) => {
    const { socket } = message as { readonly socket: Socket };
    if (socket.localPort !== port) return;
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  };
  subscribe("net.server.socket", count);
  try {
    const cookies = await Promise.all(Array.from({ length: atOnce }, () => server.cookie()));
    const openRequests = () => Object.values(server.vendors).reduce((sum, vendor) => sum + vendor.openConnections(), 0);
    const settled = () => connections.size === 0 && openRequests() === 0 && server.timers.pending() === 0;

    const visit = async (visitors: number) => {
      let next = 0;
      const lane = async (cookie: string) => {
        while (next < visitors) {
          const number = next;
          next += 1;
          await waysToLeave[number % waysToLeave.length]?.({ server, cookie, number });
        }
      };
      await Promise.all(cookies.map(lane));
      await eventually(settled);
    };
    await visit(warmUp);
    const before = inMemory();
    await visit(clients);
    const after = inMemory();
    return {
      clients,
      openConnections: connections.size,
      openRequests: openRequests(),
      waits: server.timers.pending(),
      objects: Object.fromEntries(
        Object.keys(perVisitor).map((name) => [name, (after.objects[name] ?? 0) - (before.objects[name] ?? 0)]),
      ),
      heapBytes: after.heapBytes - before.heapBytes,
    };
  } finally {
    unsubscribe("net.server.socket", count);
    await server.close();
  }
}

function inMemory(): { readonly objects: Readonly<Record<string, number>>; readonly heapBytes: number } {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  return {
    objects: Object.fromEntries(
      Object.entries(perVisitor).map(([name, kind]) => [name, queryObjects(kind, { format: "count" })]),
    ),
    heapBytes: process.memoryUsage().heapUsed,
  };
}

interface Visit {
  readonly server: TestLiveServer;
  readonly cookie: string;
  readonly number: number;
}
type WayToLeave = (visit: Visit) => Promise<void>;

const gone = (socket: { once(event: "close", listener: () => void): unknown }) =>
  new Promise<void>((resolve) => socket.once("close", () => resolve()));

/** Sends bytes on a raw connection and breaks it. */
const sendAndBreak =
  (words: (cookie: string) => string): WayToLeave =>
  async ({ server, cookie }) => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.on("error", () => {});
    await once(socket, "connect");
    await new Promise<void>((resolve) => socket.write(words(cookie), () => resolve()));
    const closed = gone(socket);
    socket.destroy();
    await closed;
  };

/** Sends a request to a vendor, and leaves when `until` resolves. */
const requestAndLeave =
  (name: Route["name"], until: (outgoing: ClientRequest, number: number) => Promise<unknown>): WayToLeave =>
  async ({ server, cookie, number }) => {
    const route = routes.find((one) => one.name === name);
    const outgoing = request(`${server.url}${route?.path}`, {
      method: "POST",
      agent: false,
      headers: { cookie, "content-type": "application/json" },
    });
    outgoing.on("error", () => {});
    outgoing.end(JSON.stringify(route?.body));
    const closed = gone(outgoing);
    await until(outgoing, number);
    outgoing.destroy();
    await closed;
  };

async function answerOf(outgoing: ClientRequest): Promise<IncomingMessage> {
  const [response] = (await once(outgoing, "response")) as [IncomingMessage];
  response.on("error", () => {});
  return response;
}

/** Opens the live socket and breaks it. */
const openAndBreak =
  (before: (client: TestClient) => Promise<unknown>): WayToLeave =>
  async ({ server, cookie }) => {
    const client = await server.open({ cookie });
    await before(client);
    client.socket.terminate();
    await client.closed;
  };

const paidRequest = (cookie: string) =>
  `POST ${routes[0]?.path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{"mod\r\n`;

const waysToLeave: readonly WayToLeave[] = [
  sendAndBreak(() => ""),
  sendAndBreak(() => "POST /api/access HTTP/1.1\r\nhost: loc"),
  sendAndBreak(
    () =>
      'POST /api/access HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"code":',
  ),
  sendAndBreak(paidRequest),
  sendAndBreak(() => "GET /api/config HTTP/1.1\r\nhost: localhost\r\n\r\n"),
  requestAndLeave("openAI", async (_outgoing, number) => {
    for (let turn = 0; turn < number % 60; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
  }),
  requestAndLeave("anthropic", async (outgoing) => once(await answerOf(outgoing), "data")),
  requestAndLeave("elevenLabs", async (outgoing) => {
    const response = await answerOf(outgoing);
    response.resume();
    await once(response, "end");
  }),
  openAndBreak(async () => {}),
  openAndBreak(async (client) => {
    client.send(initiation);
    await client.gets("conversation_initiation_metadata");
  }),
];
