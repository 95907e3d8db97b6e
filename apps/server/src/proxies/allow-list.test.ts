import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { TestVisitor } from "../testing/test-visitor";
import { canaries, createTestProxyServer, routes, voices, type TestProxyServer } from "./testing/test-proxy-server";
import { propertyRuns } from "@archive-of-minds/testing";

let server: TestProxyServer;
let visitor: TestVisitor;
beforeAll(async () => {
  server = await createTestProxyServer();
  visitor = await server.unlockedVisitor();
});
afterAll(() => server.close());

/** Every call that a vendor may receive. */
const allowed: Readonly<Record<string, RegExp>> = {
  openAI: /^POST \/v1\/chat\/completions\?$/,
  anthropic: /^POST \/v1\/messages\?$/,
  elevenLabs:
    /^POST \/v1\/text-to-speech\/(voiceHypatia|voiceFaust|voiceFlux|voiceCheese)\/stream\?output_format=(mp3|pcm)_[\d_]+&optimize_streaming_latency=[0-4]$/,
};

/** The fields a vendor may find in a body, at any depth. */
const knownFields = new Set(
  `model messages role content max_completion_tokens max_tokens temperature stop stop_sequences stream system type text image_url url detail source media_type data
  stream_options include_usage model_id language_code previous_text next_text voice_settings stability similarity_boost style use_speaker_boost speed`.split(
    /\s+/,
  ),
);

function fieldsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...fieldsOf(inner)]);
}

/** Checks and clears everything the vendors have received. */
function offTheList(): unknown[] {
  return Object.entries(server.vendors).flatMap(([name, vendor]) =>
    (vendor.requests as unknown[] as { method: string; path: string; query: string; body: Record<string, unknown> }[])
      .splice(0)
      .filter(({ method, path, query, body }) => {
        const asksMore =
          "stream_options" in body && JSON.stringify(body["stream_options"]) !== '{"include_usage":true}';
        const tokens = Number(body["max_tokens"] ?? body["max_completion_tokens"] ?? 0);
        const isKnown =
          allowed[name]?.test(`${method} ${path}?${query}`) === true &&
          fieldsOf(body).every((field) => knownFields.has(field));
        return (
          !isKnown || asksMore || tokens > 4096 || (typeof body["text"] === "string" && body["text"].length > 5_000)
        );
      }),
  );
}

const variants: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => path.replace("/v1", "//v1"),
  (path) => path.replace("/v1/", "/v1/%2e%2e/v1/"),
  (path) => path.replace("/v1/", "/v1/../v1/"),
  (path) => path.replaceAll("/", "%2f").replace("%2f", "/"),
  (path) => path.replace("/v1/", "/v1%2f"),
  (path) => path.replace("/v1/", "/v1\\"),
  (path) => path.replace("/v1/", "/v1/%5c"),
  (path) => path.replace("/v1/", "/@evil.example/v1/"),
  (path) => path.replace("/v1/", "/http://evil.example/v1/"),
  (path) => `${path}/../models`,
  (path) => `${path}/`,
  (path) => `${path}?url=http://evil.example`,
  (path) => `${path}%3furl=http://evil.example`,
  (path) => `${path}#/v1/models`,
  (path) => `${path}%23`,
  (path) => `${path}%00`,
  (path) => `${path};v=2`,
  (path) => path.toUpperCase(),
  (path) => path.replace("stream", "STREAM").replace("messages", "Messages").replace("completions", "Completions"),
  (path) => path.replace("v1", "v１"),
  (path) => path.replace("/v1/", "/v1/​"),
  (path) => path.replace(/faust|openai|anthropic/, "..%2f..%2fadmin"),
  (path) => path.replace("faust", encodeURIComponent("faust/../../voices")),
  (path) => path.replace("faust", "faust?x="),
  (path) => path.replace("faust", "__proto__"),
  (path) => path.replace("faust", "constructor"),
  (path) => path.replace("faust", "tesla"),
  (path) => path.replace("faust", voices.flux),
];

const route = fc.constantFrom(...routes);
const extra = fc.dictionary(
  fc.constantFrom(
    "tools",
    "metadata",
    "n",
    "user",
    "store",
    "functions",
    "max_tokens",
    "max_completion_tokens",
    "model",
    "model_id",
    "base_url",
    "stream_options",
    "voice_id",
    "output_format",
    "speed",
    "text",
    "__proto__",
    "constructor",
  ),
  fc.oneof(fc.constantFrom(1e9, -1, 0.5, "gpt-dear", "", null, true, "x".repeat(6_000)), fc.jsonValue()),
);

it("no variant of a path reaches another address of a vendor", async () => {
  await fc.assert(
    fc.asyncProperty(
      route,
      fc.array(fc.constantFrom(...variants), { minLength: 1, maxLength: 3 }),
      fc.constantFrom("POST", "GET", "PUT", "DELETE", "PATCH", "OPTIONS"),
      async ({ path, body }, chosen, method) => {
        const twisted = chosen.reduce((before, variant) => variant(before), path);
        const response = await visitor.fetch(twisted, {
          method,
          headers: { "content-type": "application/json" },
          ...(method === "GET" ? {} : { body: JSON.stringify(body) }),
        });
        await response.arrayBuffer();
        expect([twisted, offTheList()]).toEqual([twisted, []]);
      },
    ),
    { numRuns: propertyRuns(1_500) },
  );
});

it("no field or value outside the schema reaches a vendor", async () => {
  await fc.assert(
    fc.asyncProperty(route, extra, fc.jsonValue(), async ({ path, body }, more, anything) => {
      const inMessage = Array.isArray(body["messages"])
        ? { messages: [{ role: "user", content: "Hello", ...more, anything }] }
        : { voice_settings: more };
      for (const sent of [{ ...body, ...more }, { ...body, ...inMessage }, anything])
        await (await visitor.post(path, sent)).arrayBuffer();
      expect(offTheList()).toEqual([]);
    }),
    { numRuns: propertyRuns(700) },
  );
});

it("no header of the browser and no parameter with a host reaches a vendor", async () => {
  for (const { path, body } of routes) {
    const headers = {
      "x-api-key": "mine",
      "xi-api-key": "mine",
      authorization: "Bearer mine",
      "x-base-url": "http://evil.example",
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      "anthropic-beta": "x",
    };
    await (
      await visitor.post(`${path}?base_url=http://evil.example&enable_logging=false`, body, headers)
    ).arrayBuffer();
  }
  const seen = Object.values(server.vendors).flatMap((vendor) => vendor.requests);
  expect(seen).toHaveLength(3);
  expect(
    seen
      .flatMap(({ headers }) => Object.keys(headers))
      .filter((name) => /cookie|beta|origin|referer|base-url|forwarded/.test(name)),
  ).toEqual([]);
  const words = JSON.stringify(seen.map(({ headers, query }) => [headers, query]));
  expect([words.includes("mine"), words.includes("evil"), words.includes("enable_logging")]).toEqual([
    false,
    false,
    false,
  ]);
  expect(seen.map(({ headers }) => headers.authorization ?? headers["x-api-key"] ?? headers["xi-api-key"])).toEqual([
    `Bearer ${canaries.openAI}`,
    `Bearer ${canaries.anthropic}`,
    canaries.elevenLabs,
  ]);
});
