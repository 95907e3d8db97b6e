import {
  LanguageModelError,
  ModelDownloadError,
  type LanguageModel,
  type ModelDownload,
  type ReplyRequest,
  type StreamPart,
} from "../../contracts";
import { abortError, unlessAborted } from "../../shared/aborting";
import { wholeReply } from "../../shared/whole-reply";
import { estimateTokens, fitTurns } from "../fit-turns";
import { mergeTurns } from "../merge-turns";
import { spokenReply } from "../spoken-reply";
import { checkGguf } from "./check-gguf";
import { createFileModelEngine } from "./file-model-engine";
import type { TemplateMessage } from "./file-model-messages";
import { browserStoredModel, type StoredModel } from "./stored-model";

/** What {@link createFileLanguageModel} needs: the addresses of the two programs, which your own site serves. */
export interface FileLanguageModelOptions {
  /** The address of `@wllama/wllama/esm/wasm/wllama.wasm`, on your own site. */
  readonly wasmUrl: string;
  /** The address of the program of wllama's worker, on your own site; see `apps/demo/llama-worker.ts`. */
  readonly workerUrl: string;
  /** What the screen calls it; `Model file` if left out. */
  readonly name?: string;
  /** For bundlers that do not find the worker by themselves. */
  readonly createWorker?: () => Worker;
  /** Where the file is kept; left out, in the browser's own storage of files. */
  readonly store?: StoredModel;
}

/** Loading a file of some gigabytes, and reading the prompt without a graphics card. */
const FIRST_WORD_MS = 180_000;
const MOST_REPLY_TOKENS = 400;
/** What most small models have at least; how much a file really has is known once it is loaded. */
const LEAST_CONTEXT_TOKENS = 4_096;

const makeWorker = () => new Worker(new URL("./file-model-worker.js", import.meta.url), { type: "module" });

/**
 * Replies by a model file (GGUF) of the visitor's own, with llama.cpp in a worker. The file is copied into the browser's
 * storage and stays on the device.
 *
 * @example
 * const languageModel = createFileLanguageModel({ wasmUrl, workerUrl })
 * await languageModel.download?.download({ file, signal })
 */
export function createFileLanguageModel({
  wasmUrl,
  workerUrl,
  name = "Model file",
  createWorker = makeWorker,
  store = browserStoredModel,
}: FileLanguageModelOptions): LanguageModel {
  const engine = createFileModelEngine({ createWorker, wasmUrl, workerUrl });
  const loaded = async () => {
    const file = await store.read();
    if (!file) throw new LanguageModelError("removed", "There is no model file in this browser.");
    try {
      return await engine.load(file);
    } catch (cause) {
      throw new LanguageModelError("notLoaded", "The model file could not be loaded.", { cause });
    }
  };

  async function* stream(request: ReplyRequest, signal: AbortSignal): AsyncGenerator<string | StreamPart> {
    if (signal.aborted) throw abortError();
    const contextTokens = await unlessAborted(signal, loaded());
    yield { type: "alive" };
    yield* spokenReply(engine.reply(fitting(request, contextTokens), MOST_REPLY_TOKENS, signal), request.stop);
  }

  const download: ModelDownload = {
    totalBytes: null,
    takesFile: true,
    async download({ file, signal, onProgress }) {
      if (!file) throw new ModelDownloadError("notAModel", "No file was chosen.");
      await checkGguf(file);
      await store.write(file, signal, (fraction) => onProgress?.({ fraction }));
      onProgress?.({ fraction: null });
      try {
        engine.unload();
        await unlessAborted(signal, loaded());
      } catch (error) {
        engine.unload();
        await store.remove().catch(() => {});
        if (signal.aborted) throw abortError();
        const isMemory = /memory|alloc|RangeError/i.test(String((error as Error).cause));
        throw new ModelDownloadError(isMemory ? "noMemory" : "unsupported", String(error), { cause: error });
      }
    },
    async remove() {
      engine.unload();
      await store.remove();
    },
  };

  return {
    name,
    kind: "file",
    firstWordMs: FIRST_WORD_MS,
    contextTokens: LEAST_CONTEXT_TOKENS,
    takesPictures: false,
    availability: async () => {
      if (!canRun()) return "unavailable";
      return (await store.read()) ? "available" : "downloadable";
    },
    download,
    stream: (request, { signal }) => stream(request, signal),
    complete: (request, { signal }) => wholeReply(stream(request, signal)),
  };
}

/** wllama reads the file while it runs (JSPI), which needs a recent Chromium; and phones have too little memory. */
function canRun(): boolean {
  const { storage, userAgent } = globalThis.navigator;
  return "Suspending" in WebAssembly && "getDirectory" in storage && !/Mobi|Android/i.test(userAgent);
}

/** The conversation without its oldest turns, where it is longer than the context; the system prompt stays. */
function fitting({ system = "", messages }: ReplyRequest, contextTokens: number): readonly TemplateMessage[] {
  const prompt: readonly TemplateMessage[] = system === "" ? [] : [{ role: "system", content: system }];
  const { turns } = fitTurns({
    turns: mergeTurns(messages),
    contextTokens,
    replyTokens: MOST_REPLY_TOKENS,
    count: (some) => estimateTokens({ system, messages: some }),
  });
  return [...prompt, ...turns];
}
