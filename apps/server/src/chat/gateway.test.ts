import { afterEach, beforeEach, expect, it } from "vitest";
import { readConfig } from "../config";
import { createTestServer, type TestServer } from "../testing/test-server";
import { createTestVendor, json, replyFrame, type TestVendor } from "../testing/test-vendor";
import { readReply } from "./testing/read-reply";

// A gateway to Anthropic's models that takes only a bearer token.

let gateway: TestVendor;
let server: TestServer | null = null;
beforeEach(async () => {
  gateway = await createTestVendor();
  gateway.answer((response, request) => {
    const { authorization, "x-api-key": key } = request.headers;
    if (authorization !== "Bearer the-token" || key !== undefined)
      return json(401, { error: { type: "authentication_error", message: "No bearer token." } })(response, request);
    response.writeHead(200, { "content-type": "text/event-stream" });
    return response.end(`${replyFrame("A wave.")}event: message_stop\ndata: {"type":"message_stop"}\n\n`);
  });
});
afterEach(async () => {
  await server?.close();
  server = null;
  await gateway.close();
});

const ask = async (environment: Readonly<Record<string, string>>) => {
  server = await createTestServer({
    anthropic: readConfig({ ANTHROPIC_BASE_URL: gateway.url, ...environment }).anthropic,
  });
  const visitor = await server.unlockedVisitor();
  const body = { characterId: "tesla", purpose: "room", messages: [{ role: "user", content: "Hello" }] };
  return readReply(await visitor.post("/api/chat", body));
};

it.each(["ANTHROPIC_AUTH_TOKEN", "ANTHROPIC_API_KEY"])("answers where the token is %s", async (variable) => {
  expect(await ask({ [variable]: "the-token" })).toMatchObject({ text: "A wave.", outcome: "complete" });
});

it("says that it refuses another token", async () => {
  expect(await ask({ ANTHROPIC_AUTH_TOKEN: "another" })).toMatchObject({ outcome: "error: auth" });
});

it("does not start with both, since a request carries one of them", () => {
  expect(() => readConfig({ ANTHROPIC_AUTH_TOKEN: "a", ANTHROPIC_API_KEY: "b" })).toThrow(/not both/);
});
