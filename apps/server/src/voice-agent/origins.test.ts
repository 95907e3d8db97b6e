import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestLiveServer, type TestLiveServer } from "./testing/test-live-server";

let server: TestLiveServer;
let port: string;
beforeAll(async () => {
  server = await createTestLiveServer();
  port = new URL(server.url).port;
});
afterAll(() => server.close());

const evil: readonly (string | null)[] = [
  null,
  "",
  "null",
  "https://evil.example",
  "http://evil.example",
  "http://localhost:PORT.evil.example",
  "http://localhost.evil.example:PORT",
  "http://evil.example/localhost:PORT",
  "http://localhost:PORT@evil.example",
  "http://user@localhost:PORT",
  "http://user:pass@localhost:PORT",
  "http://localhost",
  "http://localhost:1",
  "http://localhost:PORT0",
  "https://localhost:PORT",
  "ws://localhost:PORT",
  "file://",
  "HTTP://LOCALHOST:PORT",
  "http://LOCALHOST:PORT",
  "http://localhost:PORT/",
  "http://localhost:PORT?x",
  "http://localhost:PORT#x",
  "http://127.0.0.1:PORT",
  "http://[::1]:PORT",
  "http://xn--loclhost-m1a:PORT",
  "http://lоcalhost:PORT",
  "http://localhost.:PORT",
  "http://localhost:0PORT",
  "http://localhost:PORT http://evil.example",
  "http://localhost:PORT,http://evil.example",
  "chrome-extension://abcdefghijklmnop",
  "data:text/html,x",
  "http://local%68ost:PORT",
  "javascript://localhost:PORT",
];

describe("the live socket", () => {
  it.each(evil)("refuses a page of %j", async (origin) => {
    const client = await server.open({
      origin: origin === null ? null : Buffer.from(origin.replace("PORT", port)).toString("latin1"),
    });
    expect([await client.refused, server.vendors.elevenLabs.upgrades(), server.vendors.elevenLabs.requests]).toEqual([
      403,
      0,
      [],
    ]);
  });

  it("refuses a client without a session", async () => {
    const client = await server.open({ cookie: "" });
    expect([await client.refused, server.vendors.elevenLabs.upgrades()]).toEqual([401, 0]);
  });

  it.each(["cheesemaster", "nobody", "", "__proto__"])(
    "refuses %j, a character without an agent",
    async (character) => {
      expect(await (await server.open({ character })).refused).toBe(404);
    },
  );

  it("answers 426 to an ordinary request", async () => {
    const response = await fetch(`${server.url}/api/voice-agent/conversation?character=flux`, {
      headers: { cookie: await server.cookie(), origin: server.url },
    });
    expect([response.status, response.headers.get("upgrade")]).toEqual([426, "websocket"]);
  });

  it("answers 426 to a request that names the protocol without an upgrade", async () => {
    const asking = request(`${server.url}/api/voice-agent/conversation?character=flux`, {
      agent: false,
      headers: { cookie: await server.cookie(), origin: server.url, upgrade: "websocket", connection: "close" },
    });
    asking.end();
    const [response] = (await once(asking, "response")) as [IncomingMessage];
    let text = "";
    for await (const chunk of response) text += String(chunk);
    expect([response.statusCode, response.headers.upgrade, text]).toEqual([
      426,
      "websocket",
      '{"error":{"type":"invalid_request","message":"This address is for websockets."}}',
    ]);
  });

  it("opens for the site’s own page, with one sub-protocol", async () => {
    const client = await server.open();
    expect([await client.refused, client.socket.protocol]).toEqual([null, "convai"]);
    client.socket.terminate();
  });

  it("accepts the site’s public address, and https in front of a trusted proxy", async () => {
    const published = await createTestLiveServer({ config: { publicUrl: "https://minds.example" } });
    const name = "__Host-archive";
    const cookie = await published.cookie();
    expect(cookie).toContain(name);
    const origins = [
      "https://minds.example",
      "http://minds.example",
      "https://minds.example.evil",
      "https://MINDS.example",
    ];
    const refused = [];
    for (const origin of origins) refused.push(await (await published.open({ origin, cookie })).refused);
    expect(refused).toEqual([null, 403, 403, 403]);
    await published.close();
  });
});
