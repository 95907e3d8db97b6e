import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestServer, type TestServer } from "../testing/test-server";
import type { TestVisitor } from "../testing/test-visitor";

let site: string;
let server: TestServer;
let visitor: TestVisitor;
const script = `console.log('${"x".repeat(3000)}')`;
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), "site-"));
  await mkdir(join(site, "assets"));
  await writeFile(join(site, "index.html"), "<!doctype html><title>Archive of Minds</title>");
  await writeFile(join(site, "favicon.svg"), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(site, "assets", "index-0a1b2c.js"), script);
  server = await createTestServer({ staticDir: site });
  visitor = await server.unlockedVisitor();
});
afterAll(async () => {
  await server.close();
  await rm(site, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => visitor.fetch(path, { headers });

describe("security headers", () => {
  const responses: Record<string, () => Promise<Response>> = {
    "200 of the site": () => get("/"),
    "200 of the API": () => get("/api/health"),
    "206": () => get("/assets/index-0a1b2c.js", { range: "bytes=0-9" }),
    "304": async () => get("/", { "if-none-match": (await get("/")).headers.get("etag") ?? "" }),
    "400": () => visitor.post("/api/memory/log", {}),
    "401": () => server.visitor().fetch("/api/memory/tesla"),
    "403": () => visitor.post("/api/access", {}, { origin: "https://evil.example" }),
    "404 of the API": () => get("/api/nothing"),
    "404 of the site": () => get("/assets/gone.js"),
    "413": () => visitor.post("/api/access", { code: "x".repeat(5000) }),
    "415": () => visitor.fetch("/api/access", { method: "POST", body: "code=archive" }),
    "416": () => get("/assets/index-0a1b2c.js", { range: "bytes=99999-" }),
    "429": async () => {
      for (let guess = 0; guess < 10; guess++) await server.visitor("10.0.0.3").unlock("wrong");
      return server.visitor("10.0.0.3").unlock("wrong");
    },
    "503": () =>
      visitor.post("/api/chat", {
        characterId: "tesla",
        purpose: "reply",
        messages: [{ role: "user", content: "Hello" }],
      }),
  };

  it.each(Object.keys(responses))("are sent with status %s", async (name) => {
    const response = await (responses[name] as () => Promise<Response>)();
    expect(String(response.status)).toBe(name.slice(0, 3));
    const header = (key: string) => response.headers.get(key);
    expect(header("content-security-policy")).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'none'; report-uri /api/csp-reports; report-to csp",
    );
    expect([
      header("x-content-type-options"),
      header("referrer-policy"),
      header("cross-origin-opener-policy"),
      header("cross-origin-resource-policy"),
    ]).toEqual(["nosniff", "same-origin", "same-origin", "same-origin"]);
    expect(header("permissions-policy")).toBe(
      "camera=(self), microphone=(self), screen-wake-lock=(self), language-model=(self), display-capture=(), geolocation=()",
    );
    expect([header("strict-transport-security"), header("access-control-allow-origin")]).toEqual([null, null]);
    if (/40[013]|413|415|429|503|of the API/.test(name)) expect(header("cache-control")).toBe("no-store");
  });

  it("are sent with status 500, whose body has no details", async () => {
    const broken = await createTestServer();
    const sessions = broken.store.sessions as { find: unknown };
    sessions.find = () => Promise.reject(new Error("canary words from the depths"));
    const response = await (await broken.unlockedVisitor()).fetch("/api/memory/tesla");
    expect([response.status, await response.json()]).toEqual([
      500,
      { error: { type: "internal", message: "The server failed to handle the request." } },
    ]);
    expect(response.headers.get("content-security-policy")).not.toBeNull();
    expect(broken.logLines.join("\n")).toContain('"event":"request failed","error":"Error"');
    expect(broken.logLines.join("\n")).not.toContain("canary");
    await broken.close();
  });

  it("require https for a year if the site uses it", async () => {
    const secure = await createTestServer({ publicUrl: "https://minds.example" });
    expect((await secure.visitor().fetch("/api/health")).headers.get("strict-transport-security")).toBe(
      "max-age=31536000",
    );
    await secure.close();
  });
});

describe("where a page may connect", () => {
  const elevenLabs = {
    apiKey: "key",
    baseURL: "http://127.0.0.1:9",
    livekitUrl: "wss://rooms.example/path",
    model: "voice",
    voices: {},
    agents: { flux: "agent" },
  };
  const ours = "connect-src 'self'";

  it.each([
    ["without a key", null, ours],
    ["with a voice and no agent", { ...elevenLabs, agents: {} }, ours],
    ["with an agent", elevenLabs, `${ours} wss://rooms.example https://rooms.example`],
    [
      "with an agent whose media server is on this machine",
      { ...elevenLabs, livekitUrl: "ws://127.0.0.1:7880" },
      `${ours} ws://127.0.0.1:7880 http://127.0.0.1:7880`,
    ],
  ])("%s is the same on the page and the API", async (_case, config, expected) => {
    const talking = await createTestServer({ staticDir: site, elevenLabs: config });
    const policies = await Promise.all(
      ["/", "/api/health"].map(async (path) =>
        (await talking.visitor().fetch(path)).headers.get("content-security-policy"),
      ),
    );
    expect(policies.map((policy) => policy?.split("; ").filter((line) => line.startsWith("connect-src")))).toEqual([
      [expected],
      [expected],
    ]);
    await talking.close();
  });
});

describe("the site", () => {
  it("serves one page under every path", async () => {
    for (const path of ["/", "/index.html", "/some/where", "/apiary"]) {
      const response = await get(path);
      expect([
        response.status,
        response.headers.get("content-type"),
        response.headers.get("cache-control"),
        await response.text(),
      ]).toEqual([200, "text/html; charset=utf-8", "no-cache", "<!doctype html><title>Archive of Minds</title>"]);
    }
  });

  it("lets hashed assets be cached for ever, and serves no page for a missing one", async () => {
    const asset = await get("/assets/index-0a1b2c.js");
    expect([asset.headers.get("content-type"), asset.headers.get("cache-control"), await asset.text()]).toEqual([
      "text/javascript; charset=utf-8",
      "public, max-age=31536000, immutable",
      script,
    ]);
    const missing = await get("/assets/index-ffffff.js");
    expect([missing.status, missing.headers.get("cache-control")]).toEqual([404, "no-store"]);
    expect((await get("/favicon.svg")).headers.get("content-type")).toContain("image/svg+xml");
  });

  it("is compressed for clients that accept it", async () => {
    const response = await get("/assets/index-0a1b2c.js", { "accept-encoding": "gzip" });
    expect([response.headers.get("content-encoding"), response.headers.get("vary")]).toEqual([
      "gzip",
      "Accept-Encoding",
    ]);
  });

  it("serves nothing outside its folder", async () => {
    for (const path of [
      "/../archive.db",
      "/%2e%2e/%2e%2e/etc/passwd",
      "/..%2f..%2fetc/passwd",
      "//etc/passwd",
      "/assets/..%5c..%5cindex.html",
    ]) {
      expect(await (await get(path)).text()).not.toContain("root:");
    }
  });

  it("says what to do before it is built", async () => {
    const bare = await createTestServer();
    const response = await bare.visitor().fetch("/");
    expect([response.status, await response.text()]).toEqual([
      404,
      'The site has not been built yet: run "npm run build" first.',
    ]);
    await bare.close();
  });
});
