import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { refuseUpgrade } from "../agent-stand-in";
import { createArrivals } from "../arrivals";
import type { IceServer, RoomBehaviour } from "./media-room.types";
import { openRoom, type HeldRoom, type RoomConversation } from "./room-conversation";
import { loadRoomModules } from "./room-modules";

/** How the rooms of a stand-in behave, and where it listens. */
export interface MediaRoomOptions {
  /** What every room does. Default `talk`. */
  readonly behaviour?: RoomBehaviour;
  /** The answer of a talking agent. */
  readonly reply?: string;
  /** The ICE servers that every page receives. */
  readonly iceServers?: readonly IceServer[];
  /** The port to listen on; unset: a free one. */
  readonly port?: number;
}

/** A media server. Each of its rooms has one page and one agent. */
export interface MediaRoomStandIn {
  /** A `ws:` address. */
  readonly url: string;
  /** Sets the behaviour of all rooms from now on. */
  setBehaviour(behaviour: RoomBehaviour): void;
  /** Every room's conversation so far, oldest first. */
  readonly conversations: readonly RoomConversation[];
  /** Resolves with the n-th conversation, past or future. */
  conversation(nth?: number): Promise<RoomConversation>;
  close(): Promise<void>;
}

const statuses: Partial<Record<RoomBehaviour, number>> = { "refuse-401": 401, "refuse-403": 403, "not-found": 404 };

/**
 * A media server on this machine, for the vendor's unmodified client: it uses LiveKit's signalling protocol (version 0 of
 * its path, like the vendor's own server), and real ICE, DTLS, SRTP and SCTP over the loopback address. A Chromium needs
 * `--allow-loopback-in-peer-connection` for that. It accepts every token.
 *
 * It needs the packages `werift` and `@livekit/protocol`.
 *
 * @example
 * const rooms = await startMediaRoomStandIn({ behaviour: 'silent' })
 * // ... a page joins `rooms.url` ...
 * const conversation = await rooms.conversation()
 * conversation.says('Good evening.', { milliseconds: 500 })
 */
export async function startMediaRoomStandIn(options: MediaRoomOptions = {}): Promise<MediaRoomStandIn> {
  const modules = await loadRoomModules();
  const rooms: HeldRoom[] = [];
  const conversations = createArrivals<RoomConversation>();
  const streams = new Set<Duplex>();
  let behaviour = options.behaviour ?? "talk";

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://stand-in");
    const status = pathname === "/rtc/validate" ? (statuses[behaviour] ?? 200) : 404;
    response
      .writeHead(status, { "access-control-allow-origin": "*", "content-type": "text/plain" })
      .end(status === 200 ? "success" : "refused");
  });
  server.on("upgrade", (request: IncomingMessage, stream: Duplex) => {
    streams.add(stream);
    stream.on("close", () => streams.delete(stream));
    stream.on("error", () => {});
    const { pathname, searchParams } = new URL(request.url ?? "", "http://stand-in");
    if (pathname !== "/rtc") return refuseUpgrade(stream, 404);
    if (behaviour === "hang-handshake") return;
    const status = statuses[behaviour];
    if (status !== undefined) return refuseUpgrade(stream, status);
    if (searchParams.get("reconnect") === "1") {
      const room = rooms.find(({ visitorSid }) => visitorSid === searchParams.get("sid"));
      return room ? room.resume(request, stream) : refuseUpgrade(stream, 404);
    }
    const room = openRoom(modules, request, stream, {
      id: `conv_room${String(rooms.length + 1)}`,
      visitorSid: `PA_visitor${String(rooms.length + 1)}`,
      query: searchParams,
      behaviour,
      reply: () => options.reply ?? "Ah, yes. It hums beneath every street.",
      iceServers: options.iceServers ?? [],
    });
    rooms.push(room);
    conversations.add(room.conversation);
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve));

  return {
    url: `ws://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    conversations: conversations.items,
    setBehaviour: (next) => void (behaviour = next),
    conversation: conversations.nth,
    async close() {
      await Promise.all(rooms.map((room) => room.end()));
      for (const stream of streams) stream.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
