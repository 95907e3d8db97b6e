import { Wllama } from "@wllama/wllama";
import type { FileModelAnswer, FileModelRequest } from "./file-model-messages";

/** The most tokens of a conversation: each of them takes memory. */
const MOST_TOKENS = 8_192;

let model: Wllama | null = null;
const running = new Map<number, AbortController>();

self.onmessage = ({ data }: MessageEvent<FileModelRequest>) => {
  if (data.type === "load") void load(data);
  else if (data.type === "reply") void reply(data);
  else running.get(data.id)?.abort();
};

const answer = (message: FileModelAnswer) => self.postMessage(message);

const fail = (id: number, error: unknown) => {
  const { name = "Error", message = String(error) } = error instanceof Error ? error : {};
  answer({ type: "failed", id, name, message });
};

async function load({ file, wasmUrl, workerUrl }: Extract<FileModelRequest, { type: "load" }>): Promise<void> {
  try {
    startHostedWorkers(workerUrl, wasmUrl);
    const loading = new Wllama({ default: wasmUrl }, { suppressNativeLog: true });
    await loading.loadModel([file], { n_ctx: MOST_TOKENS, n_gpu_layers: 0, n_threads: 1, n_parallel: 1 });
    model = loading;
    const contextTokens = Math.min(MOST_TOKENS, loading.getModelMetadata().hparams.nCtxTrain || MOST_TOKENS);
    answer({ type: "loaded", contextTokens });
  } catch (error) {
    fail(0, error);
  }
}

/**
 * wllama starts its worker from a `blob:` address, which a strict content policy refuses. Here, in a worker that runs
 * nothing else, the same program is started from the file that the site hosts.
 */
function startHostedWorkers(workerUrl: string, wasmUrl: string): void {
  const HostWorker = self.Worker;
  const options = { pathConfig: { "wllama.wasm": wasmUrl }, nbThread: 0, compat: false };
  self.Worker = class extends HostWorker {
    constructor() {
      super(workerUrl, { name: JSON.stringify(options) });
    }
  };
}

async function reply({ id, messages, maxTokens }: Extract<FileModelRequest, { type: "reply" }>): Promise<void> {
  const abort = new AbortController();
  running.set(id, abort);
  try {
    if (!model) throw new Error("The model was not loaded.");
    let isLong = false;
    const chunks = await model.createChatCompletion({
      messages: messages.map(({ role, content }) => ({ role, content })),
      max_tokens: maxTokens,
      temperature: 0.8,
      stream: true,
      abortSignal: abort.signal,
    });
    for await (const { choices } of chunks) {
      const [choice] = choices;
      const text = choice?.delta.content;
      if (text) answer({ type: "delta", id, text });
      if (choice?.finish_reason === "length") isLong = true;
    }
    answer({ type: "end", id, reason: isLong ? "length" : "complete" });
  } catch (error) {
    fail(id, error);
  } finally {
    running.delete(id);
  }
}
