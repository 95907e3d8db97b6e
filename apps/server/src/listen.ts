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
import { hasValidAddress } from "./http/request-address";
import { bareHeaders } from "./http/security-headers";
import type { ServerEnv } from "./http/server-env";
import { handleUpgrades, createSockets, fetchForUpgrade } from "./http/upgrades";
import { stopServer } from "./stopping";

export interface Listening {
  /** The address of the site on this machine. */
  readonly url: string;
  /** Accepts no new connections, lets running requests end, and after `graceMs` breaks them off. */
  stop(graceMs: number): Promise<void>;
}

/** How long a client may read nothing of its answer; one on a slow line reads a little all the time. */
const STALLED_MS = 30 * SECOND;

/** How long a connection may wait for its next request. */
const KEEP_ALIVE_MS = 5 * SECOND;

/**
 * The same behind a proxy. The server must not close first: a request on its way would be lost and the visitor would get
 * a 502. By default nginx keeps idle connections for 1 min, Caddy for 2 and Google's load balancer for 10, which cannot be
 * changed. Envoy keeps them for an hour; docs/hosting.md says how to change that.
 */
const KEEP_ALIVE_OF_PROXY_MS = 620 * SECOND;

/** How long a request may take to arrive: its headers, and all of it. */
const ARRIVAL = { headersMs: 10 * SECOND, requestMs: 30 * SECOND };

/** Node's default of 30 s would let a deadline of 10 s pass after 40. */
const CONNECTIONS_CHECK_MS = SECOND;

const MOST_CONNECTIONS = 2_000;

/** From this share on idle connections are closed, so that connections which arrive at once find room. */
const SHARE_BEFORE_ROOM_IS_MADE = 0.9;

/** A browser opens six; a household or a school has many browsers. */
const MOST_OF_ONE_ADDRESS = 200;

interface Place {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** The public address of the site, if it is set. */
  readonly publicUrl?: string | null;
  /** The number of proxies in front; behind one, every connection has its address. */
  readonly trustProxy?: number;
  readonly stalledMs?: number;
  readonly mostConnections?: number;
  /** How long a request may take to arrive. */
  readonly arrival?: typeof ARRIVAL;
}

/** Serves the application over HTTP and websockets. */
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
        hasValidAddress(request) ? void listener(request, response) : refuse(response, notHttp, headers),
      )) as typeof createServer,
    serverOptions: {
      // These deadlines are for requests; a reply may stream for minutes.
      requestTimeout: arrival.requestMs,
      headersTimeout: arrival.headersMs,
      connectionsCheckingInterval: CONNECTIONS_CHECK_MS,
      keepAliveTimeout: trustProxy === 0 ? KEEP_ALIVE_MS : KEEP_ALIVE_OF_PROXY_MS,
      // A request without a host gets its error in JSON.
      requireHostHeader: false,
    },
  }) as Server;
  answerMalformedRequests(server, headers);
  handleUpgrades(server, headers);
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
