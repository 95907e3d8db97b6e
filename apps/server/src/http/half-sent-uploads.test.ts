import { createTestTimers } from "@archive-of-minds/testing";
import { connect, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { eventually } from "../proxies/testing/eventually";
import { createTestProxyServer, routes, type Route, type TestProxyServer } from "../proxies/testing/test-proxy-server";
import { minimumRate } from "./upload-pace";
import { createUploadQuota } from "./upload-quota";

// Uploads that begin and never end: what they hold in memory, for how long, and how they affect others.

const KB = 1024;
const sizes = {
  total: 512 * KB,
  reserve: 64 * KB,
  small: 8 * KB,
  ofOneAddress: 128 * KB,
  smallOfOneAddress: 16 * KB,
  ofOneVisitor: 64 * KB,
};
const ATTACKER = "198.51.100.7";
const VISITOR = "203.0.113.5";
const [openAI] = routes as [Route];
const canary = "canary question of a visitor";

let server: TestProxyServer;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.close();
});

async function serve(timers = createTestTimers()) {
  server = await createTestProxyServer({ timers, uploadQuota: createUploadQuota(sizes), config: { trustProxy: 1 } });
  const { url } = await server.listen();
  return {
    timers,
    /** Begins a body of this length, sends a part of it and stops. Collects the response. */
    beginUpload(cookie: string, address: string, length: number, sent: number) {
      const heard = { text: "" };
      const socket = connect(Number(new URL(url).port), "127.0.0.1").on("error", () => {});
      sockets.push(socket);
      socket.on("data", (data: Buffer) => (heard.text += data.toString()));
      const head = [
        "POST /api/chat HTTP/1.1",
        "host: localhost",
        `x-forwarded-for: ${address}`,
        `cookie: ${cookie}`,
        "content-type: application/json",
        `content-length: ${length}`,
      ];
      socket.write(`${head.join("\r\n")}\r\n\r\n${"attack ".repeat(sent / 7 + 1).slice(0, sent)}`);
      return heard;
    },
    send: (path: string, cookie: string, address: string, body: unknown) =>
      fetch(`${url}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": address, cookie },
        body: JSON.stringify(body),
      }),
  };
}

/** Small bodies that use up what the long ones have left. */
const allButLastBytes = [4096, 2048, 1024, 512, 256, 128, 64, 32, 16, 8];

const question = { ...openAI.body, messages: [{ role: "user", content: canary }] };
const exchange = { characterId: "tesla", userMessage: canary, assistantMessage: "Answer" };

it("of one address under many visitors block no other request, not at the same address either", async () => {
  const { beginUpload, send } = await serve();
  const visitor = await server.cookie();
  // As much as the whole quota, with a new visitor every two uploads.
  const long: { readonly text: string }[] = [];
  for (let count = 0; count < 8; count++) {
    const cookie = await server.cookie();
    for (const _upload of [1, 2]) long.push(beginUpload(cookie, ATTACKER, 32 * KB, 32 * KB - 64));
  }
  await eventually(() => long.filter(({ text }) => text.includes("429")).length >= 12);
  const last = await server.cookie();
  for (const sent of allButLastBytes) beginUpload(last, ATTACKER, 5_000, sent);

  const answers = await Promise.all(
    [VISITOR, ATTACKER].flatMap((address) => [
      send(openAI.path, visitor, address, question),
      send("/api/memory/log", visitor, address, exchange),
    ]),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await Promise.all(answers.map((response) => response.text()));
  expect(server.vendors.openAI.requests.map(({ body }) => JSON.stringify(body))).toEqual([
    expect.stringContaining(canary),
    expect.stringContaining(canary),
  ]);
  expect(server.logLines.join("\n")).not.toMatch(/canary|attack|198\.51/);
});

it("of many addresses leave room for small bodies", async () => {
  const { beginUpload, send } = await serve();
  const visitor = await server.cookie();
  const long: { readonly text: string }[] = [];
  for (let count = 0; count < 10; count++) {
    const cookie = await server.cookie();
    for (const _upload of [1, 2]) long.push(beginUpload(cookie, `198.51.100.${count}`, 32 * KB, 32 * KB - 64));
  }
  await eventually(() => long.some(({ text }) => text.includes("503")));
  const last = await server.cookie();
  for (const sent of allButLastBytes) beginUpload(last, ATTACKER, 5_000, sent);
  expect((await send(openAI.path, visitor, VISITOR, question)).status).toBe(200);
  expect((await send(openAI.path, visitor, VISITOR, { ...question, padding: "x".repeat(16 * KB) })).status).toBe(503);
});

it("free their memory when no more data arrives", async () => {
  const { beginUpload, send, timers } = await serve();
  const [attacker, visitor] = [await server.cookie(), await server.cookie()];
  const stalled = [1, 2].map(() => beginUpload(attacker, ATTACKER, 32 * KB, 32 * KB - 64));
  const long = () =>
    send(openAI.path, attacker, ATTACKER, { ...question, padding: "x".repeat(32 * KB) }).then(({ status }) => status);
  await expect.poll(long).toBe(429);
  timers.advance(minimumRate.everyMs);
  await eventually(() => stalled.every(({ text }) => text !== ""));
  for (const { text } of stalled) expect(text).toMatch(/^HTTP\/1\.1 408 [^]*"type":"too_slow"/);
  expect([await long(), (await send(openAI.path, visitor, VISITOR, question)).status]).toEqual([200, 200]);
});

it("are received as long as data arrives fast enough", async () => {
  const { timers } = await serve();
  const visitor = await server.unlockedVisitor();
  const text = JSON.stringify({ ...question, padding: "x".repeat(48 * KB) });
  const bytes = new TextEncoder().encode(text);
  let sent = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        // A chunk as long as the minimum rate requires, just in time.
        if (sent > 0) timers.advance(minimumRate.everyMs - 1);
        controller.enqueue(bytes.slice(sent, sent + minimumRate.bytes));
        sent += minimumRate.bytes;
        if (sent >= bytes.length) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const init: RequestInit & { duplex: "half" } = {
    method: "POST",
    body,
    duplex: "half",
    headers: { "content-type": "application/json", "transfer-encoding": "chunked" },
  };
  expect((await visitor.fetch(openAI.path, init)).status).toBe(200);
});
