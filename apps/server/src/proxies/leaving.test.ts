import { request, type ClientRequest, type IncomingMessage } from "node:http";
import { once, type EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, it } from "vitest";
import { listen, type Listening } from "../listen";
import { createTestServer, type TestServer } from "../testing/test-server";
import { createTestVendor, openReply, type TestVendor } from "../testing/test-vendor";

// Over real sockets, since these tests are about connections.

let vendor: TestVendor;
let server: TestServer;
let listening: Listening;
let cookie: string;
beforeEach(async () => {
  vendor = await createTestVendor();
  server = await createTestServer({ anthropic: { apiKey: "key", baseURL: vendor.url, models: ["claude-one"] } });
  listening = await listen(server.app, { host: "127.0.0.1", port: 0 });
  const visitor = await server.unlockedVisitor();
  cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
});
afterEach(async () => {
  await listening.stop(0);
  await vendor.close();
  await server.close();
});

const body = JSON.stringify({ characterId: "tesla", purpose: "room", messages: [{ role: "user", content: "Hello" }] });

function ask(headers: Record<string, string | number> = {}): ClientRequest {
  const outgoing = request(`${listening.url}/api/chat`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json", ...headers },
  });
  outgoing.on("error", () => {});
  return outgoing;
}

/** Unlike `once`, it also resolves after an error. */
const closed = (emitter: EventEmitter) => new Promise<void>((resolve) => emitter.once("close", () => resolve()));

async function answerOf(outgoing: ClientRequest): Promise<IncomingMessage> {
  const [response] = (await once(outgoing, "response")) as [IncomingMessage];
  response.on("error", () => {});
  return response;
}

it("aborts the vendor’s request when the client leaves before the answer", async () => {
  vendor.answer(() => {});
  const arrived = vendor.nextRequest();
  const outgoing = ask().end(body);
  const { abandoned } = await arrived;
  outgoing.destroy();
  await abandoned;
});

it("aborts it when the client leaves during the reply", async () => {
  vendor.answer(openReply("It hums."));
  const arrived = vendor.nextRequest();
  const response = await answerOf(ask().end(body));
  await once(response, "data");
  response.destroy();
  await (
    await arrived
  ).abandoned;
  expect(server.logLines.filter((line) => line.includes("broke off"))).toEqual([]);
});

it("aborts it when the client leaves after a chunked body", async () => {
  vendor.answer(() => {});
  const arrived = vendor.nextRequest();
  const outgoing = ask({ "transfer-encoding": "chunked" }).end(body);
  const { abandoned } = await arrived;
  outgoing.destroy();
  await abandoned;
});

it("sends the vendor nothing when the client leaves before its request is complete", async () => {
  const outgoing = ask({ "content-length": body.length });
  outgoing.write(body.slice(0, 20));
  await once(outgoing, "socket");
  await new Promise<void>((resolve) => outgoing.write(body.slice(20, 30), () => resolve()));
  outgoing.destroy();
  await closed(outgoing);
  // A complete request after it shows that the half one has been handled.
  vendor.answer((response) => response.writeHead(200, { "content-type": "application/json" }).end("{}"));
  const response = await answerOf(ask().end(body));
  response.resume();
  await once(response, "end");
  expect(vendor.seen).toHaveLength(1);
});

it("ends a reply properly", async () => {
  vendor.answer((response) => response.writeHead(200, { "content-type": "text/event-stream" }).end("data: {}\n\n"));
  const response = await answerOf(ask().end(body));
  response.resume();
  await once(response, "end");
  expect(response.complete).toBe(true);
});

it("breaks off a reply that does not end in time when the server stops, and the vendor’s stream too", async () => {
  vendor.answer(openReply("It hums."));
  const arrived = vendor.nextRequest();
  const response = await answerOf(ask().end(body));
  await once(response, "data");
  const stopped = listening.stop(20);
  await closed(response);
  await Promise.all([stopped, (await arrived).abandoned]);
  expect(response.complete).toBe(false);
});

it("closes a connection that becomes idle while the server stops, without waiting for the client", async () => {
  let finish = () => {};
  vendor.answer((response) => {
    openReply("It hums.")(response, response.req);
    finish = () => response.end();
  });
  const arrived = vendor.nextRequest();
  const response = await answerOf(ask({ connection: "keep-alive" }).end(body));
  response.resume();
  await arrived;
  const stopped = listening.stop(60_000);
  const ended = once(response, "end");
  finish();
  await ended;
  await stopped;
  expect(response.complete).toBe(true);
});

it("answers 413 to a body that is too long, over a real connection too", async () => {
  const response = await fetch(`${listening.url}/api/chat`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ more: "x".repeat(9 * 1024 * 1024) }),
  });
  expect([response.status, await response.json()]).toMatchObject([413, { error: { type: "body_too_large" } }]);
});
