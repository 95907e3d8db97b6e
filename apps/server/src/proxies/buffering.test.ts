import { once } from "node:events";
import { createServer as createHttpServer, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listen, type Listening } from "../listen";
import { createServer } from "../server";
import { exampleConfig } from "../testing/example-config";
import { createTestServer, type TestServer } from "../testing/test-server";
import { createTestVendor, type TestVendor } from "../testing/test-vendor";
import { createTestVisitor } from "../testing/test-visitor";

// Hosting companies put a reverse proxy between client and server that buffers responses.

/** How much such proxies buffer before they pass anything on. */
const COLLECTED_BYTES = 64 * 1024;

interface Relay {
  readonly url: string;
  /** Resolves as soon as it holds something back. */
  buffers(): Promise<void>;
  close(): Promise<void>;
}

/** Passes requests on, and buffers each response unless its headers ask it not to. */
async function startRelay(target: string): Promise<Relay> {
  let noteBuffering = () => {};
  const buffering = new Promise<void>((resolve) => (noteBuffering = resolve));
  const proxy = createHttpServer((incoming, response) => {
    const outgoing = request(
      `${target}${incoming.url}`,
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        const begin = () => response.headersSent || response.writeHead(answer.statusCode ?? 502, answer.headers);
        const mayBuffer = answer.headers["x-accel-buffering"] !== "no";
        let buffered = mayBuffer ? COLLECTED_BYTES : 0;
        const held: Buffer[] = [];
        if (!mayBuffer) begin();
        answer.on("data", (chunk: Buffer) => {
          held.push(chunk);
          buffered -= chunk.length;
          if (buffered > 0) return noteBuffering();
          begin();
          for (const one of held.splice(0)) response.write(one);
        });
        answer.on("end", () => {
          begin();
          for (const one of held.splice(0)) response.write(one);
          response.end();
        });
      },
    );
    incoming.pipe(outgoing);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    buffers: () => buffering,
    async close() {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, "close");
    },
  };
}

let vendor: TestVendor;
let server: TestServer;
let listening: Listening;
let cookie: string;
beforeAll(async () => {
  vendor = await createTestVendor();
  server = await createTestServer();
  const config = exampleConfig({
    openai: { apiKey: "key", baseURL: `${vendor.url}/v1`, model: "gpt-test" },
    anthropic: { apiKey: "key", baseURL: vendor.url, models: ["claude-test"] },
    elevenLabs: {
      apiKey: "key",
      baseURL: vendor.url,
      livekitUrl: "wss://livekit.test",
      model: "voice",
      voices: { faust: "voice" },
      agents: {},
    },
  });
  const app = createServer({ config, store: server.store, sessionSecret: "a secret of the tests" });
  listening = await listen(app, { host: "127.0.0.1", port: 0 });
  const visitor = createTestVisitor(app);
  await visitor.unlock();
  cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
});
afterAll(async () => {
  await listening.stop(0);
  await server.close();
  await vendor.close();
});

/** The vendor's answer, which the test continues. */
let speaking: Promise<ServerResponse>;
const vendorSays = (first: string, contentType: string) => {
  speaking = new Promise((resolve) =>
    vendor.answer((response) => {
      response.writeHead(200, { "content-type": contentType });
      response.write(first);
      resolve(response);
    }),
  );
};

let relay: Relay;
afterEach(() => relay.close());

/** Requests like a browser, which accepts every compression. */
const ask = (path: string, body: object) =>
  fetch(`${relay.url}${path}`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json", "accept-encoding": "gzip, deflate, br, zstd" },
    body: JSON.stringify(body),
  });

const messages = [{ role: "user", content: "Hello" }];
const events = "text/event-stream; charset=utf-8";

describe("behind a proxy that buffers responses", () => {
  beforeEach(async () => {
    relay = await startRelay(listening.url);
  });

  it.each([["/api/elevenlabs/v1/text-to-speech/faust/stream", { text: "Good evening." }, "audio/mpeg"]])(
    "the first chunk from %s reaches the client before the vendor sends the second",
    async (path, body, contentType) => {
      vendorSays("data: first\n\n", contentType);
      const response = await ask(path, body);
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      expect(await reader?.read()).toEqual({ done: false, value: "data: first\n\n" });
      const vendorAnswer = await speaking;
      vendorAnswer.end("data: second\n\n");
      expect(await reader?.read()).toEqual({ done: false, value: "data: second\n\n" });
      expect([response.headers.get("content-type"), response.headers.get("content-encoding")]).toEqual([
        contentType,
        null,
      ]);
    },
  );

  it("the first word of a reply reaches the client before the vendor sends the second", async () => {
    const frame = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
    vendorSays(frame("first"), events);
    const response = await ask("/api/chat", { characterId: "tesla", purpose: "reply", messages });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    while (!text.includes('"first"')) text += (await reader?.read())?.value ?? "";
    const vendorAnswer = await speaking;
    vendorAnswer.end(`${frame("second")}data: [DONE]\n\n`);
    while (!text.includes('"second"')) text += (await reader?.read())?.value ?? "";
    expect([response.headers.get("content-type"), response.headers.get("content-encoding")]).toEqual([events, null]);
  });
});

it("the proxy does buffer: a vendor without the server’s headers arrives only at its end", async () => {
  relay = await startRelay(vendor.url);
  vendorSays("data: first\n\n", events);
  let hasAnswered = false;
  const asked = ask("/v1/messages", {}).then((response) => {
    hasAnswered = true;
    return response.text();
  });
  await relay.buffers();
  expect(hasAnswered).toBe(false);
  const vendorAnswer = await speaking;
  vendorAnswer.end("data: second\n\n");
  expect(await asked).toBe("data: first\n\ndata: second\n\n");
});
