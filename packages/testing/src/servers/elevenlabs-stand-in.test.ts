import { afterEach, expect, it } from "vitest";
import { startElevenLabsStandIn, type ElevenLabsStandIn, type ElevenLabsStandInOptions } from "./index";

// The tests of the product cover the agents' websocket.

let standIn: ElevenLabsStandIn;
afterEach(() => standIn.close());
const begin = async (options: ElevenLabsStandInOptions = {}) =>
  (standIn = await startElevenLabsStandIn({ delays: 0, ...options }));

const speech = "/v1/text-to-speech/voice1/stream";
const post = (body: unknown, path = speech, headers: Record<string, string> = { "xi-api-key": "key" }) =>
  fetch(standIn.url + path, { method: "POST", headers, body: typeof body === "string" ? body : JSON.stringify(body) });
const get = (path: string, headers: Record<string, string> = { "xi-api-key": "key" }) =>
  fetch(standIn.url + path, { headers });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

const short = "Good evening.";
const long = `${short} ${"It hums beneath every street. ".repeat(4)}`;

it("returns MP3 in whole frames, as long as the text takes to say", async () => {
  await begin();
  const lengths = [];
  for (const text of [short, long]) {
    const response = await post(
      { text, model_id: "eleven_flash_v2_5" },
      `${speech}?output_format=mp3_22050_32&optimize_streaming_latency=4`,
    );
    const sound = await bytesOf(response);
    const starts = Array.from({ length: sound.length / 104 }, (_, frame) =>
      sound.readUInt32BE(frame * 104).toString(16),
    );
    expect([response.headers.get("content-type"), new Set(starts), sound.length % 104]).toEqual([
      "audio/mpeg",
      new Set(["fff340c0"]),
      0,
    ]);
    lengths.push((starts.length * 576) / 22_050);
  }
  expect(lengths.map((seconds) => Math.round(seconds * 15))).toEqual(
    [short.length, long.length].map((length) => expect.closeTo(length, -0.5)),
  );
  expect(standIn.requests[0]).toMatchObject({
    method: "POST",
    path: speech,
    query: "output_format=mp3_22050_32&optimize_streaming_latency=4",
    body: { text: short },
  });
});

it("returns an audible tone", async () => {
  await begin();
  const response = await post({ text: short }, `${speech}?output_format=pcm_16000`);
  const sound = await bytesOf(response);
  const samples = Array.from({ length: sound.length / 2 }, (_, index) => sound.readInt16LE(index * 2));
  expect([response.headers.get("content-type"), Math.round(samples.length / 16)]).toEqual([
    "audio/pcm",
    Math.round((short.length / 15) * 1000),
  ]);
  expect(Math.max(...samples)).toBeGreaterThan(5_000);
});

it.each([
  ["no key", { text: short }, speech, {}, 401, "needs_authorization"],
  ["a wrong key", { text: short }, speech, { "xi-api-key": "other" }, 401, "invalid_api_key"],
  ["an unknown voice", { text: short }, "/v1/text-to-speech/voice2/stream", undefined, 404, "voice_not_found"],
  ["an unknown model", { text: short, model_id: "eleven_v9" }, speech, undefined, 400, "model_not_found"],
  [
    "too much speed",
    { text: short, voice_settings: { speed: 1.35 } },
    speech,
    undefined,
    400,
    "invalid_voice_settings",
  ],
  ["an unknown format", { text: short }, `${speech}?output_format=wav_1`, undefined, 400, "invalid_output_format"],
  ["an empty text", { text: " " }, speech, undefined, 400, "text_is_empty"],
  ["another path", { text: short }, "/v1/voices", undefined, 404, "not_found"],
])("refuses %s in the vendor’s words, with the request’s id", async (_case, body, path, headers, status, code) => {
  await begin({ apiKey: "key", voices: ["voice1"], models: ["eleven_flash_v2_5", "undefined"] });
  const response = await post(body, path, headers);
  const { detail } = (await response.json()) as { detail: { code: string; request_id: string } };
  expect([response.status, detail.code, detail.request_id]).toEqual([status, code, response.headers.get("request-id")]);
});

it.each([
  ["a field nobody knows", { text: short, speed: 1 }, ["body", "speed"]],
  ["a setting nobody knows", { text: short, voice_settings: { pitch: 1 } }, ["body", "voice_settings.pitch"]],
  ["no text", {}, ["body", "text"]],
])("says where %s is", async (_case, body, place) => {
  await begin();
  const response = await post(body);
  expect([response.status, await response.json()]).toMatchObject([422, { detail: [{ loc: place }] }]);
});

it("limits the number of concurrent texts", async () => {
  await begin({ mostAtOnce: 2, behaviour: ["hang", "hang", "reply"] });
  const abort = new AbortController();
  for (const _text of [1, 2])
    fetch(standIn.url + speech, {
      method: "POST",
      headers: { "xi-api-key": "key" },
      body: JSON.stringify({ text: short }),
      signal: abort.signal,
    }).catch(() => undefined);
  while (standIn.requests.length < 2) await new Promise((resolve) => setImmediate(resolve));
  const third = await post({ text: short });
  expect([third.status, third.headers.get("retry-after"), await third.json()]).toMatchObject([
    429,
    "1",
    { detail: { code: "too_many_concurrent_requests" } },
  ]);
  abort.abort();
  while (standIn.openConnections() > 0) await new Promise((resolve) => setImmediate(resolve));
  expect((await post({ text: short })).status).toBe(200);
});

it("returns signed addresses and tokens for known agents only", async () => {
  await begin({ agents: ["agent_1"] });
  const signed = (await (await get("/v1/convai/conversation/get-signed-url?agent_id=agent_1")).json()) as {
    signed_url: string;
  };
  expect(signed.signed_url).toMatch(
    /^ws:\/\/127\.0\.0\.1:\d+\/v1\/convai\/conversation\?agent_id=agent_1&conversation_signature=cvtkn_1$/,
  );
  expect(
    await (await get("/v1/convai/conversation/token?agent_id=agent_1&source=js_sdk&version=1.25.0")).json(),
  ).toEqual({ token: expect.stringMatching(/^eyJ/) });
  const refused = await get("/v1/convai/conversation/token?agent_id=agent_2");
  expect([refused.status, (await get("/v1/convai/conversation/token")).status]).toEqual([404, 422]);
});
