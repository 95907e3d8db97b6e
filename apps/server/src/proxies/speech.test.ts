import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { TestVisitor } from "../testing/test-visitor";
import { canaries, createTestProxyServer, type TestProxyServer } from "./testing/test-proxy-server";

const FAUST = "/api/elevenlabs/v1/text-to-speech/faust/stream";

let server: TestProxyServer;
let visitor: TestVisitor;
beforeEach(async () => {
  server = await createTestProxyServer();
  visitor = await server.unlockedVisitor();
});
afterEach(() => server.close());

const lastSeen = () => server.vendors.elevenLabs.requests.at(-1);

describe("text to speak", () => {
  it("goes to the vendor in the character’s voice, with the smallest format and latency", async () => {
    const response = await visitor.post(FAUST, { text: "Two souls, alas, are housed within my breast." });
    expect([
      response.status,
      response.headers.get("content-type"),
      response.headers.get("x-accel-buffering"),
      response.headers.get("request-id"),
    ]).toEqual([200, "audio/mpeg", "no", "req_1"]);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
    expect(lastSeen()).toMatchObject({
      method: "POST",
      path: "/v1/text-to-speech/voiceFaust/stream",
      query: "output_format=mp3_22050_32&optimize_streaming_latency=4",
      headers: { "xi-api-key": canaries.elevenLabs },
      body: { text: "Two souls, alas, are housed within my breast.", model_id: "eleven_flash_v2_5" },
    });
  });

  it("may name a voice, another format, neighbouring sentences and voice settings", async () => {
    const body = {
      text: "Onward!",
      model_id: "eleven_flash_v2_5",
      previous_text: "Hark.",
      next_text: "Now.",
      language_code: "en",
      voice_settings: { stability: 0.2, similarity_boost: 0.75, style: 0.5, use_speaker_boost: true, speed: 1.2 },
    };
    const response = await visitor.post(
      "/api/elevenlabs/v1/text-to-speech/voiceCheese/stream?output_format=pcm_24000&optimize_streaming_latency=2",
      body,
    );
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "audio/pcm"]);
    expect([lastSeen()?.path, lastSeen()?.query, lastSeen()?.body]).toEqual([
      "/v1/text-to-speech/voiceCheese/stream",
      "output_format=pcm_24000&optimize_streaming_latency=2",
      body,
    ]);
  });

  it.each([
    ["a character without a voice", "/api/elevenlabs/v1/text-to-speech/tesla/stream", { text: "x" }, 404, "not_found"],
    [
      "an unknown voice",
      "/api/elevenlabs/v1/text-to-speech/21m00Tcm4TlvDq8ikWAM/stream",
      { text: "x" },
      404,
      "not_found",
    ],
    [
      "a property of JavaScript as a voice",
      "/api/elevenlabs/v1/text-to-speech/constructor/stream",
      { text: "x" },
      404,
      "not_found",
    ],
    ["no text", FAUST, {}, 400, "invalid_request"],
    ["blank text", FAUST, { text: " \n" }, 400, "invalid_request"],
    ["too much text", FAUST, { text: "x".repeat(5_001) }, 400, "invalid_request"],
    ["another model", FAUST, { text: "x", model_id: "eleven_v3" }, 400, "model_not_allowed"],
    [
      "a speed beyond the vendor’s range",
      FAUST,
      { text: "x", voice_settings: { speed: 1.35 } },
      400,
      "invalid_request",
    ],
    ["an expensive format", `${FAUST}?output_format=pcm_48000`, { text: "x" }, 400, "invalid_request"],
    ["an invalid latency", `${FAUST}?optimize_streaming_latency=9`, { text: "x" }, 400, "invalid_request"],
    ["a long body", FAUST, { text: "x", more: "x".repeat(65 * 1024) }, 413, "body_too_large"],
  ])("is refused with %s", async (_case, path, body, status, type) => {
    const response = await visitor.post(path, body);
    expect([response.status, await response.json(), lastSeen()]).toMatchObject([
      status,
      { error: { type } },
      undefined,
    ]);
  });

  it("reaches a model with fewer fields, without those it refuses", async () => {
    const third = await createTestProxyServer({ speechModel: "eleven_v3" });
    const response = await (
      await third.unlockedVisitor()
    ).post(FAUST, {
      text: "Onward!",
      previous_text: "Hark.",
      next_text: "Now.",
      voice_settings: { stability: 0.35, style: 0.5 },
    });
    expect([response.status, third.vendors.elevenLabs.requests[0]?.body]).toEqual([
      200,
      { text: "Onward!", model_id: "eleven_v3", voice_settings: { stability: 0.5, style: 0.5 } },
    ]);
    await response.arrayBuffer();
    await third.close();
  });

  it("is refused without a session or a key", async () => {
    expect((await server.visitor().post(FAUST, { text: "x" })).status).toBe(401);
    const mute = await createTestProxyServer({ config: { elevenLabs: null } });
    const response = await (await mute.unlockedVisitor()).post(FAUST, { text: "x" });
    expect([response.status, await response.json()]).toMatchObject([503, { error: { type: "not_configured" } }]);
    await mute.close();
  });

  it("is refused in the vendor’s own words at its concurrency limit", async () => {
    const busy = await createTestProxyServer({ elevenLabs: { mostAtOnce: 0, retryAfter: "2" } });
    const response = await (await busy.unlockedVisitor()).post(FAUST, { text: "x" });
    expect([response.status, response.headers.get("retry-after"), await response.json()]).toMatchObject([
      429,
      "2",
      { detail: { code: "too_many_concurrent_requests", request_id: "req_1" } },
    ]);
    await busy.close();
  });
});
