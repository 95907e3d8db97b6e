import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestServer, type TestServer } from "../testing/test-server";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const body = { characterId: "tesla", userMessage: "Hello", assistantMessage: "Hello", hasImage: false };

it.each([
  "https://evil.example",
  "null",
  "",
  "http://localhost.evil",
  "http://localhost:3000",
  "https://localhost",
  "http://user@localhost",
  "http://localhost/",
  "HTTP://LOCALHOST",
  "http://xn--loclhost-m1a",
])("changes nothing for a page of %j", async (origin) => {
  const visitor = await server.unlockedVisitor();
  const statuses = [];
  for (const [method, path] of [
    ["POST", "/api/access"],
    ["DELETE", "/api/access"],
    ["POST", "/api/memory/log"],
    ["DELETE", "/api/memory/tesla"],
    ["POST", "/api/chat"],
  ] as const) {
    const response = await visitor.fetch(path, {
      method,
      headers: { origin, "content-type": "application/json" },
      ...(method === "POST" ? { body: JSON.stringify(body) } : {}),
    });
    statuses.push(response.status);
  }
  expect(statuses).toEqual([403, 403, 403, 403, 403]);
  expect(await (await visitor.fetch("/api/memory/tesla")).json()).toEqual({ conversations: [] });
});

it("lets a foreign page's browser hide what it reads", async () => {
  const response = await server.visitor().fetch("/api/health", { headers: { origin: "https://evil.example" } });
  expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([200, null]);
});

it.each([
  ["GET", { "x-http-method-override": "DELETE" }],
  ["GET", { "x-method-override": "DELETE" }],
  ["HEAD", { "x-http-method": "DELETE" }],
  ["OPTIONS", { "access-control-request-method": "DELETE" }],
])("%s with %o changes nothing, since any page may send it", async (method, headers) => {
  const visitor = await server.unlockedVisitor();
  await visitor.post("/api/memory/log", body);
  const response = await visitor.fetch("/api/memory/tesla?_method=DELETE", {
    method,
    headers: { origin: "https://evil.example", ...headers },
  });
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
  expect(await (await visitor.fetch("/api/memory/tesla")).json()).toMatchObject({
    conversations: [{ userMessage: "Hello" }],
  });
});

it("serves its own page and clients without a page", async () => {
  const visitor = await server.unlockedVisitor();
  expect((await visitor.post("/api/memory/log", body, { origin: "http://localhost" })).status).toBe(200);
  expect((await visitor.post("/api/memory/log", body)).status).toBe(200);
});

it("accepts the site’s public address, and https in front of a trusted proxy", async () => {
  const published = await createTestServer({ publicUrl: "https://minds.example" });
  const proxied = await createTestServer({ trustProxy: 1 });
  const status = async (of: TestServer, headers: Record<string, string>) =>
    (await of.visitor().post("/api/access", { code: "archive" }, headers)).status;
  expect([
    await status(published, { origin: "https://minds.example" }),
    await status(published, { origin: "http://minds.example" }),
    await status(proxied, { origin: "https://localhost", "x-forwarded-proto": "https" }),
    await status(proxied, { origin: "http://localhost", "x-forwarded-proto": "https" }),
    await status(server, { origin: "https://localhost", "x-forwarded-proto": "https" }),
  ]).toEqual([200, 403, 200, 403, 403]);
  await published.close();
  await proxied.close();
});
