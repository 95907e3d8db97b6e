import {
  MemoryReadError,
  type MemoryReader,
  type Message,
  type ReadMemory,
  type ReadMemoryOptions,
} from "../../../contracts";
import { createPageMemoryReader, requireSmall } from "../../../memory/page-memory-reader";
import type { ReadAnswer, ReadRequest } from "./memory-reader-messages";

/** What {@link createWorkerMemoryReader} takes; everything has a default. */
export interface WorkerMemoryReaderOptions {
  /** Milliseconds since 1970, for the time of the import. Left out, the system's time. */
  readonly now?: () => number;
  /** Replaces the built-in worker, where a bundler cannot find it. */
  readonly createWorker?: () => Worker;
}

const makeWorker = () => new Worker(new URL("./memory-reader-worker.js", import.meta.url), { type: "module" });

/** The share of reading the file in the progress; the rest is transferring the result. */
const READ = 0.5;

/** Reads memories in a worker, so that the page stays responsive. Where workers are not available, the page reads them itself. */
export function createWorkerMemoryReader({
  now = Date.now,
  createWorker = makeWorker,
}: WorkerMemoryReaderOptions = {}): MemoryReader {
  const inPage = createPageMemoryReader({ now });
  return {
    async read(source, options) {
      options.signal.throwIfAborted();
      requireSmall(source);
      const worker = startWorker(createWorker);
      const memory =
        worker &&
        (await readIn(worker, { source, characterId: options.characterId, now: now() }, options).finally(() =>
          worker.terminate(),
        ));
      return memory ?? inPage.read(source, options);
    },
  };
}

function startWorker(createWorker: () => Worker): Worker | null {
  try {
    return createWorker();
  } catch {
    return null;
  }
}

/** `null` when the worker cannot be loaded. */
function readIn(
  worker: Worker,
  request: ReadRequest,
  { signal, onProgress = () => {} }: ReadMemoryOptions,
): Promise<ReadMemory | null> {
  return new Promise((resolve, reject) => {
    let parsed: Extract<ReadAnswer, { type: "parsed" }> | null = null;
    const messages: Message[] = [];
    const hear = ({ data }: MessageEvent<ReadAnswer>) => {
      if (data.type === "parsed") parsed = data;
      if (data.type === "slice") messages.push(...data.messages);
      if (data.type === "refused") reject(new MemoryReadError(data.reason, data.message, { at: data.at }));
      if (data.type === "failed") reject(new Error(data.message));
      if (data.type === "done" && parsed) resolve({ ...parsed.memory, messages });
      if (data.type === "progress") onProgress(READ * data.share);
      if (parsed) onProgress(READ + ((1 - READ) * messages.length) / Math.max(1, parsed.total));
    };
    worker.addEventListener("message", hear);
    worker.addEventListener("messageerror", () => reject(new Error("The messages cannot be handed over.")));
    worker.addEventListener("error", (event) => {
      // Handled here.
      event.preventDefault();
      if (parsed) reject(new Error("The reading broke off."));
      else resolve(null);
    });
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    worker.postMessage(request);
  });
}
