import {
  createAdaptorServer,
  getRequestListener,
  RequestError,
  type HttpBindings,
  type WebSocketServerLike,
} from "@hono/node-server";
import type { Hono } from "hono";
import { createServer, type Server, type ServerOptions } from "node:http";
import type { AddressInfo } from "node:net";
import { SECOND } from "./clock";
import { capConnections, dropStalled } from "./http/connections";
import { answerMalformedRequests, broken, notHttp, refuse, toResponse } from "./http/malformed-requests";
import { watchConnections } from "./http/open-connections";
import { hasAddress } from "./http/request-address";
import { bareHeaders } from "./http/security-headers";
import type { ServerEnv } from "./http/server-env";
import { answerEveryUpgrade, createSockets, fetchForUpgrade } from "./http/upgrades";
import { stopServer } from "./stopping";

export interface Listening {
  /** Where the site is found on this machine. */
  readonly url: string;
  /** Accepts nothing new, lets what is running end, and after `graceMs` breaks it off. */
  stop(graceMs: number): Promise<void>;
}

/** For a visitor who accepts nothing of what waits for them; a page on a slow line accepts a little all the time. */
const STALLED_MS = 30 * SECOND;

/** How long a connection may wait for its next request. */
const KEEP_ALIVE_MS = 5 * SECOND;

/**
 * The same for proxies. The server must not be the first to close: a question that is just being sent would be lost, and
 * the visitor be told 502. Where nobody says otherwise nginx keeps its own for 1 min, Caddy for 2; Google's load balancer
 * keeps them for 10, which cannot be changed. Envoy's hour can, and docs/hosting.md says how.
 */
const KEEP_ALIVE_OF_PROXY_MS = 620 * SECOND;

/** How long a request may take to arrive: its headers, and all of it. */
const ARRIVAL = { headersMs: 10 * SECOND, requestMs: 30 * SECOND };

/** Node looks every 30 s unless told otherwise, and a deadline of 10 s would hold after 40. */
const CONNECTIONS_CHECK_MS = SECOND;

const MOST_CONNECTIONS = 2_000;

/** What is left of them for those who come at the same moment, while others make room. */
const SHARE_BEFORE_ROOM_IS_MADE = 0.9;

/** A browser opens six; a large household or a school has many. */
const MOST_OF_ONE_ADDRESS = 200;

interface Place {
  readonly host: string;
  /** 0: one of its own choice. */
  readonly port: number;
  /** The site's address, where its owner has set one. */
  readonly publicUrl?: string | null;
  /** How many proxies stand in front; behind one, all come from its address. */
  readonly trustProxy?: number;
  readonly stalledMs?: number;
  readonly mostConnections?: number;
  /** How long a request may take to arrive. */
  readonly arrival?: typeof ARRIVAL;
}

/** Serves the application. */
export async function listen(app: Hono<ServerEnv>, place: Place): Promise<Listening> {
  const {
    host,
    port,
    publicUrl,
    trustProxy = 0,
    stalledMs = STALLED_MS,
    mostConnections = MOST_CONNECTIONS,
    arrival = ARRIVAL,
  } = place;
  const headers = bareHeaders(publicUrl?.startsWith("https:") ?? false);
  const sockets = createSockets(headers);
  const listener = getRequestListener(app.fetch, {
    errorHandler: (error) => toResponse(error instanceof RequestError ? notHttp : broken, headers),
  });
  const server = createAdaptorServer({
    fetch: (request, env) => fetchForUpgrade(app, request, env as HttpBindings, headers),
    websocket: { server: sockets as WebSocketServerLike },
    createServer: ((options: ServerOptions) =>
      createServer(options, (request, response) =>
        hasAddress(request) ? void listener(request, response) : refuse(response, notHttp, headers),
      )) as typeof createServer,
    serverOptions: {
      // Slow or silent senders are let go; a reply that streams for minutes is not affected.
      requestTimeout: arrival.requestMs,
      headersTimeout: arrival.headersMs,
      connectionsCheckingInterval: CONNECTIONS_CHECK_MS,
      keepAliveTimeout: trustProxy === 0 ? KEEP_ALIVE_MS : KEEP_ALIVE_OF_PROXY_MS,
      // Whoever names no host is told in JSON.
      requireHostHeader: false,
    },
  }) as Server;
  answerMalformedRequests(server, headers);
  answerEveryUpgrade(server, headers);
  server.maxConnections = mostConnections;
  if (trustProxy === 0) capConnections(server, MOST_OF_ONE_ADDRESS);
  const connections = watchConnections(server, mostConnections * SHARE_BEFORE_ROOM_IS_MADE);
  dropStalled(server, connections.all, stalledMs);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
  return {
    url: `http://${nameOf(host)}:${(server.address() as AddressInfo).port}`,
    stop: (graceMs) => stopServer(server, sockets, connections, graceMs),
  };
}

function nameOf(host: string): string {
  if (host === "127.0.0.1" || host === "0.0.0.0" || host === "::" || host === "::1") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
