import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listen, type Listening } from "./listen";
import { createTestServer, type TestServer } from "./testing/test-server";

let server: TestServer;
let listening: Listening;
beforeAll(async () => {
  server = await createTestServer();
  listening = await listen(server.app, { host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await listening.stop(0);
  await server.close();
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Sends raw bytes and returns everything received until the connection is closed. */
function send(bytes: string): Promise<Answer> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(Number(new URL(listening.url).port), "127.0.0.1", () => socket.write(bytes));
    socket.on("data", (data) => (answer += data.toString("utf8")));
    socket.on("error", () => {});
    socket.on("close", () => {
      const [head = "", text = ""] = answer.split("\r\n\r\n");
      const [first = "", ...lines] = head.split("\r\n");
      const headers = Object.fromEntries(
        lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 2)]),
      );
      resolve({ status: Number(first.split(" ")[1]), headers, text });
    });
  });
}
const head = "POST /api/access HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n";
const upgrade = (path: string, ...lines: string[]) =>
  [
    `GET ${path} HTTP/1.1`,
    "host: localhost",
    "connection: upgrade",
    "sec-websocket-version: 13",
    "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
    ...lines,
    "",
    "",
  ].join("\r\n");
const noHttp = { type: "invalid_request", message: "The request is not valid HTTP." };

/** As on every other response of the API. */
function expectToBeOurs({ headers, text }: Answer): void {
  expect([
    headers["content-type"],
    headers["cache-control"],
    headers["x-content-type-options"],
    headers["x-frame-options"],
    headers["referrer-policy"],
  ]).toEqual(["application/json", "no-store", "nosniff", "DENY", "same-origin"]);
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  expect(headers["content-length"]).toBe(String(Buffer.byteLength(text)));
}

describe("a malformed request", () => {
  it.each([
    [
      "a header of 100 kB",
      `${head}x: ${"y".repeat(100_000)}\r\n\r\n`,
      431,
      { type: "headers_too_large", message: "The headers are too long." },
    ],
    [
      "two kinds of length",
      `${head}content-type: application/json\r\ncontent-length: 18\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      noHttp,
    ],
    ["two lengths", `${head}content-length: 5\r\ncontent-length: 6\r\n\r\nhello`, 400, noHttp],
    ["no protocol at all", "hello\r\n\r\n", 400, noHttp],
    ["an invalid path", "GET http:// HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n", 400, noHttp],
    ["an invalid host", "GET / HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n", 400, noHttp],
    [
      "a host of valid form that is none",
      'POST /api/access HTTP/1.1\r\nhost: 1.2.3.256\r\norigin: http://1.2.3.256\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 18\r\n\r\n{"code":"archive"}',
      400,
      noHttp,
    ],
    [
      "two hosts",
      "GET /api/health HTTP/1.1\r\nhost: localhost\r\nhost: elsewhere\r\nconnection: close\r\n\r\n",
      400,
      noHttp,
    ],
    [
      "a request for a tunnel",
      "CONNECT elsewhere:443 HTTP/1.1\r\nhost: elsewhere:443\r\n\r\n",
      405,
      { type: "invalid_request", message: "The server is no proxy for CONNECT." },
    ],
    ...["POST", "PUT", "DELETE", "TRACE", "PROPFIND"].map(
      (method) =>
        [
          `${method} of the page`,
          `${method} / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
          404,
          { type: "not_found", message: "There is no such address." },
        ] as const,
    ),
    ["no host", "GET /api/health HTTP/1.1\r\nconnection: close\r\n\r\n", 400, noHttp],
    [
      "a chunk with a long extension",
      `${head}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n12;${"x".repeat(100_000)}\r\n`,
      413,
      { type: "body_too_large", message: "The chunk extensions of the body are too long." },
    ],
    [
      "an unknown expectation",
      `${head}expect: the-unexpected\r\ncontent-length: 0\r\n\r\n`,
      417,
      { type: "expectation_unknown", message: "The server does not support this Expect header." },
    ],
    [
      "an upgrade to an unknown protocol",
      upgrade("/api/health", "upgrade: h2c"),
      426,
      { type: "upgrade_required", message: "The server upgrades to websocket only." },
    ],
    [
      "an upgrade on another route",
      upgrade("/api/health", "upgrade: websocket"),
      426,
      { type: "upgrade_required", message: "The server upgrades to websocket only." },
    ],
    ["an upgrade without an address", upgrade("http://", "upgrade: websocket"), 400, noHttp],
    [
      "an upgrade without a session",
      upgrade("/api/voice-agent/conversation", "upgrade: websocket"),
      401,
      { type: "session_required", message: "Unlock with the access code first." },
    ],
    [
      "an upgrade on an unknown route",
      upgrade("/api/nothing", "upgrade: websocket"),
      404,
      { type: "not_found", message: "There is no such address." },
    ],
  ] as const)("%s is refused with a reason, and other requests are served", async (_, bytes, status, error) => {
    const answer = await send(bytes);
    expect([answer.status, answer.text]).toEqual([status, JSON.stringify({ error })]);
    expectToBeOurs(answer);
    expect((await fetch(`${listening.url}/api/health`)).status).toBe(200);
  });

  it("leaves any query a browser sends to the routes", async () => {
    expect((await send("GET /api/health?x=a\\b HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")).status).toBe(
      200,
    );
  });

  it("blocks no other request, left open two hundred times", async () => {
    const sockets = Array.from({ length: 200 }, () => {
      const socket = connect(Number(new URL(listening.url).port), "127.0.0.1", () =>
        socket.write("POST /api/access HTTP/1.1\r\nhost: localhost\r\nx: "),
      );
      socket.on("error", () => {});
      return socket;
    });
    await Promise.all(
      sockets.map(
        (socket) =>
          new Promise((resolve) => (socket.readyState === "open" ? resolve(null) : socket.once("connect", resolve))),
      ),
    );
    expect((await fetch(`${listening.url}/api/health`)).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });
});
