import { afterEach, beforeEach, expect, it } from "vitest";
import { createTestServer, type TestServer } from "../testing/test-server";
import { createTestVendor, json, type TestVendor } from "../testing/test-vendor";
import { readReply } from "./testing/read-reply";

// A vendor may quote the key anywhere, in any format.

const KEY = "CANARY/key+of=the_archive/0123456789";
let vendor: TestVendor;
let server: TestServer;
beforeEach(async () => {
  vendor = await createTestVendor();
  server = await createTestServer({ anthropic: { apiKey: KEY, baseURL: vendor.url, models: ["claude-one"] } });
});
afterEach(async () => {
  await vendor.close();
  await server.close();
});

async function ask() {
  const visitor = await server.unlockedVisitor();
  const messages = [{ role: "user", content: "Hello" }];
  return readReply(await visitor.post("/api/chat", { characterId: "tesla", purpose: "reply", messages }));
}

const frame = (type: string, data: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
const delta = (text: string) => frame("content_block_delta", { index: 0, delta: { type: "text_delta", text } });
const end = frame("message_delta", { delta: { stop_reason: "end_turn" } }) + frame("message_stop", {});

const stream = (...chunks: readonly string[]) =>
  vendor.answer((response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.end(chunks.join(""));
  });

it.each([
  ["as it is", KEY],
  ["escaped by JSON", KEY.replaceAll("/", "\\/")],
])("an error within a reply that quotes the key %s comes without it", async (_how, key) => {
  stream(
    delta("It hums."),
    `event: error\ndata: {"type":"error","error":{"message":"The key ${key} is used up."}}\n\n`,
  );
  const { text, message, outcome } = await ask();
  expect([text, message, outcome]).toEqual([
    "It hums.",
    "Failed to stream response from Claude: The key [key] is used up.",
    "error: cutOff",
  ]);
});

it("a reply that quotes the key comes without it, however it is split", async () => {
  for (let cut = 0; cut <= KEY.length; cut += 5) {
    stream(delta(`Say ${KEY.slice(0, cut)}`), delta(`${KEY.slice(cut)} to me.`), end);
    expect(await ask()).toMatchObject({ text: "Say [key] to me.", outcome: "complete" });
  }
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
  expect(await ask()).toMatchObject({
    message: "Failed to stream response from Claude: Wrong key: [key]",
    outcome: "error: auth",
  });
});

it("an ordinary word used as a key stays in the text", async () => {
  await server.close();
  server = await createTestServer({ anthropic: { apiKey: "none", baseURL: vendor.url, models: ["claude-one"] } });
  stream(delta("There is none."), end);
  expect(await ask()).toMatchObject({ text: "There is none." });
  vendor.answer(json(403, { error: { message: "There is none left." } }));
  expect(await ask()).toMatchObject({ message: "Failed to stream response from Claude: There is none left." });
});
