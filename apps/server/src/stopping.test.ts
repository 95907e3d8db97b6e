import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { upgradeWebSocket } from "@hono/node-server";
import { Hono } from "hono";
import { afterEach, beforeEach, expect, it } from "vitest";
import { WebSocket } from "ws";
import type { ServerEnv } from "./http/server-env";
import { listen, type Listening } from "./listen";

/** More than the socket buffers of a connection that is not read. */
const LONG = 20_000_000;
/** Never reached in these tests. */
const A_DAY = 86_400_000;

let listening: Listening;
/** The response object of the long response, once it is requested. */
let longAnswer: ServerResponse;
/** Sends the last chunk of the streamed response. */
let finish: () => void;
let asked: Promise<void>;
/** Whether the server has noticed that the client of the streamed response has left. */
let isGone: boolean;
beforeEach(async () => {
  const app = new Hono<ServerEnv>().get("/", (c) => c.text("Hello"));
  app.post("/", async (c) => c.text(`Hello ${await c.req.text()}`));
  app.post("/refused", (c) => c.text("No", 413));
  app.get("/long", (c) => {
    longAnswer = c.env.outgoing as ServerResponse;
    return c.body(new Uint8Array(LONG));
  });
  isGone = false;
  app.get(
    "/socket",
    async (_c, next) => {
      const toldTo = new Promise<void>((resolve) => (finish = resolve));
      noteAsked();
      await toldTo;
      await next();
    },
    upgradeWebSocket(() => ({})),
  );
  app.get("/pieces", (c) => {
    (c.env.outgoing as ServerResponse).once("close", () => (isGone = true));
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("first"));
        finish = () => {
          controller.enqueue(new TextEncoder().encode("last"));
          controller.close();
        };
      },
    });
    return c.body(body);
  });
  let noteAsked = () => {};
  asked = new Promise((resolve) => (noteAsked = resolve));
  app.get("/later", async (c) => {
    const toldTo = new Promise<void>((resolve) => (finish = resolve));
    noteAsked();
    await toldTo;
    return c.text("At last");
  });
  listening = await listen(app, { host: "127.0.0.1", port: 0 });
});
afterEach(() => listening.stop(0));

interface Caller {
  readonly socket: Socket;
  heard(): string;
  says(text: string): void;
  hears(text: string): Promise<void>;
  readonly closed: Promise<unknown>;
}

/** A client that collects what it receives. */
async function call(): Promise<Caller> {
  const socket = connect(Number(new URL(listening.url).port), "127.0.0.1");
  const chunks: Buffer[] = [];
  const heard = () => Buffer.concat(chunks).toString("latin1");
  socket.on("error", () => {}).on("data", (chunk: Buffer) => chunks.push(chunk));
  const closed = new Promise((resolve) => socket.once("close", resolve));
  await once(socket, "connect");
  return {
    socket,
    heard,
    says: (text) => void socket.write(text.replaceAll("\n", "\r\n")),
    async hears(text) {
      while (!heard().includes(text)) await once(socket, "data");
    },
    closed,
  };
}

const get = (path: string) => `GET ${path} HTTP/1.1\nHost: localhost\n\n`;

/** A client whose request was answered, and which keeps the connection open. */
async function callAgain(): Promise<Caller> {
  const caller = await call();
  caller.says(get("/"));
  await caller.hears("Hello");
  return caller;
}

it("sends a slow reader every byte of a response from before the stop", async () => {
  const [slow, idle] = [await call(), await callAgain()];
  slow.says(get("/long"));
  await slow.hears("HTTP/1.1 200 OK");
  slow.socket.pause();
  expect(longAnswer.writableEnded).toBe(true);
  const stopped = listening.stop(A_DAY);
  await idle.closed;
  slow.socket.resume();
  await Promise.all([slow.closed, stopped]);
  const [head = ""] = slow.heard().split("\r\n\r\n", 1);
  expect(slow.heard().length - head.length - "\r\n\r\n".length).toBe(LONG);
});

it.each([
  ["has its response and is idle", callAgain],
  ["has connected and sent nothing yet", call],
  [
    "sent an extra line break after the response, as old clients do",
    async () => {
      const caller = await callAgain();
      caller.says("\n");
      // A later request is answered, so this one has been read.
      await callAgain();
      return caller;
    },
  ],
  [
    "was refused before its request was complete",
    async () => {
      const caller = await call();
      caller.says("POST /refused HTTP/1.1\nHost: localhost\nContent-Length: 9\n\nfirst");
      await caller.hears("No");
      caller.says("last");
      return caller;
    },
  ],
])("stops at once, although a client %s", async (_who, connectClient) => {
  const caller = await connectClient();
  await listening.stop(A_DAY);
  await caller.closed;
});

it("stops at once without connections", async () => {
  await listening.stop(A_DAY);
});

it("lets a streamed response end, and then closes the connection", async () => {
  const [caller, idle] = [await call(), await callAgain()];
  caller.says(get("/pieces"));
  await caller.hears("first");
  const stopped = listening.stop(A_DAY);
  await idle.closed;
  finish();
  await Promise.all([caller.closed, stopped]);
  expect(caller.heard().endsWith("\r\n4\r\nlast\r\n0\r\n\r\n")).toBe(true);
});

it("answers earlier requests, and announces the close", async () => {
  const [caller, idle] = [await call(), await callAgain()];
  caller.says(get("/later"));
  await asked;
  const stopped = listening.stop(A_DAY);
  await idle.closed;
  finish();
  await Promise.all([caller.closed, stopped]);
  expect([
    caller.heard().toLowerCase().includes("\r\nconnection: close\r\n"),
    caller.heard().endsWith("At last"),
  ]).toEqual([true, true]);
});

it.each([
  ["on a new connection", call],
  ["on a used connection", callAgain],
])("answers a request that is being sent, %s, and then closes", async (_which, connectClient) => {
  const caller = await connectClient();
  caller.says("POST / HTTP/1.1\nHost: localhost\nContent-");
  // A later request is answered, so this one has been read.
  const idle = await callAgain();
  const stopped = listening.stop(A_DAY);
  await idle.closed;
  caller.says("Length: 5\n\nagain");
  await Promise.all([caller.closed, stopped]);
  expect([
    caller.heard().toLowerCase().includes("\r\nconnection: close\r\n"),
    caller.heard().endsWith("Hello again"),
  ]).toEqual([true, true]);
});

it("answers a connection that has just opened and sends its request now, as a proxy does", async () => {
  const [caller, idle] = [await call(), await callAgain()];
  const stopped = listening.stop(A_DAY);
  await idle.closed;
  caller.says(get("/"));
  await Promise.all([caller.closed, stopped]);
  expect(caller.heard().endsWith("Hello")).toBe(true);
});

it("closes a socket that opens during the stop with `going away`", async () => {
  const page = new WebSocket(`${listening.url.replace("http", "ws")}/socket`);
  const closed = once(page, "close");
  await asked;
  const stopped = listening.stop(A_DAY);
  finish();
  expect((await closed).map(String)).toEqual(["1001", "The server is being restarted."]);
  await stopped;
});

it("has stopped only when all connections have closed", async () => {
  const running = await call();
  running.says(get("/pieces"));
  await running.hears("first");
  await listening.stop(0);
  expect(isGone).toBe(true);
});

it("closes a connection whose request arrives at that moment, and does not handle it", async () => {
  const caller = await callAgain();
  caller.says(get("/later"));
  let isRead = false;
  void asked.then(() => (isRead = true));
  await Promise.all([listening.stop(A_DAY), caller.closed]);
  expect(isRead).toBe(false);
});

it("answers all pipelined requests", async () => {
  const [caller, idle] = [await call(), await callAgain()];
  caller.says(get("/later") + get("/"));
  await asked;
  const stopped = listening.stop(A_DAY);
  await idle.closed;
  finish();
  await Promise.all([caller.closed, stopped]);
  expect(caller.heard().match(/At last|Hello/g)).toEqual(["At last", "Hello"]);
});

it("breaks off everything after the grace period", async () => {
  const [slow, running, asking] = [await call(), await call(), await call()];
  slow.says(get("/long"));
  await slow.hears("HTTP/1.1 200 OK");
  slow.socket.pause();
  running.says(get("/pieces"));
  await running.hears("first");
  asking.says("GET / HTTP/1.1\nHo");
  await listening.stop(50);
  slow.socket.resume();
  await Promise.all([slow.closed, running.closed, asking.closed]);
  expect([slow.heard().length < LONG, running.heard().includes("last"), asking.heard()]).toEqual([true, false, ""]);
});
