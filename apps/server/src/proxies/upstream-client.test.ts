import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createUpstreamClient } from "./upstream-client";
import { createTestProxyServer, routes, type TestProxyServer } from "./testing/test-proxy-server";
import { systemTimers } from "./timers";

/** A foreign host, which must never be called. */
let evil: Server;
let evilUrl: string;
let calls: number;
beforeEach(async () => {
  calls = 0;
  evil = createServer((_request, response) => {
    calls += 1;
    response.end("{}");
  });
  evil.on("connection", () => (calls += 1));
  evil.listen(0, "127.0.0.1");
  await once(evil, "listening");
  evilUrl = `http://127.0.0.1:${(evil.address() as AddressInfo).port}`;
});
afterEach(() => void evil.close());

describe("the upstream client", () => {
  const { signal } = new AbortController();
  const request = { method: "GET", headers: {}, signal, firstByteMs: 1_000 } as const;

  it.each(["", "/v1/messages", "/?http://allowed.test"])(
    "connects to no host that is not configured, whatever the path: %j",
    async (path) => {
      const upstreamClient = createUpstreamClient(["http://allowed.test"], systemTimers);
      await expect(upstreamClient.send(`${evilUrl}${path}`, request)).rejects.toMatchObject({
        name: "UpstreamError",
        code: "FOREIGN_HOST",
      });
      expect(() => upstreamClient.openSocket(`${evilUrl.replace("http", "ws")}${path}`, "convai")).toThrow(
        "not configured",
      );
      expect(calls).toBe(0);
    },
  );

  it.each([
    "https://allowed.test",
    "http://allowed.test:81",
    "http://allowed.test.evil.example",
    "http://allowed.test@evil.example",
    "http://ALLOWED.test.",
  ])("treats %s as another host than http://allowed.test", async (url) => {
    await expect(
      createUpstreamClient(["http://allowed.test/v1"], systemTimers).send(url, request),
    ).rejects.toMatchObject({
      code: "FOREIGN_HOST",
    });
  });
});

describe("a vendor that redirects", () => {
  let server: TestProxyServer;
  afterEach(() => server.close());

  it.each(["redirect-elsewhere", "redirect-307", "redirect"] as const)(
    "with %s is not followed, by any proxy",
    async (behaviour) => {
      server = await createTestProxyServer({ standIns: { behaviour, elsewhere: `${evilUrl}/steal` } });
      const visitor = await server.unlockedVisitor();
      for (const { name, path, body } of [
        ...routes,
        {
          name: "elevenLabs",
          path: "/api/voice-agent/session",
          body: { characterId: "flux", transport: "webrtc" },
        } as const,
      ]) {
        const before = server.vendors[name].requests.length;
        const response = await visitor.post(path, body);
        const isRefused = (await response.text()).includes('"reason":"invalid"') || response.status === 502;
        expect([isRefused, response.headers.get("location"), server.vendors[name].requests.length - before]).toEqual([
          true,
          null,
          1,
        ]);
      }
      expect(calls).toBe(0);
    },
  );
});
