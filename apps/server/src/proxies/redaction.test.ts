import { afterEach, beforeEach, expect, it } from "vitest";
import { createTestServer, type TestServer } from "../testing/test-server";
import { createTestVendor, json, type TestVendor } from "../testing/test-vendor";

// A vendor may quote the key anywhere, in any format.

const KEY = "CANARY/key+of=the_archive/0123456789";
let vendor: TestVendor;
let server: TestServer;
beforeEach(async () => {
  vendor = await createTestVendor();
  server = await createTestServer({ anthropic: { apiKey: KEY, baseUrl: vendor.url, models: ["claude-one"] } });
});
afterEach(async () => {
  await vendor.close();
  await server.close();
});

async function ask(stream: boolean): Promise<Response> {
  const visitor = await server.unlockedVisitor();
  return visitor.post("/api/anthropic/v1/messages", {
    model: "claude-one",
    messages: [{ role: "user", content: "Hello" }],
    stream,
  });
}

const begun = 'event: message_start\ndata: {"type":"message_start"}\n\n';
const failed = (key: string) =>
  `event: error\ndata: {"type":"error","error":{"message":"The key ${key} is used up."}}\n\n`;

it.each([
  ["as it is", KEY],
  ["escaped by JSON", KEY.replaceAll("/", "\\/")],
])("an error within a reply that quotes the key %s comes without it, however it is split", async (_how, key) => {
  const said = Buffer.from(begun + failed(key));
  for (let cut = begun.length; cut < said.length; cut += 5) {
    vendor.answer((response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(said.subarray(0, cut));
      setImmediate(() => response.end(said.subarray(cut)));
    });
    expect(await (await ask(true)).text()).toBe(begun + failed("[key]"));
  }
});

it("an error without streaming comes without the key it quotes", async () => {
  vendor.answer(json(200, { type: "error", error: { message: `The key ${KEY} is used up.` } }));
  expect(await (await ask(false)).json()).toEqual({ type: "error", error: { message: "The key [key] is used up." } });
});

it.each([
  ["with slashes escaped", KEY.replaceAll("/", "\\/")],
  [
    "with every letter escaped",
    Array.from(KEY, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`).join(""),
  ],
])("a refusal that quotes the key %s comes without it", async (_how, key) => {
  vendor.answer((response) =>
    response.writeHead(401, { "content-type": "application/json" }).end(`{"error":{"message":"Wrong key: ${key}"}}`),
  );
  const response = await ask(true);
  expect([response.status, await response.json()]).toEqual([401, { error: { message: "Wrong key: [key]" } }]);
});

it("an ordinary word used as a key stays in the text", async () => {
  await server.close();
  server = await createTestServer({ anthropic: { apiKey: "none", baseUrl: vendor.url, models: ["claude-one"] } });
  vendor.answer((response) =>
    response.writeHead(200, { "content-type": "text/event-stream" }).end('data: {"text":"There is none."}\n\n'),
  );
  expect(await (await ask(true)).text()).toBe('data: {"text":"There is none."}\n\n');
  vendor.answer(json(429, { error: { message: "There is none left." } }));
  expect(await (await ask(true)).json()).toEqual({ error: { message: "There is none left." } });
});
