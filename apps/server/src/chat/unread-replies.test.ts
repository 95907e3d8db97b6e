import { readReply } from "./testing/read-reply";
import { propertyRuns, createTestTimers } from "@archive-of-minds/testing";
import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestVendor, replyFrame, type Answer, type TestVendor } from "../testing/test-vendor";
import { eventually, flushEventLoop } from "../proxies/testing/eventually";
import { createTestProxyServer, type TestProxyServer } from "../proxies/testing/test-proxy-server";

const VISITORS = propertyRuns(50);
const MOST_BYTES_EACH = 5 * 1024 * 1024;

const timers = createTestTimers();
let vendor: TestVendor;
let server: TestProxyServer;
beforeAll(async () => {
  vendor = await createTestVendor();
  server = await createTestProxyServer({
    timers,
    config: { anthropic: { apiKey: "key", baseURL: vendor.url, models: ["claude-test"] } },
  });
});
afterAll(async () => {
  await server.close();
  await vendor.close();
});

const questionFor = (purpose: string) => ({
  characterId: "tesla",
  purpose,
  messages: [{ role: "user", content: "Hello" }],
});

/** The memory that is still referenced, in bytes: what is garbage already depends on the machine. */
function memoryInUse(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

let written = 0;
let speaking = 0;
/** Sends as much as the client accepts. */
const endless: Answer = (response) => {
  response.writeHead(200, { "content-type": "text/event-stream" });
  speaking += 1;
  const chunk = replyFrame("x".repeat(60_000));
  const words = new Readable({
    highWaterMark: 0,
    read() {
      written += 1;
      this.push(chunk);
    },
  });
  words.pipe(response);
  response.on("close", () => {
    speaking -= 1;
    words.destroy();
  });
};

it("clients that read nothing cost little memory, delay no others, and are closed after 30 seconds", async () => {
  const { url } = await server.listen();
  const cookie = await server.cookie();
  const question = JSON.stringify(questionFor("room"));
  const ask = async (path: string) => {
    const outgoing = request(`${url}${path}`, {
      method: "POST",
      agent: false,
      headers: { cookie, "content-type": "application/json" },
    });
    outgoing.on("error", () => {});
    outgoing.end(question);
    const [response] = (await once(outgoing, "response")) as [IncomingMessage];
    response.on("error", () => {});
    return response;
  };
  // What the first reply loads, such as the vendor's SDK, stays and is no client's.
  vendor.answer((response) => void response.writeHead(401).end());
  await readReply(await (await server.unlockedVisitor()).post("/api/chat", questionFor("room")));
  const before = memoryInUse();
  vendor.answer(endless);
  const unread = await Promise.all(Array.from({ length: VISITORS }, () => ask("/api/chat")));
  for (const response of unread) response.pause();
  await eventually(() => speaking === VISITORS);
  // The buffers fill up, and then the vendor can send no more.
  for (let last = -1; last !== written;) {
    last = written;
    for (let turn = 0; turn < 20; turn += 1) await flushEventLoop();
  }
  expect(speaking).toBe(VISITORS);
  expect(memoryInUse() - before).toBeLessThan(VISITORS * MOST_BYTES_EACH);

  const another = await server.unlockedVisitor();
  const served = await readReply(await another.post("/api/chat", questionFor("reply")));
  expect(served).toMatchObject({ outcome: "complete", text: expect.stringMatching(/\S/) });

  timers.advance(30_000);
  await eventually(() => speaking === 0);
  const ends = unread.map(async (response) => {
    const closed = new Promise<void>((resolve) => response.once("close", () => resolve()));
    response.resume();
    await closed;
    return response.complete;
  });
  expect(new Set(await Promise.all(ends))).toEqual(new Set([false]));
});
