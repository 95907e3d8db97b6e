import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { canaries, createTestProxyServer, type TestProxyServer } from "../proxies/testing/test-proxy-server";
import type { TestVisitor } from "../testing/test-visitor";

let server: TestProxyServer;
let visitor: TestVisitor;
beforeEach(async () => {
  server = await createTestProxyServer();
  visitor = await server.unlockedVisitor();
});
afterEach(() => server.close());

const begin = (characterId: string, transport: string, more: object = {}) =>
  visitor.post("/api/voice-agent/session", { characterId, transport, ...more });

describe("a live conversation", () => {
  it("by websocket goes through the server, and costs nothing before it opens", async () => {
    const response = await begin("hypatia", "websocket");
    expect([response.status, await response.json()]).toEqual([
      200,
      { transport: "websocket", path: "/api/voice-agent/conversation?character=hypatia" },
    ]);
    expect(server.vendors.elevenLabs.requests).toEqual([]);
  });

  it("in writing has an address of its own", async () => {
    const response = await begin("hypatia", "websocket", { textOnly: true });
    expect([response.status, await response.json()]).toEqual([
      200,
      { transport: "websocket", path: "/api/voice-agent/conversation?character=hypatia&written=1" },
    ]);
  });

  it("by WebRTC gets a token of the character’s agent", async () => {
    const response = await begin("hypatia", "webrtc", { source: "js_sdk", version: "1.25.0" });
    expect([response.status, await response.json()]).toEqual([
      200,
      { transport: "webrtc", conversationToken: expect.stringMatching(/^eyJ/), livekitUrl: "wss://livekit.test" },
    ]);
    expect(server.vendors.elevenLabs.requests).toMatchObject([
      {
        method: "GET",
        path: "/v1/convai/conversation/token",
        query: "agent_id=agent_CANARY_HYPATIA&source=js_sdk&version=1.25.0",
        headers: { "xi-api-key": canaries.elevenLabs },
      },
    ]);
  });

  it.each(["cheesemaster", "nobody", "__proto__", "constructor", "agent_CANARY_FLUX", ""])(
    "is refused with %j",
    async (characterId) => {
      for (const transport of ["websocket", "webrtc"]) {
        const response = await begin(characterId, transport);
        expect([response.status, await response.json()]).toEqual([
          404,
          { error: { type: "not_found", message: "This character has no live agent." } },
        ]);
      }
      expect(server.vendors.elevenLabs.requests).toEqual([]);
    },
  );

  it.each([
    [{ characterId: "flux" }],
    [{ characterId: "flux", transport: "pigeon" }],
    [{ transport: "webrtc" }],
    [{ characterId: "flux", transport: "webrtc", source: "../x" }],
  ])("is refused for %j", async (body) => {
    const response = await visitor.post("/api/voice-agent/session", body);
    expect([response.status, server.vendors.elevenLabs.requests]).toEqual([400, []]);
  });

  it("needs a session and the site’s own page", async () => {
    const stranger = await server
      .visitor()
      .post("/api/voice-agent/session", { characterId: "flux", transport: "webrtc" });
    const foreign = await visitor.post(
      "/api/voice-agent/session",
      { characterId: "flux", transport: "webrtc" },
      { origin: "https://evil.example" },
    );
    expect([stranger.status, foreign.status, server.vendors.elevenLabs.requests]).toEqual([401, 403, []]);
  });

  it("is refused with the vendor’s error, without the agent’s id", async () => {
    const strict = await createTestProxyServer({ elevenLabs: { agents: [] } });
    const response = await (
      await strict.unlockedVisitor()
    ).post("/api/voice-agent/session", { characterId: "flux", transport: "webrtc" });
    expect([response.status, await response.json()]).toMatchObject([404, { detail: { code: "agent_not_found" } }]);
    await strict.close();
  });

  it.each([
    ["empty", 502],
    ["html", 502],
    ["error-with-200", 502],
    ["reset", 502],
    ["redirect", 502],
    ["503", 503],
    ["429", 429],
  ] as const)("fails with a reason when the vendor answers with %s", async (behaviour, status) => {
    server.vendors.elevenLabs.setBehaviour(behaviour);
    const response = await begin("flux", "webrtc");
    expect([response.status, response.headers.get("content-type")]).toEqual([status, "application/json"]);
  });

  it("is not offered without a key", async () => {
    const mute = await createTestProxyServer({ config: { elevenLabs: null } });
    const response = await (
      await mute.unlockedVisitor()
    ).post("/api/voice-agent/session", { characterId: "flux", transport: "websocket" });
    expect([response.status, await response.json()]).toMatchObject([503, { error: { type: "not_configured" } }]);
    await mute.close();
  });
});
