import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestServer, type TestServer } from "../testing/test-server";
import { createTestVendor, json, openStream, type Answer, type TestVendor } from "../testing/test-vendor";
import type { TestVisitor } from "../testing/test-visitor";

const OPENAI_KEY = "sk-CANARY_OPENAI_0123456789";
const ANTHROPIC_KEY = "CANARY_ANTHROPIC_0123456789";
const OPENAI = "/api/openai/v1/chat/completions";
const ANTHROPIC = "/api/anthropic/v1/messages";

let vendor: TestVendor;
let server: TestServer;
let visitor: TestVisitor;
beforeAll(async () => {
  vendor = await createTestVendor();
});
afterAll(() => vendor.close());
beforeEach(async () => {
  server = await createTestServer({
    openai: { apiKey: OPENAI_KEY, baseUrl: `${vendor.url}/v1`, model: "gpt-test" },
    anthropic: { apiKey: ANTHROPIC_KEY, baseUrl: vendor.url, models: ["claude-one", "claude-two"] },
  });
  visitor = await server.unlockedVisitor();
  vendor.answer(json(200, { ok: true }));
});
afterEach(() => server.close());

const openAIBody = (changes: Record<string, unknown> = {}) => ({
  model: "gpt-test",
  messages: [{ role: "user", content: "Hello" }],
  ...changes,
});
const anthropicBody = (changes: Record<string, unknown> = {}) => ({
  model: "claude-two",
  messages: [{ role: "user", content: "Hello" }],
  ...changes,
});
const lastSeen = () => vendor.seen.at(-1);

describe("what reaches the vendor", () => {
  it("is rebuilt: unknown fields never arrive", async () => {
    const extra = {
      tools: [{}],
      metadata: { user: "x" },
      n: 50,
      user: "me",
      stream_options: {},
      store: true,
      __proto__: { a: 1 },
    };
    await visitor.post(
      OPENAI,
      openAIBody({
        ...extra,
        messages: [
          { role: "system", content: "Be brief", name: "x", tool_calls: [] },
          {
            role: "user",
            content: [
              { type: "text", text: "Look", cache_control: {} },
              { type: "image_url", image_url: { url: "data:image/jpeg;base64,AAAA", detail: "low", more: 1 } },
            ],
          },
        ],
        temperature: 1,
        stop: ["\n"],
        stream: true,
        max_completion_tokens: 100,
      }),
    );
    expect(lastSeen()).toMatchObject({ method: "POST", path: "/v1/chat/completions" });
    expect(lastSeen()?.body).toEqual({
      model: "gpt-test",
      messages: [
        { role: "system", content: "Be brief" },
        {
          role: "user",
          content: [
            { type: "text", text: "Look" },
            { type: "image_url", image_url: { url: "data:image/jpeg;base64,AAAA", detail: "low" } },
          ],
        },
      ],
      temperature: 1,
      stop: ["\n"],
      stream: true,
      stream_options: { include_usage: true },
      max_completion_tokens: 100,
    });

    await visitor.post(
      ANTHROPIC,
      anthropicBody({
        ...extra,
        system: "Be brief",
        messages: [
          {
            role: "user",
            content: [
              { type: "image", source: { type: "base64", media_type: "image/jpeg", data: "AAAA", url: "x" } },
              { type: "text", text: "Look" },
            ],
          },
        ],
        stop_sequences: ["\n"],
      }),
    );
    expect(lastSeen()).toMatchObject({ method: "POST", path: "/v1/messages" });
    expect(lastSeen()?.body).toEqual({
      model: "claude-two",
      system: "Be brief",
      messages: [
        {
          role: "user",
          content: [
            { type: "image", source: { type: "base64", media_type: "image/jpeg", data: "AAAA" } },
            { type: "text", text: "Look" },
          ],
        },
      ],
      stop_sequences: ["\n"],
      max_tokens: 4096,
      stream: false,
    });
  });

  it("carries our key and none of the browser’s headers", async () => {
    const browsers = {
      authorization: "Bearer proxied",
      "x-api-key": "proxied",
      "x-stainless-lang": "js",
      "anthropic-beta": "x",
      "anthropic-version": "1999-01-01",
      "x-base-url": "http://evil.example",
    };
    await visitor.post(`${OPENAI}?api_base=http://evil.example`, openAIBody(), browsers);
    const toOpenAI = lastSeen();
    await visitor.post(`${ANTHROPIC}?beta=true`, anthropicBody(), browsers);
    const toAnthropic = lastSeen();
    expect([toOpenAI?.path, toOpenAI?.headers.authorization, toOpenAI?.headers["x-api-key"]]).toEqual([
      "/v1/chat/completions",
      `Bearer ${OPENAI_KEY}`,
      undefined,
    ]);
    expect([
      toAnthropic?.path,
      toAnthropic?.headers.authorization,
      toAnthropic?.headers["x-api-key"],
      toAnthropic?.headers["anthropic-version"],
    ]).toEqual(["/v1/messages", undefined, ANTHROPIC_KEY, "2023-06-01"]);
    const names = [...Object.keys(toOpenAI?.headers ?? {}), ...Object.keys(toAnthropic?.headers ?? {})];
    expect(names.filter((name) => /cookie|stainless|beta|origin|referer|base-url|forwarded/.test(name))).toEqual([]);
  });
});

describe("what never reaches the vendor", () => {
  it.each([
    ["a foreign model", OPENAI, openAIBody({ model: "gpt-dear" }), 400, "model_not_allowed"],
    ["the other vendor’s model", ANTHROPIC, anthropicBody({ model: "gpt-test" }), 400, "model_not_allowed"],
    ["no model", ANTHROPIC, anthropicBody({ model: undefined }), 400, "invalid_request"],
    ["no messages", OPENAI, openAIBody({ messages: [] }), 400, "invalid_request"],
    ["too many tokens", OPENAI, openAIBody({ max_completion_tokens: 1e9 }), 400, "invalid_request"],
    ["too many tokens", ANTHROPIC, anthropicBody({ max_tokens: 4097 }), 400, "invalid_request"],
    ["half a token", ANTHROPIC, anthropicBody({ max_tokens: 0.5 }), 400, "invalid_request"],
    ["too high a temperature", ANTHROPIC, anthropicBody({ temperature: 1.1 }), 400, "invalid_request"],
    ["a message of a tool", OPENAI, openAIBody({ messages: [{ role: "tool", content: "x" }] }), 400, "invalid_request"],
    [
      "a system message among Anthropic’s",
      ANTHROPIC,
      anthropicBody({ messages: [{ role: "system", content: "x" }] }),
      400,
      "invalid_request",
    ],
    [
      "a picture at an address",
      OPENAI,
      openAIBody({
        messages: [{ role: "user", content: [{ type: "image_url", image_url: { url: "http://10.0.0.1/" } }] }],
      }),
      400,
      "invalid_request",
    ],
    ["a string as stream flag", OPENAI, openAIBody({ stream: "yes" }), 400, "invalid_request"],
    ["a body over 8 MB", OPENAI, openAIBody({ more: "x".repeat(8 * 1024 * 1024) }), 413, "body_too_large"],
  ])("%s to %s", async (_case, path, body, status, type) => {
    const before = vendor.seen.length;
    const response = await visitor.post(path, body);
    expect([response.status, await response.json(), vendor.seen.length]).toMatchObject([
      status,
      { error: { type } },
      before,
    ]);
  });

  it.each([
    "/api/openai/v1/models",
    "/api/openai/v1/chat/completions/",
    "/api/openai/v1/embeddings",
    "/api/openai/v1/chat/completions/../../files",
    "/api/openai//v1/chat/completions",
    "/api/openai/v1/Chat/Completions",
    "/api/openai/v1/chat%2fcompletions",
    "/api/anthropic/v1/messages/batches",
    "/api/anthropic/v1/complete",
    "/api/elevenlabs/v1/voices",
  ])("another path: %s", async (path) => {
    const before = vendor.seen.length;
    expect([(await visitor.post(path, openAIBody())).status, vendor.seen.length]).toEqual([404, before]);
  });

  it("any request without a session", async () => {
    const before = vendor.seen.length;
    for (const [path, body] of [
      [OPENAI, openAIBody()],
      [ANTHROPIC, anthropicBody()],
    ] as const) {
      const response = await server.visitor().post(path, body);
      expect([response.status, await response.json()]).toMatchObject([401, { error: { type: "session_required" } }]);
    }
    expect(vendor.seen.length).toBe(before);
  });

  it("any request without a key", async () => {
    server = await server.restart({ openai: null, anthropic: null });
    visitor = await server.unlockedVisitor();
    for (const [path, body] of [
      [OPENAI, openAIBody()],
      [ANTHROPIC, anthropicBody()],
    ] as const) {
      const response = await visitor.post(path, body);
      expect([response.status, await response.json()]).toMatchObject([503, { error: { type: "not_configured" } }]);
    }
  });
});

describe("what comes back", () => {
  it("is the vendor’s stream, byte for byte, and unbuffered", async () => {
    const words = 'data: {"choices":[{"delta":{"content":"Grüße 🜁"}}]}\n\ndata: [DONE]\n\n';
    vendor.answer((response) =>
      response
        .writeHead(200, {
          "content-type": "text/event-stream; charset=utf-8",
          "x-request-id": "req-1",
          "set-cookie": "vendor=1",
          server: "vendor",
        })
        .end(words),
    );
    const response = await visitor.post(OPENAI, openAIBody({ stream: true }));
    expect([response.status, await response.text()]).toEqual([200, words]);
    const header = (name: string) => response.headers.get(name);
    expect([
      header("content-type"),
      header("x-accel-buffering"),
      header("x-request-id"),
      header("content-encoding"),
      header("server"),
    ]).toEqual(["text/event-stream; charset=utf-8", "no", "req-1", null, null]);
    expect(header("cache-control")).toContain("no-cache, no-transform");
    expect(visitor.cookies.has("vendor")).toBe(false);
  });

  it("comes chunk by chunk", async () => {
    vendor.answer(openStream("one"));
    const response = await visitor.post(ANTHROPIC, anthropicBody({ stream: true }));
    const first = await response.body?.getReader().read();
    expect(new TextDecoder().decode(first?.value)).toBe("data: one\n\n");
  });

  it.each([400, 401, 403, 404, 408, 409, 413, 422, 429, 500, 503, 529])(
    "is the vendor’s own error with status %i, asked once",
    async (status) => {
      const before = vendor.seen.length;
      const error = { type: "error", error: { type: "some_error", message: "Words" } };
      vendor.answer(json(status, error, { "retry-after": "7", "request-id": "req-2", "x-should-retry": "false" }));
      const response = await visitor.post(ANTHROPIC, anthropicBody());
      expect([response.status, await response.json(), vendor.seen.length - before]).toEqual([status, error, 1]);
      expect(["retry-after", "request-id", "x-should-retry"].map((name) => response.headers.get(name))).toEqual([
        "7",
        "req-2",
        "false",
      ]);
    },
  );

  const html: Answer = (response) =>
    response.writeHead(200, { "content-type": "text/html" }).end("<h1>Captive portal</h1>");
  const htmlError: Answer = (response) =>
    response.writeHead(503, { "content-type": "text/html", "retry-after": "3" }).end("<h1>Bad gateway</h1>");
  const redirect: Answer = (response) => response.writeHead(302, { location: `${vendor.url}/elsewhere` }).end();
  it.each([
    ["HTML", html],
    ["an error in HTML", htmlError],
    ["a redirect, which is not followed", redirect],
    ["no content type", ((response) => response.end("{}")) as Answer],
    ["nothing", ((response) => response.writeHead(204).end()) as Answer],
  ])("is an invalid answer for %s", async (_case, how) => {
    const before = vendor.seen.length;
    vendor.answer(how);
    const response = await visitor.post(OPENAI, openAIBody());
    expect([
      response.status,
      await response.json(),
      response.headers.get("content-type"),
      vendor.seen.length - before,
    ]).toMatchObject([502, { error: { type: "upstream_invalid" } }, "application/json", 1]);
  });

  it("is the status if a gateway sends no body", async () => {
    vendor.answer((response) =>
      response.writeHead(429, { "content-type": "text/plain", "retry-after": "9" }).end("slow down"),
    );
    const response = await visitor.post(OPENAI, openAIBody());
    expect([response.status, response.headers.get("retry-after"), await response.json()]).toMatchObject([
      429,
      "9",
      { error: { type: "upstream_error" } },
    ]);
  });

  it.each([
    ["breaks the connection", ((response) => response.socket?.resetAndDestroy()) as Answer],
    ["answers garbage", ((response) => response.socket?.end("no HTTP at all\r\n\r\n")) as Answer],
  ])("is a plain sentence when the vendor %s", async (_case, how) => {
    vendor.answer(how);
    const response = await visitor.post(OPENAI, openAIBody());
    expect([response.status, await response.json()]).toMatchObject([502, { error: { type: "upstream_unreachable" } }]);
  });

  it("never contains a key or a part of it", async () => {
    const said: string[] = [];
    for (const message of [
      `Incorrect API key provided: ${OPENAI_KEY}`,
      "Incorrect API key provided: sk-CANA*****6789",
      `x-api-key ${ANTHROPIC_KEY} is invalid`,
    ]) {
      vendor.answer(json(401, { error: { message } }));
      said.push(
        await (await visitor.post(OPENAI, openAIBody())).text(),
        await (await visitor.post(ANTHROPIC, anthropicBody())).text(),
      );
    }
    vendor.answer((response) => response.socket?.destroy());
    said.push(
      await (await visitor.post(OPENAI, openAIBody())).text(),
      await (await visitor.fetch("/api/config")).text(),
    );
    expect([...said, ...server.logLines].join("\n")).not.toMatch(/CANA/);
  });
});
