import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { DownloadProgress } from "../../contracts";
import { createAudioOutput } from "../browser/audio";
import { createFliteSpeechSynthesizer, type FliteSpeechSynthesizerOptions } from "./flite-speech-synthesizer";

const MIB = 1024 * 1024;
const wasmUrl = "/assets/voice.wasm?v=1";
const output = createAudioOutput();

/** A program of any size that does nothing: all of it is an unused section. */
function emptyModule(megabytes: number): Uint8Array<ArrayBuffer> {
  const name = 4;
  const length = megabytes * MIB - 8 - 1 - 5;
  const bytes = new Uint8Array(megabytes * MIB);
  bytes.set([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 0]);
  for (let index = 0; index < 5; index += 1)
    bytes[9 + index] = ((length >> (7 * index)) & 0x7f) | (index < 4 ? 0x80 : 0);
  bytes.set([name, 0x76, 0x6f, 0x69, 0x63], 14);
  return bytes;
}

interface Host {
  readonly fetch: NonNullable<FliteSpeechSynthesizerOptions["fetch"]>;
  /** What was asked for, as the range of each request. */
  readonly asked: (string | null)[];
  /** The connection breaks after so many bytes of the next answer. */
  cutAfter: number;
  /** The next answer stalls after so many bytes. */
  silentAfter: number;
  knowsRanges: boolean;
  etag: string | null;
  sent: number;
  /** Milliseconds for a quarter of a megabyte. */
  pace: number;
}

function createHost(file: Uint8Array<ArrayBuffer>): Host {
  const host: Host = {
    asked: [],
    cutAfter: Infinity,
    silentAfter: Infinity,
    knowsRanges: true,
    etag: '"one"',
    sent: 0,
    pace: 1,
    async fetch(_url, { headers, signal } = {}) {
      const asked = new Headers(headers);
      host.asked.push(asked.get("range"));
      const from = Number(/^bytes=(\d+)-$/.exec(asked.get("range") ?? "")?.[1] ?? 0);
      const isRange = host.knowsRanges && from > 0 && (asked.get("if-range") ?? host.etag) === host.etag;
      const rest = isRange ? file.subarray(from) : file;
      const [cutAfter, silentAfter] = [host.cutAfter, host.silentAfter];
      host.cutAfter = Infinity;
      host.silentAfter = Infinity;
      let at = 0;
      const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
        start: (controller) => signal?.addEventListener("abort", () => controller.error(signal.reason)),
        async pull(controller) {
          await new Promise((resolve) => setTimeout(resolve, host.pace));
          if (at >= silentAfter) return new Promise(() => {});
          if (at >= cutAfter) return controller.error(new TypeError("network error"));
          if (at >= rest.length) return controller.close();
          controller.enqueue(rest.slice(at, at + MIB / 4));
          at += MIB / 4;
          host.sent += MIB / 4;
        },
      });
      return new Response(body, {
        status: isRange ? 206 : 200,
        headers: {
          "content-type": "application/wasm",
          "content-length": String(rest.length),
          ...(host.etag !== null && { etag: host.etag }),
          ...(isRange && { "content-range": `bytes ${from}-${file.length - 1}/${file.length}` }),
        },
      });
    },
  };
  return host;
}

const file = emptyModule(5);
let host: Host;
beforeAll(() => userEvent.click(document.body));
beforeEach(() => {
  host = createHost(file);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await caches.delete("archive-of-minds-voice");
});

const visit = (options: Partial<FliteSpeechSynthesizerOptions> = {}) =>
  createFliteSpeechSynthesizer({ wasmUrl, output, totalBytes: file.length, fetch: host.fetch, ...options });
const never = new AbortController().signal;
const noNetwork = () => Promise.reject(new TypeError("Failed to fetch"));
const state = async (voice: ReturnType<typeof visit>) => [
  (await voice.describe("tesla")).availability,
  await voice.whereabouts(),
];

it("downloads nothing until requested", async () => {
  const voice = visit();
  expect(await state(voice)).toEqual(["downloadable", "nowhere"]);
  await voice.preload();
  await expect(
    voice
      .prepare({ text: "Yes.", voice: "tesla" }, { signal: never })
      .play({ signal: never, volume: { value: 1, subscribe: () => () => {} } }),
  ).rejects.toMatchObject({
    name: "SpeechError",
    reason: "unsupported",
  });
  expect(host.asked).toEqual([]);
});

it("reports its progress, and keeps the download for the next visit", async () => {
  const progress: DownloadProgress[] = [];
  const voice = visit();
  await voice.download({ signal: never, onProgress: (now) => progress.push(now) });
  expect(progress.at(-1)).toMatchObject({ loaded: file.length, total: file.length });
  expect(progress.at(-1)?.bytesPerSecond).toBeGreaterThan(0);
  expect(progress.map(({ loaded }) => loaded)).toEqual(
    progress.map(({ loaded }) => loaded).toSorted((one, other) => one - other),
  );
  expect(await state(voice)).toEqual(["ready", "device"]);
  const next = visit({ fetch: noNetwork });
  expect(await state(next)).toEqual(["ready", "device"]);
  await next.download({ signal: never });
  expect(host.asked).toEqual([null]);
});

it("arrives complete though its state is read all the time", async () => {
  // What was read of the storage is old by the time it is known.
  const { match } = Cache.prototype;
  vi.spyOn(Cache.prototype, "match").mockImplementation(async function (this: Cache, ...asked) {
    const found = await match.apply(this, asked);
    await new Promise((resolve) => setTimeout(resolve, 30));
    return found;
  });
  const voice = visit();
  let isHere = false;
  const download = voice.download({ signal: never }).finally(() => (isHere = true));
  while (!isHere) {
    void voice.describe("tesla");
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
  await download;
  expect(await state(visit({ fetch: noNetwork }))).toEqual(["ready", "device"]);
});

it("continues where it was cancelled", async () => {
  host.pace = 20;
  const abort = new AbortController();
  const download = visit().download({
    signal: abort.signal,
    onProgress: ({ loaded }) => {
      if (loaded >= 2.5 * MIB) abort.abort();
    },
  });
  await expect(download).rejects.toMatchObject({ name: "AbortError" });
  const before = host.sent;
  const next = visit();
  expect(await state(next)).toEqual(["downloadable", "nowhere"]);
  const first: number[] = [];
  await next.download({ signal: never, onProgress: ({ loaded }) => first.push(loaded) });
  expect(await state(next)).toEqual(["ready", "device"]);
  expect(first[0]).toBeGreaterThan(2.5 * MIB);
  expect(host.asked[1]).toMatch(/^bytes=\d{7}-$/);
  expect(before + file.length - Number(host.asked[1]?.slice(6, -1))).toBe(host.sent);
});

it("continues where the connection broke", async () => {
  host.cutAfter = 2.5 * MIB;
  const voice = visit();
  await expect(voice.download({ signal: never })).rejects.toMatchObject({ name: "SpeechError", reason: "network" });
  await voice.download({ signal: never });
  expect([host.asked, host.sent, await state(voice)]).toEqual([
    [null, `bytes=${2.5 * MIB}-`],
    file.length,
    ["ready", "device"],
  ]);
});

it("continues without a version to compare", async () => {
  host.etag = 'W/"weak"';
  host.cutAfter = 3 * MIB;
  await expect(visit().download({ signal: never })).rejects.toMatchObject({ reason: "network" });
  await visit().download({ signal: never });
  expect(host.sent).toBe(file.length);
});

it.each([
  ["the server knows no ranges", () => (host.knowsRanges = false)],
  ["there is another version", () => (host.etag = '"two"')],
])("starts from zero where %s", async (_case, change) => {
  host.cutAfter = 3 * MIB;
  await expect(visit().download({ signal: never })).rejects.toMatchObject({ reason: "network" });
  change();
  const voice = visit();
  await voice.download({ signal: never });
  expect([host.sent, await state(voice)]).toEqual([3 * MIB + file.length, ["ready", "device"]]);
});

it("ends when no more bytes arrive, and continues the next time", async () => {
  host.silentAfter = 2 * MIB;
  const impatient = visit({ silenceMs: 200 });
  await expect(impatient.download({ signal: never })).rejects.toMatchObject({ name: "SpeechError", reason: "timeout" });
  // A busy machine may be silent for longer: the second download has the usual patience.
  await visit().download({ signal: never });
  expect(host.sent).toBe(file.length);
});

it.each([
  ["no file", () => new Response("Not found", { status: 404 }), { reason: "http", status: 404 }],
  [
    "a page",
    () => new Response("<!doctype html>", { headers: { "content-type": "text/html" } }),
    { reason: "invalid" },
  ],
  [
    "something else",
    () => new Response(new Uint8Array(MIB), { headers: { "content-type": "application/wasm" } }),
    { reason: "invalid" },
  ],
  ["nothing", () => new Response(null, { headers: { "content-type": "application/wasm" } }), { reason: "invalid" }],
])("says that %s came, and keeps none of it", async (_case, answer, error) => {
  const voice = visit({ fetch: async () => answer() });
  await expect(voice.download({ signal: never })).rejects.toMatchObject({ name: "SpeechError", ...error });
  expect(await state(voice)).toEqual(["downloadable", "nowhere"]);
  await expect(voice.download({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: "AbortError" });
});

it("keeps it in the page where there is no storage", async () => {
  vi.spyOn(CacheStorage.prototype, "open").mockRejectedValue(new DOMException("Refused by the test.", "SecurityError"));
  const voice = visit();
  host.cutAfter = 3 * MIB;
  await expect(voice.download({ signal: never })).rejects.toMatchObject({ reason: "network" });
  await voice.download({ signal: never });
  expect([host.sent, await state(voice)]).toEqual([file.length, ["ready", "page"]]);
  vi.restoreAllMocks();
  expect(await state(visit())).toEqual(["downloadable", "nowhere"]);
});

it("keeps in the page what does not fit, and on the next visit continues with the rest", async () => {
  const { put } = Cache.prototype;
  let room = 4;
  vi.spyOn(Cache.prototype, "put").mockImplementation(function (this: Cache, ...args) {
    room -= 1;
    return room < 0 ? Promise.reject(new DOMException("Full.", "QuotaExceededError")) : put.apply(this, args);
  });
  const voice = visit();
  await voice.download({ signal: never });
  expect(await state(voice)).toEqual(["ready", "page"]);
  vi.restoreAllMocks();
  const next = visit();
  expect(await state(next)).toEqual(["downloadable", "nowhere"]);
  await next.download({ signal: never });
  expect([host.asked[1], await state(next)]).toEqual([`bytes=${4 * MIB}-`, ["ready", "device"]]);
});

it("reports a lost part, and downloads it again", async () => {
  await visit().download({ signal: never });
  const cache = await caches.open("archive-of-minds-voice");
  const [part] = (await cache.keys()).filter(({ url }) => url.includes("part-1"));
  await cache.delete(part!);
  const voice = visit();
  await voice.preload();
  expect(await state(voice)).toEqual(["downloadable", "nowhere"]);
  await voice.download({ signal: never });
  expect(await state(voice)).toEqual(["ready", "device"]);
});

it("removes it on request, and older versions by itself", async () => {
  await visit({ wasmUrl: "/assets/older.wasm" }).download({ signal: never });
  const voice = visit();
  await voice.download({ signal: never });
  const paths = async () =>
    new Set((await (await caches.open("archive-of-minds-voice")).keys()).map(({ url }) => new URL(url).pathname));
  expect(await paths()).toEqual(new Set(["/assets/voice.wasm"]));
  await voice.remove();
  expect([await state(voice), await paths()]).toEqual([["downloadable", "nowhere"], new Set()]);
});

it("is downloaded once, however many request it", async () => {
  const [one, other] = [visit(), visit()];
  const abort = new AbortController();
  const cancelled = visit().download({ signal: abort.signal });
  await Promise.all([
    one.download({ signal: never }),
    other.download({ signal: never }),
    one.download({ signal: never }),
    (abort.abort(), cancelled.catch(() => {})),
  ]);
  expect([host.sent, await state(one), await state(other)]).toEqual([
    file.length,
    ["ready", "device"],
    ["ready", "device"],
  ]);
});
