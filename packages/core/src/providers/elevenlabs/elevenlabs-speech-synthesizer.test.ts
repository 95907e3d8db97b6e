import { afterEach, beforeEach, expect, it } from "vitest";
import type { SpeechErrorReason, SpeechVolume } from "../../contracts";
import { describeSpeechSynthesizerContract } from "@archive-of-minds/testing/contracts";
import { startElevenLabsStandIn, type Behaviour, type ElevenLabsStandIn } from "@archive-of-minds/testing/servers";
import {
  createElevenLabsSpeechSynthesizer,
  type ElevenLabsSpeechSynthesizerOptions,
} from "./elevenlabs-speech-synthesizer";
import { createSilentOutput, type SilentOutput } from "./silent-output.fixture";

const loud: SpeechVolume = { value: 1, subscribe: () => () => {} };

let vendor: ElevenLabsStandIn;
let output: SilentOutput;
beforeEach(async () => {
  vendor = await startElevenLabsStandIn({ delays: 0 });
  output = createSilentOutput();
});
afterEach(() => vendor.close());

/** For a vendor that never answers; all others get the time that a busy machine needs. */
const IMPATIENT = { firstByteMs: 300, silenceMs: 300 };

const create = (options: Partial<ElevenLabsSpeechSynthesizerOptions> = {}) =>
  createElevenLabsSpeechSynthesizer({
    baseURL: vendor.url,
    apiKey: "key",
    output,
    firstByteMs: 60_000,
    silenceMs: 60_000,
    ...options,
  });

const prepare = (
  voice: string,
  text: string,
  options: Partial<ElevenLabsSpeechSynthesizerOptions> = {},
  signal = new AbortController().signal,
) => create(options).prepare({ text, voice }, { signal });
const say = (...call: Parameters<typeof prepare>) =>
  prepare(...call).play({ signal: call[3] ?? new AbortController().signal, volume: loud });

describeSpeechSynthesizerContract(
  "ElevenLabs",
  () => {
    let refusal: (() => Response) | undefined;
    return {
      synthesizer: create({
        firstByteMs: 3_000,
        silenceMs: 3_000,
        fetch(input, init) {
          const given = refusal?.();
          refusal = undefined;
          return given === undefined ? fetch(input, init) : Promise.resolve(given);
        },
      }),
      failWith(reason: SpeechErrorReason) {
        const behaviours: Partial<Record<SpeechErrorReason, Behaviour>> = {
          http: "429",
          timeout: "hang",
          network: "reset",
          invalid: "html",
        };
        const behaviour = behaviours[reason];
        if (behaviour !== undefined) vendor.setBehaviour([behaviour, "reply"]);
        else if (reason === "outdatedClient")
          refusal = () => Response.json({ error: { type: "outdatedClient" } }, { status: 410 });
        else refusal = () => Response.json({ error: { type: "not_configured" } }, { status: 503 });
      },
    };
  },
  ["missingKey", "outdatedClient", "http", "timeout", "network", "invalid"],
);

it("sends the request that the vendor expects", async () => {
  await create()
    .prepare(
      { text: "Good evening.", voice: "tesla", previousText: "x".repeat(1_200) },
      { signal: new AbortController().signal },
    )
    .play({ signal: new AbortController().signal, volume: loud });
  const [request] = vendor.requests;
  expect([request?.method, request?.path, request?.query, request?.headers["xi-api-key"]]).toEqual([
    "POST",
    "/v1/text-to-speech/tesla/stream",
    "output_format=mp3_22050_32&optimize_streaming_latency=4",
    "key",
  ]);
  expect(request?.body).toEqual({
    text: "Good evening.",
    model_id: "eleven_flash_v2_5",
    previous_text: "x".repeat(1_000),
    voice_settings: { stability: 0.35, similarity_boost: 0.75, style: 0, use_speaker_boost: true, speed: 1.2 },
  });
  expect(output.sounds).toMatchObject([{ kind: "encoded", mimeType: "audio/mpeg", rate: 1.35 / 1.2, characters: 13 }]);
});

it("requests our own server without a key", async () => {
  await say("tesla", "Yes.", {
    apiKey: undefined as never,
    fetch: async (_input, init) => {
      expect(new Headers(init?.headers).has("xi-api-key")).toBe(false);
      return new Response(new Uint8Array([0xff, 0xf3, 0x40, 0xc0]), { headers: { "content-type": "audio/mpeg" } });
    },
  });
});

it("uses the settings of the Cheesemaster, of other characters, and of one text", async () => {
  await say("cheesemaster", "Yes.");
  await say("faust", "Yes.", {
    settings: { faust: { speed: 0.6, style: 1 } },
    voices: { faust: "aVoiceId" },
    latency: 0,
    model: "eleven_v3",
  });
  await create()
    .prepare(
      { text: "Yes.", voice: "flux", settings: { speed: 1, useSpeakerBoost: false } },
      { signal: new AbortController().signal },
    )
    .play({ signal: new AbortController().signal, volume: loud });
  expect(vendor.requests.map(({ path, body }) => [path, (body as { voice_settings: object }).voice_settings])).toEqual([
    [
      "/v1/text-to-speech/cheesemaster/stream",
      { stability: 0.2, similarity_boost: 0.75, style: 0.5, use_speaker_boost: true, speed: 1.2 },
    ],
    [
      "/v1/text-to-speech/aVoiceId/stream",
      { stability: 0.5, similarity_boost: 0.75, style: 1, use_speaker_boost: true, speed: 0.7 },
    ],
    [
      "/v1/text-to-speech/flux/stream",
      { stability: 0.35, similarity_boost: 0.75, style: 0, use_speaker_boost: false, speed: 1 },
    ],
  ]);
  expect(output.sounds.map((sound) => sound.kind === "encoded" && Number(sound.rate.toFixed(4)))).toEqual([
    1.25, 0.8571, 1,
  ]);
});

it("uses other settings for all characters without their own", async () => {
  const defaultSettings = { stability: 0.6, speed: 1 };
  for (const voice of ["faust", "cheesemaster"]) await say(voice, "Yes.", { defaultSettings });
  expect(vendor.requests.map(({ body }) => (body as { voice_settings: object }).voice_settings)).toEqual([
    { stability: 0.6, similarity_boost: 0.75, style: 0, use_speaker_boost: true, speed: 1 },
    { stability: 0.2, similarity_boost: 0.75, style: 0.5, use_speaker_boost: true, speed: 1.2 },
  ]);
});

it("supports a model with three stability values and no neighbouring text", async () => {
  const { signal } = new AbortController();
  for (const voice of ["tesla", "cheesemaster"]) {
    await create({ model: "eleven_v3" })
      .prepare({ text: "Good evening.", voice, previousText: "Ah." }, { signal })
      .play({ signal, volume: loud });
  }
  expect(vendor.requests.map(({ body }) => body)).toMatchObject([
    { voice_settings: { stability: 0.5 } },
    { voice_settings: { stability: 0 } },
  ]);
  expect(output.sounds).toHaveLength(2);
});

it("streams the sound", async () => {
  await say("tesla", "Good evening, my friend.");
  const bytes = output.bytes(0);
  expect([bytes[0], bytes[1], bytes.length > 4_000]).toEqual([0xff, 0xf3, true]);
});

it("makes a file of raw samples", async () => {
  await say("tesla", "Good evening.", { outputFormat: "pcm_22050" });
  const bytes = output.bytes(0);
  expect(new TextDecoder().decode(bytes.subarray(0, 4))).toBe("RIFF");
  expect(output.sounds).toMatchObject([{ mimeType: "audio/wav" }]);
  expect(new DataView(bytes.buffer).getUint32(24, true)).toBe(22_050);
  expect(new DataView(bytes.buffer).getUint32(40, true)).toBe(bytes.length - 44);
});

it("sends the request at once, before playback, and while another is in flight", async () => {
  const speeches = ["One.", "Two."].map((text) => prepare("tesla", text));
  await expect.poll(() => vendor.requests.length).toBe(2);
  for (const speech of speeches) await speech.play({ signal: new AbortController().signal, volume: loud });
  expect(vendor.requests.length).toBe(2);
});

it("closes the connection when it is aborted, whether it plays or not", async () => {
  vendor.setBehaviour("hang-midway");
  const abort = new AbortController();
  prepare("tesla", "One.", { silenceMs: 60_000 }, abort.signal);
  const playing = new AbortController();
  const played = prepare("tesla", "Two.", { silenceMs: 60_000 }).play({ signal: playing.signal, volume: loud });
  await expect.poll(() => vendor.openConnections()).toBe(2);
  abort.abort();
  playing.abort();
  await expect(played).rejects.toMatchObject({ name: "AbortError" });
  await expect.poll(() => vendor.openConnections()).toBe(0);
});

it("closes the connection when no more bytes arrive", async () => {
  vendor.setBehaviour("hang-midway");
  await expect(say("tesla", "Good evening.", { silenceMs: 300 })).rejects.toMatchObject({
    name: "SpeechError",
    reason: "timeout",
  });
  await expect.poll(() => vendor.openConnections()).toBe(0);
});

it("reports the vendor's message", async () => {
  vendor.setBehaviour("401");
  await expect(say("tesla", "Yes.")).rejects.toMatchObject({
    reason: "http",
    status: 401,
    body: expect.stringContaining("stand-in answers 401"),
    message: expect.stringContaining("401"),
  });
});

const failures: readonly (readonly [Behaviour, SpeechErrorReason] | readonly [Behaviour, SpeechErrorReason, number])[] =
  [
    ["html", "invalid"],
    ["empty", "invalid"],
    ["no-content", "invalid"],
    ["error-with-200", "invalid"],
    ["wrong-type", "invalid"],
    ["garbage-body", "invalid"],
    ["html-503", "http", 503],
    ["bare-503", "http", 503],
    ["huge-error", "http", 500],
    ["endless-error", "http", 500],
    ["text-429", "http", 429],
    ["hang", "timeout"],
    ["hang-after-headers", "timeout"],
    ["reset", "network"],
    ["close", "network"],
    ["reset-after-headers", "network"],
    ["cut", "network"],
    ["garbage", "network"],
    ["short-length", "network"],
  ];
it.each(failures)("reports what failed with “%s”: %s", async (...failure) => {
  const [behaviour, reason, status] = failure;
  vendor.setBehaviour(behaviour);
  const waits = reason === "timeout" || behaviour === "endless-error";
  const error: unknown = await say("tesla", "Good evening to you.", waits ? IMPATIENT : {}).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toMatchObject({ name: "SpeechError", reason, ...(status !== undefined && { status }) });
  expect((error as { body?: string }).body?.length ?? 0).toBeLessThanOrEqual(2_000);
  await expect.poll(() => vendor.openConnections()).toBe(0);
});

it("takes a sound without a content type", async () => {
  vendor.setBehaviour("no-type");
  await say("tesla", "Yes.");
});

it("is unavailable once the server has said that it has no key", async () => {
  const voice = create({ fetch: async () => Response.json({ error: { type: "not_configured" } }, { status: 503 }) });
  expect((await voice.describe("tesla")).availability).toBe("ready");
  const { signal } = new AbortController();
  await expect(
    voice.prepare({ text: "Yes.", voice: "tesla" }, { signal }).play({ signal, volume: loud }),
  ).rejects.toMatchObject({ reason: "missingKey" });
  expect((await voice.describe("tesla")).availability).toBe("unavailable");
});

it("is unavailable with an empty key, and for characters without a voice", async () => {
  expect((await create({ apiKey: "" }).describe("tesla")).availability).toBe("unavailable");
  const some = create({ isAvailable: (voice) => voice === "tesla" });
  expect([(await some.describe("tesla")).availability, (await some.describe("flux")).availability]).toEqual([
    "ready",
    "unavailable",
  ]);
  await expect(say("tesla", "Yes.", { apiKey: "" })).rejects.toMatchObject({ reason: "missingKey" });
  expect(vendor.requests).toEqual([]);
});

it("lets the server choose the model where it has another", async () => {
  const models: unknown[] = [];
  const voice = create({
    fetch: async (_input, init) => {
      const { model_id: model } = JSON.parse(init?.body as string) as { model_id?: string };
      models.push(model);
      if (model !== undefined) return Response.json({ error: { type: "model_not_allowed" } }, { status: 400 });
      return new Response(new Uint8Array([0xff, 0xf3, 0x40, 0xc0]), { headers: { "content-type": "audio/mpeg" } });
    },
  });
  const { signal } = new AbortController();
  for (let time = 0; time < 2; time += 1)
    await voice.prepare({ text: "Yes.", voice: "tesla" }, { signal }).play({ signal, volume: loud });
  expect(models).toEqual(["eleven_flash_v2_5", undefined, undefined]);
});
