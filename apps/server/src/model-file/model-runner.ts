import { LanguageModelError } from "@archive-of-minds/core";
import { fitTurns } from "@archive-of-minds/core/server";
import type { LlamaChat, LlamaHistory, LlamaModel, LlamaPackage, LlamaSequence } from "./llama-package";
import type { FromModelProcess, ModelReplyRequest, ModelSettings, ToModelProcess } from "./model-file-messages";
import { createWarmContexts, type WarmContexts } from "./warm-contexts";

interface ModelContext {
  readonly sequence: LlamaSequence;
  readonly chat: LlamaChat;
}

interface LoadedModel {
  readonly model: LlamaModel;
  readonly contextTokens: number;
  readonly contexts: WarmContexts<ModelContext>;
}

export interface ModelRunnerOptions {
  readonly importPackage: (url: string) => Promise<LlamaPackage>;
  readonly post: (message: FromModelProcess) => void;
}

/** So many tokens of a conversation are read at once; between two pieces, an abort ends it and a sign of life is given. */
const PIECE_TOKENS = 64;
/** The progress of loading is reported in steps of this size. */
const PROGRESS_STEP = 0.02;

/** Loads the model and writes replies: the part of the product that runs in the model's process. */
export function createModelRunner({ importPackage, post }: ModelRunnerOptions): (message: ToModelProcess) => void {
  let loading: Promise<LoadedModel> | null = null;
  const running = new Map<number, AbortController>();

  const load = async (settings: ModelSettings): Promise<LoadedModel> => {
    const { getLlama, LlamaChat } = await importPackage(settings.packageUrl);
    const { contextTokens, threads } = settings;
    const llama = await getLlama({
      gpu: settings.usesGpu ? "auto" : false,
      build: "never",
      skipDownload: true,
      maxThreads: threads,
      logLevel: "error",
      progressLogs: false,
    });
    let reported = 0;
    const model = await llama.loadModel({
      modelPath: settings.path,
      onLoadProgress(fraction) {
        if (fraction < reported + PROGRESS_STEP) return;
        reported = fraction;
        post({ type: "loading" });
      },
    });
    // Reading the model's chat template takes seconds, so it is read once.
    let chatWrapper: LlamaChat["chatWrapper"] | undefined;
    const create = async (): Promise<ModelContext> => {
      const context = await model.createContext({ contextSize: contextTokens, threads });
      const sequence = context.getSequence();
      const chat = new LlamaChat({ contextSequence: sequence, ...(chatWrapper && { chatWrapper }) });
      chatWrapper = chat.chatWrapper;
      return { sequence, chat };
    };
    // Now, so that the first reply does not wait for it, and a lack of memory is known at the start.
    let spare: ModelContext | null = await create();
    const next = async () => {
      const context = spare ?? (await create());
      spare = null;
      return context;
    };
    return { model, contextTokens, contexts: createWarmContexts(next, settings.contexts) };
  };

  const reply = async (id: number, request: ModelReplyRequest, abort: AbortController) => {
    const { signal } = abort;
    const { maxTokens, thinkingTokens, temperature } = request;
    if (loading === null) throw new Error("No model was loaded.");
    const { model, contextTokens, contexts } = await loading;
    const { chat, sequence } = await contexts.of(request.character);
    const historyOf = (turns: ModelReplyRequest["turns"]): LlamaHistory => [
      ...(request.system === "" ? [] : [{ type: "system" as const, text: request.system }]),
      ...turns.map(({ role, content }) =>
        role === "user" ? { type: role, text: content } : { type: "model" as const, response: [content] },
      ),
      { type: "model", response: [] },
    ];
    const tokenize = (some: ModelReplyRequest["turns"]) =>
      chat.chatWrapper.generateContextState({ chatHistory: historyOf(some) }).contextText.tokenize(model.tokenizer);
    const { turns } = fitTurns({
      turns: request.turns,
      contextTokens,
      replyTokens: maxTokens + thinkingTokens,
      count: (some) => tokenize(some).length,
    });
    const tokens = tokenize(turns);
    await readAhead(sequence, tokens, signal, () => post({ type: "alive", id }));

    const room = contextTokens - tokens.length - 1;
    let written = 0;
    let outputTokens = 0;
    const isFull = () => written >= maxTokens;
    const { metadata } = signal.aborted
      ? { metadata: { stopReason: "abort" } }
      : await chat.generateResponse(historyOf(turns), {
          signal,
          stopOnAbortSignal: true,
          maxTokens: Math.min(maxTokens + thinkingTokens, room),
          temperature,
          budgets: { thoughtTokens: thinkingTokens },
          onResponseChunk(chunk) {
            if (isFull()) return;
            outputTokens += chunk.tokens.length;
            if (chunk.type === "segment") return post({ type: "alive", id });
            written += chunk.tokens.length;
            if (chunk.text !== "") post({ type: "delta", id, text: chunk.text });
            if (isFull()) abort.abort();
          },
        });
    const reason = isFull() || metadata.stopReason === "maxTokens" ? "length" : "complete";
    post({ type: "end", id, reason, inputTokens: tokens.length, outputTokens });
  };

  return (message) => {
    switch (message.type) {
      case "load":
        loading = load(message);
        loading.then(
          () => post({ type: "loaded" }),
          (error: unknown) => post({ type: "notLoaded", message: describe(error) }),
        );
        return;
      case "abort":
        running.get(message.id)?.abort();
        return;
      case "reply": {
        const { id } = message;
        const abort = new AbortController();
        running.set(id, abort);
        reply(id, message, abort)
          .catch((error: unknown) => {
            if (abort.signal.aborted)
              return post({ type: "end", id, reason: "complete", inputTokens: 0, outputTokens: 0 });
            const reason = error instanceof LanguageModelError && error.reason === "tooLong" ? "tooLong" : "failed";
            post({ type: "failed", id, reason, message: describe(error) });
          })
          .finally(() => running.delete(id));
      }
    }
  };
}

/** Reads a conversation but its last token, in pieces. What the context has read before is kept. */
async function readAhead(
  sequence: LlamaSequence,
  tokens: readonly number[],
  signal: AbortSignal,
  onPiece: () => void,
): Promise<void> {
  const wanted = tokens.slice(0, -1);
  await sequence.adaptStateToTokens(wanted, false);
  for (let at = sequence.nextTokenIndex; at < wanted.length && !signal.aborted; at += PIECE_TOKENS) {
    await sequence.evaluateWithoutGeneratingNewTokens(wanted.slice(at, at + PIECE_TOKENS));
    onPiece();
  }
}

/** The visitor reads it in the character’s apology, so it names no class. */
const describe = (error: unknown) => (error instanceof Error ? error.message : String(error));
