import { connect, type Socket } from "node:net";
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { upgradeWebSocket } from "@hono/node-server";
import { Hono } from "hono";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { ServerEnv } from "./http/server-env";
import { listen, type Listening } from "./listen";

/** More than the socket buffers of a connection that is not read. */
const LONG = 50_000_000;
const STALLED_MS = 1_000;

let listening: Listening;
/** Resolves when the long response has ended in any way. */
let gone: Promise<unknown>;
/** Whether the endless response was cancelled. */
let isCancelled: boolean;
beforeEach(async () => {
  const app = new Hono<ServerEnv>()
    .get("/", (c) => c.text("Hello"))
    .get("/undecided", () => new Promise<never>(() => {}));
  app.get(
    "/socket",
    upgradeWebSocket(() => ({})),
  );
  isCancelled = false;
  app.get("/endless", (c) =>
    c.body(
      new ReadableStream({
        pull: (controller) => controller.enqueue(new Uint8Array(1_000)),
        cancel: () => void (isCancelled = true),
      }),
    ),
  );
  app.get("/long", (c) => {
    gone = once(c.env.outgoing as ServerResponse, "close");
    return c.body(new Uint8Array(LONG));
  });
  listening = await listen(app, { host: "127.0.0.1", port: 0, stalledMs: STALLED_MS });
});
afterEach(() => listening.stop(0));

const say = async (lines: readonly string[]) => (await receiveAll(lines)).split("\r\n")[0] ?? "";

/** Everything received until the connection closes. */
async function receiveAll(lines: readonly string[]): Promise<string> {
  const socket = connect(Number(new URL(listening.url).port), "127.0.0.1");
  let heard = "";
  socket.on("data", (data) => (heard += data.toString()));
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  await once(socket, "close");
  return heard;
}

/** A client that reads everything and never closes. */
async function stayConnected(lines: readonly string[]): Promise<Socket> {
  const socket = connect({ port: Number(new URL(listening.url).port), host: "127.0.0.1", allowHalfOpen: true });
  socket.on("error", () => {}).resume();
  await once(socket, "connect");
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  return socket;
}

const upgrade = (protocol: string, path = "/") => [
  `GET ${path} HTTP/1.1`,
  "Host: localhost",
  "Connection: Upgrade",
  `Upgrade: ${protocol}`,
  "Sec-WebSocket-Version: 13",
  "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
];

it("answers a request for an unknown protocol", async () => {
  expect(await say(upgrade("h2c"))).toBe("HTTP/1.1 426 Upgrade Required");
});

it("opens no socket on a route without one", async () => {
  expect(await say(upgrade("websocket"))).not.toContain("101");
});

it("refuses an upgrade in JSON on any other route, and closes that route’s response", async () => {
  const [head = "", text] = (await receiveAll(upgrade("websocket", "/endless"))).split("\r\n\r\n");
  expect([head.split("\r\n")[0], text, isCancelled]).toEqual([
    "HTTP/1.1 426 Upgrade Required",
    '{"error":{"type":"upgrade_required","message":"The server upgrades to websocket only."}}',
    true,
  ]);
  for (const line of ["content-type: application/json", "x-content-type-options: nosniff", "upgrade: websocket"])
    expect(head.toLowerCase()).toContain(line);
});

it.each([
  ["of another protocol", upgrade("h2c")],
  ["on a route without a socket", upgrade("websocket")],
  ["of an unknown page", upgrade("websocket", "/nowhere")],
])("closes a refused upgrade, %s, although the client stays", async (_which, lines) => {
  const socket = await stayConnected(lines);
  await once(socket, "end");
  // Waits for open connections as long as it takes.
  await listening.stop(86_400_000);
  socket.destroy();
});

it("stops in time, although a client still waits for a socket", async () => {
  const socket = await stayConnected(upgrade("websocket", "/undecided"));
  await listening.stop(50);
  socket.destroy();
});

it.each([
  ["without a key", (line: string) => !line.startsWith("Sec-WebSocket-Key")],
  ["without a version", (line: string) => !line.startsWith("Sec-WebSocket-Version")],
])("says in JSON why it opens no socket %s", async (_which, isSaid) => {
  const [head = "", text] = (await receiveAll(upgrade("websocket", "/socket").filter(isSaid))).split("\r\n\r\n");
  expect([head.split("\r\n")[0], text]).toEqual([
    "HTTP/1.1 400 Bad Request",
    '{"error":{"type":"invalid_request","message":"The websocket handshake is invalid."}}',
  ]);
  for (const line of ["content-type: application/json", "x-content-type-options: nosniff", "sec-websocket-version: 13"])
    expect(head.toLowerCase()).toContain(line);
});

const atHosts = (...hosts: string[]) =>
  upgrade("websocket", "/socket").flatMap((line) =>
    line.startsWith("Host:") ? hosts.map((host) => `Host: ${host}`) : [line],
  );

it.each<readonly [string, readonly string[]]>([
  ["without a host", atHosts()],
  ["at two hosts", atHosts("localhost", "archive.example")],
  ...[
    "",
    "a b",
    "localhost/elsewhere",
    "localhost?query",
    "localhost#part",
    "visitor@localhost",
    "localhost:",
    "localhost:99999",
    "local\\host",
    "b%C3%BCcher.example",
    "[::1",
  ].map((host) => [`at the host "${host}"`, atHosts(host)] as const),
  ...["http://visitor:word@localhost/socket", "ws://localhost/socket", "*", "socket", "/\\socket"].map(
    (address) => [`at the address "${address}"`, upgrade("websocket", address)] as const,
  ),
])("refuses an upgrade in JSON with an invalid address %s, and closes", async (_which, lines) => {
  const socket = await stayConnected(lines);
  let heard = "";
  socket.on("data", (data: Buffer) => (heard += data.toString()));
  await once(socket, "end");
  socket.destroy();
  const [head = "", text] = heard.split("\r\n\r\n");
  expect([head.split("\r\n")[0], text]).toEqual([
    "HTTP/1.1 400 Bad Request",
    '{"error":{"type":"invalid_request","message":"The request is not valid HTTP."}}',
  ]);
  for (const line of ["content-type: application/json", "x-content-type-options: nosniff"])
    expect(head.toLowerCase()).toContain(line);
});

it.each<readonly [string, readonly string[]]>([
  ...["localhost", "LOCALHOST:3000", "minds.example.", "127.0.0.1:80", "[::1]", "[::1]:3000"].map(
    (host) => [`at the host "${host}"`, atHosts(host)] as const,
  ),
  ["at a whole address", upgrade("websocket", "http://localhost/socket")],
])("opens a socket %s", async (_which, lines) => {
  const socket = await stayConnected(lines);
  const [data] = (await once(socket, "data")) as [Buffer];
  socket.destroy();
  expect(data.toString().split("\r\n")[0]).toBe("HTTP/1.1 101 Switching Protocols");
});

const get = (path: string) => [`GET ${path} HTTP/1.1`, "Host: localhost"];

it("closes a client that requests much and reads nothing of it", async () => {
  const socket = await stayConnected(get("/long"));
  await once(socket, "data");
  socket.pause();
  await gone;
  socket.destroy();
});

it("keeps a client that reads slowly, and one that has nothing to read", async () => {
  const quiet = await stayConnected(get("/undecided"));
  const slow = await stayConnected(get("/long"));
  let heard = 0;
  let since = 0;
  slow.on("data", (data: Buffer) => {
    heard += data.length;
    since += data.length;
    if (since > LONG / 6) slow.pause();
  });
  const reading = setInterval(() => {
    since = 0;
    slow.resume();
  }, STALLED_MS / 5);
  const began = performance.now();
  await expect.poll(() => heard > LONG && performance.now() - began > STALLED_MS).toBe(true);
  expect(quiet.readableEnded).toBe(false);
  clearInterval(reading);
  for (const socket of [quiet, slow]) socket.destroy();
});

it.each([
  ["a visitor’s connection for five seconds", 0, "timeout=5"],
  [
    "that of a proxy for longer than most proxies keep theirs, so that no request arrives during the close",
    1,
    "timeout=620",
  ],
])("keeps %s", async (_whose, trustProxy, kept) => {
  const beside = await listen(
    new Hono<ServerEnv>().get("/", (c) => c.text("Hello")),
    { host: "127.0.0.1", port: 0, trustProxy },
  );
  expect((await fetch(beside.url)).headers.get("keep-alive")).toBe(kept);
  await beside.stop(0);
});

it("replaces the connections that are idle longest when there are many", async () => {
  const beside = await listen(
    new Hono<ServerEnv>().get("/", (c) => c.text("Hello")),
    { host: "127.0.0.1", port: 0, trustProxy: 1, mostConnections: 10 },
  );
  const connectAndRead = async () => {
    const socket = connect(Number(new URL(beside.url).port), "127.0.0.1").on("error", () => {});
    const answer = Promise.race([once(socket, "data").then(String), once(socket, "close").then(() => "hung up")]);
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    return { socket, status: (await answer).split("\r\n")[0] };
  };
  const came: Awaited<ReturnType<typeof connectAndRead>>[] = [];
  for (let count = 0; count < 10; count++) came.push(await connectAndRead());
  // A connection whose response was just sent is kept for a moment.
  await expect.poll(async () => came.push(await connectAndRead()) && came.at(-1)?.status).toBe("HTTP/1.1 200 OK");
  await expect.poll(() => came[0]?.socket.closed).toBe(true);
  expect(came.at(-1)?.socket.closed).toBe(false);
  for (const { socket } of came) socket.destroy();
  await beside.stop(0);
});

it.each([
  ["whose headers do not end", "GET / HTTP/1.1\r\nHost: localhost\r\nx: "],
  ["whose body does not arrive", "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nab"],
])("closes a request %s, soon after its deadline", async (_which, bytes) => {
  const app = new Hono<ServerEnv>().post("/", async (c) => c.text(await c.req.text()));
  const beside = await listen(app, { host: "127.0.0.1", port: 0, arrival: { headersMs: 100, requestMs: 200 } });
  const socket = connect(Number(new URL(beside.url).port), "127.0.0.1").on("error", () => {});
  const [data] = (
    await Promise.all([
      once(socket, "data"),
      once(socket, "close"),
      once(socket, "connect").then(() => socket.write(bytes)),
    ])
  )[0] as [Buffer];
  expect(data.toString().split("\r\n")[0]).toBe("HTTP/1.1 408 Request Timeout");
  await beside.stop(0);
});
