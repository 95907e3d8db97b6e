import { LanguageModelError, type StreamEndReason } from "../../contracts";
import { abortError, onAbort } from "../../shared/aborting";
import type { FileModelAnswer, FileModelRequest, TemplateMessage } from "./file-model-messages";

export interface FileModelEngineOptions {
  readonly createWorker: () => Worker;
  readonly wasmUrl: string;
  readonly workerUrl: string;
}

/** Runs one model in a worker. A worker that died is replaced with the next load. */
export interface FileModelEngine {
  /** Loads the file, once. @returns the most tokens of a conversation. */
  load(file: Blob): Promise<number>;
  /** One reply after the other: the model has one memory. */
  reply(messages: readonly TemplateMessage[], maxTokens: number, signal: AbortSignal): AsyncIterable<string | End>;
  unload(): void;
}

interface End {
  readonly type: "end";
  readonly reason: StreamEndReason;
}

const unloaded = { name: "Unloaded", message: "The model was unloaded." };

export function createFileModelEngine({ createWorker, wasmUrl, workerUrl }: FileModelEngineOptions): FileModelEngine {
  let worker: Worker | null = null;
  let loading: Promise<number> | null = null;
  let end = unloaded;
  let lastId = 0;
  let before: Promise<unknown> = Promise.resolve();
  const listeners = new Map<number, (answer: FileModelAnswer) => void>();

  const send = (message: FileModelRequest) => worker?.postMessage(message);

  const unload = (why: { readonly name: string; readonly message: string } = unloaded) => {
    worker?.terminate();
    worker = null;
    loading = null;
    end = why;
    for (const [id, listen] of listeners) listen({ type: "failed", id, ...why });
    listeners.clear();
  };

  const load = (file: Blob) => {
    loading ??= new Promise<number>((resolve, reject) => {
      worker = createWorker();
      listeners.set(0, (answer) => {
        listeners.delete(0);
        if (answer.type === "loaded") return resolve(answer.contextTokens);
        reject(new Error(answer.type === "failed" ? `${answer.name}: ${answer.message}` : answer.type));
        unload();
      });
      worker.onmessage = ({ data }: MessageEvent<FileModelAnswer>) =>
        listeners.get(data.type === "loaded" ? 0 : data.id)?.(data);
      // The worker has run out of memory, or could not be started.
      worker.onerror = (event) => unload({ name: "Died", message: event.message || "The worker ended." });
      send({ type: "load", file, wasmUrl: absolute(wasmUrl), workerUrl: absolute(workerUrl) });
    });
    return loading;
  };

  async function* answers(messages: readonly TemplateMessage[], maxTokens: number, signal: AbortSignal) {
    const id = ++lastId;
    const queue: FileModelAnswer[] = [];
    let wake = () => {};
    listeners.set(id, (answer) => {
      queue.push(answer);
      wake();
    });
    const forget = onAbort(signal, () => wake());
    let isOver = false;
    try {
      // It died while this reply waited for its turn.
      if (worker === null) throw toError(end);
      send({ type: "reply", id, messages, maxTokens });
      for (;;) {
        if (signal.aborted) throw abortError();
        const next = queue.shift();
        if (!next) {
          await new Promise<void>((resolve) => (wake = resolve));
          continue;
        }
        if (next.type === "delta") {
          yield next.text;
          continue;
        }
        isOver = true;
        if (next.type === "failed") throw toError(next);
        if (next.type === "end" && next.reason !== "complete") yield { type: "end" as const, reason: next.reason };
        return;
      }
    } finally {
      forget();
      listeners.delete(id);
      if (!isOver) send({ type: "abort", id });
    }
  }

  return {
    load,
    async *reply(messages, maxTokens, signal) {
      const previous = before;
      let done = () => {};
      before = new Promise<void>((resolve) => (done = resolve));
      try {
        await previous;
        if (signal.aborted) throw abortError();
        yield* answers(messages, maxTokens, signal);
      } finally {
        done();
      }
    },
    unload: () => unload(),
  };
}

/** The workers have addresses of their own. */
const absolute = (url: string) => new URL(url, globalThis.location?.href).href;

function toError({ name, message }: Pick<Extract<FileModelAnswer, { type: "failed" }>, "name" | "message">) {
  const text = `${name}: ${message}`;
  if (name === "Unloaded") return new LanguageModelError("removed", text);
  if (name === "Died") return new LanguageModelError("notLoaded", text);
  return new LanguageModelError(/context|kv.?cache|exceed/i.test(message) ? "tooLong" : "unknown", text);
}
