import { createTestTimers } from "@archive-of-minds/testing";
import { once } from "node:events";
import { request, type ClientRequest, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { Readable } from "node:stream";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createServer } from "../server";
import { listen } from "../listen";
import { exampleConfig } from "../testing/example-config";
import { createTestServer } from "../testing/test-server";
import { createTestVendor, replyFrame, type Answer } from "../testing/test-vendor";
import { createTestVisitor } from "../testing/test-visitor";
import { eventually, flushEventLoop } from "./testing/eventually";
import { createTestProxyServer, routes, type TestProxyServer } from "./testing/test-proxy-server";

// Over real sockets, since these tests are about connections.

let server: TestProxyServer;
let url: string;
let cookie: string;
beforeAll(async () => {
  server = await createTestProxyServer();
  url = (await server.listen()).url;
  cookie = await server.cookie();
});
afterAll(() => server.close());
afterEach(() => Object.values(server.vendors).forEach((vendor) => vendor.setBehaviour("reply")));

function ask(path: string, headers: Record<string, string | number> = {}): ClientRequest {
  const outgoing = request(`${url}${path}`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json", ...headers },
  });
  outgoing.on("error", () => {});
  return outgoing;
}

async function answerOf(outgoing: ClientRequest): Promise<IncomingMessage> {
  const [response] = (await once(outgoing, "response")) as [IncomingMessage];
  response.on("error", () => {});
  return response;
}

describe.each(routes)("a client that leaves $path of $name", ({ name, path, body }) => {
  const text = JSON.stringify(body);
  const vendorOf = () => server.vendors[name];

  it("before the vendor has answered leaves nothing running", async () => {
    vendorOf().setBehaviour("hang");
    const outgoing = ask(path).end(text);
    await eventually(() => vendorOf().openConnections() === 1);
    outgoing.destroy();
    await eventually(() => vendorOf().openConnections() === 0);
  });

  it("in the middle of the answer leaves nothing running", async () => {
    vendorOf().setBehaviour("hang-midway");
    const response = await answerOf(ask(path).end(text));
    await once(response, "data");
    response.destroy();
    await eventually(() => vendorOf().openConnections() === 0);
  });

  it("after two pipelined requests leaves neither running", async () => {
    vendorOf().setBehaviour("hang");
    const twice = connect(Number(new URL(url).port), "localhost");
    const question = [
      `POST ${path} HTTP/1.1`,
      "Host: localhost",
      `Cookie: ${cookie}`,
      "Content-Type: application/json",
      `Content-Length: ${Buffer.byteLength(text)}`,
      "",
      text,
    ].join("\r\n");
    twice.write(question + question);
    await eventually(() => vendorOf().openConnections() === 2);
    twice.destroy();
    await eventually(() => vendorOf().openConnections() === 0);
  });

  it("after the last byte has received everything", async () => {
    const outgoing = ask(path).end(text);
    const response = await answerOf(outgoing);
    response.resume();
    await once(response, "end");
    outgoing.destroy();
    await eventually(() => vendorOf().openConnections() === 0);
    expect(response.complete).toBe(true);
  });

  it("before the request is complete causes no request to the vendor", async () => {
    const before = vendorOf().requests.length;
    const outgoing = ask(path, { "content-length": text.length });
    await new Promise<void>((resolve) => outgoing.write(text.slice(0, 20), () => resolve()));
    outgoing.destroy();
    // A complete request after it shows that the half one has been handled.
    const response = await answerOf(ask(path).end(text));
    response.resume();
    await once(response, "end");
    expect(vendorOf().requests.length - before).toBe(1);
  });

  it("at any moment leaves nothing running", async () => {
    vendorOf().setBehaviour("split-anywhere");
    for (let turns = 0; turns < 40; turns += 1) {
      const outgoing = ask(path).end(text);
      for (let turn = 0; turn < turns; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
      outgoing.destroy();
    }
    await flushEventLoop();
    await eventually(() => vendorOf().openConnections() === 0);
  });
});

it("a client that reads nothing for 30 seconds is closed, and the vendor’s stream too", async () => {
  let written = 0;
  const endless: Answer = (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const words = new Readable({
      read() {
        written += 1;
        this.push(replyFrame("x".repeat(60_000)));
      },
    });
    words.pipe(response);
    response.on("close", () => words.destroy());
  };
  const vendor = await createTestVendor();
  vendor.answer(endless);
  const { store, close } = await createTestServer();
  const timers = createTestTimers();
  const app = createServer({
    config: exampleConfig({ anthropic: { apiKey: "key", baseURL: vendor.url, models: ["claude-one"] } }),
    store,
    sessionSecret: "a secret of the tests",
    timers,
  });
  const listening = await listen(app, { host: "127.0.0.1", port: 0 });
  const visitor = createTestVisitor(app);
  await visitor.unlock();
  const arrived = vendor.nextRequest();
  const outgoing = request(`${listening.url}/api/chat`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      cookie: [...visitor.cookies].map(([key, value]) => `${key}=${value}`).join("; "),
    },
  });
  outgoing.on("error", () => {});
  const response = await answerOf(
    outgoing.end(
      JSON.stringify({ characterId: "tesla", purpose: "room", messages: [{ role: "user", content: "Hello" }] }),
    ),
  );
  response.pause();
  // Without a reader the buffers fill up, and then the vendor can write no more.
  for (let before = -1; before !== written;) {
    before = written;
    for (let turn = 0; turn < 20; turn += 1) await flushEventLoop();
  }
  timers.advance(30_000);
  await (
    await arrived
  ).abandoned;
  await listening.stop(0);
  await vendor.close();
  await close();
});
