import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { SpeechErrorReason, SpeechVolume } from "../../contracts";
import { describeSpeechSynthesizerContract } from "@archive-of-minds/testing/contracts";
import { createAudioOutput } from "../browser/audio";
import { createCapture } from "../browser/audio/capture.fixture";
import { hummingMp3 } from "../browser/audio/humming-mp3.fixture";
import { toneSamples } from "../browser/audio/tone.fixture";
import {
  createElevenLabsSpeechSynthesizer,
  type ElevenLabsSpeechSynthesizerOptions,
} from "./elevenlabs-speech-synthesizer";

const SILENCE = 10 ** (-60 / 20);
const loud: SpeechVolume = { value: 1, subscribe: () => () => {} };
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const capture = createCapture();
const output = createAudioOutput({ destination: capture.destination });

beforeAll(() => userEvent.click(document.body));
afterAll(() => output.dispose());

/** The vendor as seen from a page: so many bytes at once, and a pause after each. */
function vendor(sound: Uint8Array<ArrayBuffer>, { contentType = "audio/mpeg", pieceBytes = 1_000, pause = 5 } = {}) {
  let sent = 0;
  const answer = async (_input: string, { signal }: RequestInit = {}) => {
    let at = 0;
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => signal?.addEventListener("abort", () => controller.error(signal.reason)),
      async pull(controller) {
        await wait(pause);
        if (signal?.aborted === true) return;
        if (at >= sound.length) return controller.close();
        sent += 1;
        controller.enqueue(sound.slice(at, at + pieceBytes));
        at += pieceBytes;
      },
    });
    return new Response(body, { headers: { "content-type": contentType } });
  };
  return { fetch: answer, sent: () => sent };
}

const create = (options: Partial<ElevenLabsSpeechSynthesizerOptions> = {}) =>
  createElevenLabsSpeechSynthesizer({ output, fetch: vendor(hummingMp3(0.5)).fetch, ...options });

describeSpeechSynthesizerContract(
  "ElevenLabs in a browser",
  () => {
    let answer: (() => Promise<Response>) | null = null;
    const { fetch } = vendor(hummingMp3(0.6));
    return {
      synthesizer: create({
        firstByteMs: 300,
        fetch(input, init) {
          const given = answer;
          answer = null;
          return given === null ? fetch(input, init) : given();
        },
      }),
      failWith(reason: SpeechErrorReason) {
        const answers: Partial<Record<SpeechErrorReason, () => Promise<Response>>> = {
          http: async () => new Response("Too many", { status: 429 }),
          invalid: async () =>
            new Response(new Uint8Array([0xff, 0xff, 1, 2, 3, 4, 5]), { headers: { "content-type": "audio/mpeg" } }),
          timeout: () => new Promise(() => {}),
          network: () => Promise.reject(new TypeError("Failed to fetch")),
          missingKey: async () => Response.json({ error: { type: "not_configured" } }, { status: 503 }),
          blocked: async () => {
            vi.spyOn(HTMLMediaElement.prototype, "play").mockRejectedValueOnce(
              new DOMException("Refused by the test.", "NotAllowedError"),
            );
            return fetch("");
          },
        };
        answer = answers[reason] ?? null;
      },
    };
  },
  ["http", "invalid", "timeout", "network", "missingKey", "blocked"],
);

it("plays with the first bytes", async () => {
  const { fetch, sent } = vendor(hummingMp3(3), { pause: 100 });
  const voice = create({ fetch });
  const { signal } = new AbortController();
  let sentBefore = 0;
  const from = capture.now();
  const speech = voice.prepare(
    { text: "It hums beneath every street, and hardly anyone hears it.", voice: "tesla" },
    { signal },
  );
  await speech.play({
    signal,
    volume: loud,
    onProgress: () => {
      if (sentBefore === 0) sentBefore = sent();
    },
  });
  expect(sentBefore).toBeGreaterThan(0);
  expect(sentBefore).toBeLessThan(sent());
  expect(capture.peak(from)).toBeGreaterThan(0.02);
});

it("requests the next sentence before one has ended", async () => {
  const asked: string[] = [];
  const { fetch } = vendor(hummingMp3(0.5));
  const voice = create({
    fetch: (input, init) => {
      asked.push(init?.body as string);
      return fetch(input, init);
    },
  });
  const { signal } = new AbortController();
  const speeches = ["One.", "Two."].map((text) => voice.prepare({ text, voice: "tesla" }, { signal }));
  const from = capture.now();
  await speeches[0]!.play({ signal, volume: loud });
  expect([asked.length, asked[1]]).toEqual([2, expect.stringContaining("Two.")]);
  await speeches[1]!.play({ signal, volume: loud });
  expect(capture.peak(from)).toBeGreaterThan(0.02);
});

it("also plays raw samples, and stops after an abort", async () => {
  const samples = Int16Array.from(toneSamples(3, { sampleRate: 22_050 }), (sample) => sample * 32_767);
  const voice = create({
    outputFormat: "pcm_22050",
    fetch: vendor(new Uint8Array(samples.buffer), { contentType: "audio/pcm", pieceBytes: 30_000 }).fetch,
  });
  const abort = new AbortController();
  const played = voice
    .prepare({ text: "It hums.", voice: "tesla" }, { signal: abort.signal })
    .play({ signal: abort.signal, volume: loud });
  await vi.waitFor(() => expect(capture.peak(capture.now() - 0.1)).toBeGreaterThan(0.4), {
    timeout: 60_000,
    interval: 20,
  });
  const stopped = capture.now();
  abort.abort();
  await expect(played).rejects.toMatchObject({ name: "AbortError" });
  await vi.waitFor(() => expect(capture.now()).toBeGreaterThan(stopped + 0.7), { timeout: 60_000, interval: 20 });
  expect(capture.peak(stopped + 0.5)).toBeLessThan(SILENCE);
});
