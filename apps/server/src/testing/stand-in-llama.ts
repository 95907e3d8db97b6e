import type { LlamaChat, LlamaHistory, LlamaPackage, LlamaSequence } from "../model-file/llama-package";

export const standInReply = "The current hums, and so do I.";

type GenerateOptions = Parameters<LlamaChat["generateResponse"]>[1];

/** What the stand-in was asked for one reply. */
export interface StandInCall {
  readonly history: LlamaHistory;
  readonly maxTokens: number;
  readonly temperature: number;
  readonly thoughtTokens: number;
}

/** Stands in for node-llama-cpp, a native package that these tests do not install: the part of it that we use. */
export interface StandInLlama extends LlamaPackage {
  readonly calls: StandInCall[];
  /** How many tokens each reply had to read, in order. */
  readonly read: number[];
  contexts: number;
  /** What the model does next. Each holds for one call. */
  failLoad(message: string): void;
  thinkFirst(): void;
  /** The next reply has no end. */
  hang(): void;
  /** Loading waits for the returned function. */
  holdLoad(): () => void;
  /** The next reply has no end, and an abort does not end it. */
  ignoreAborts(): void;
  /** The next reply is ended by its length after two words. */
  cutShort(): void;
  /** Runs after the first word of the next reply. */
  afterFirstWord(work: () => void): void;
  /** How many tokens a word has from now on. */
  setTokensPerWord(count: number): void;
  /** Refuses more contexts than these. */
  setMostContexts(count: number): void;
}

/** The same number for the same word. */
const numberOf = (word: string) =>
  Array.from(word, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum * 31 + code, 7);

const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

export function createStandInLlama(): StandInLlama {
  const calls: StandInCall[] = [];
  const read: number[] = [];
  let loadFailure: string | null = null;
  let held: Promise<void> = Promise.resolve();
  let thinks = false;
  let hangs = false;
  let isDeaf = false;
  let isShort = false;
  let inReply: (() => void) | null = null;
  let tokensPerWord = 1;
  let mostContexts = Number.POSITIVE_INFINITY;

  const tokenize = (history: LlamaHistory): number[] =>
    history
      .map((item) => (item.type === "model" ? item.response.join("") : item.text))
      .join("\n")
      .split(/\s+/)
      .flatMap((word) => Array.from({ length: tokensPerWord }, () => numberOf(word)));

  class Chat implements LlamaChat {
    readonly chatWrapper = {
      generateContextState: ({ chatHistory }: { readonly chatHistory: LlamaHistory }) => ({
        contextText: { tokenize: () => tokenize(chatHistory) },
      }),
    };
    async generateResponse(history: LlamaHistory, options: GenerateOptions) {
      const { signal, maxTokens, temperature, budgets, onResponseChunk } = options;
      calls.push({ history, maxTokens, temperature, thoughtTokens: budgets.thoughtTokens });
      const work = inReply;
      const isEndless = hangs;
      const isStuck = isDeaf;
      const mostWords = isShort ? 2 : maxTokens;
      const thoughts = thinks ? ["I ", "wonder. "] : [];
      inReply = null;
      hangs = false;
      isDeaf = false;
      isShort = false;
      thinks = false;
      for (const text of thoughts) {
        await tick();
        onResponseChunk({ type: "segment", text, tokens: [1] });
      }
      let written = 0;
      for (const text of standInReply.match(/\S+\s*/g) ?? []) {
        await tick();
        if (signal.aborted) return { metadata: { stopReason: "abort" } };
        if (written >= mostWords) return { metadata: { stopReason: "maxTokens" } };
        written += 1;
        onResponseChunk({ type: undefined, text, tokens: [written] });
        await tick();
        if (written === 1) work?.();
        if (isStuck) await new Promise<void>(() => {});
        if (isEndless && !signal.aborted)
          await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
      }
      return { metadata: { stopReason: "eogToken" } };
    }
  }

  const llama: StandInLlama = {
    calls,
    read,
    contexts: 0,
    holdLoad() {
      let release = () => {};
      held = new Promise<void>((resolve) => (release = resolve));
      return () => release();
    },
    failLoad: (message) => (loadFailure = message),
    thinkFirst: () => (thinks = true),
    hang: () => (hangs = true),
    ignoreAborts: () => (isDeaf = true),
    cutShort: () => (isShort = true),
    afterFirstWord: (work) => (inReply = work),
    setTokensPerWord: (count) => (tokensPerWord = count),
    setMostContexts: (count) => (mostContexts = count),
    LlamaChat: Chat,
    getLlama: async () => ({
      async loadModel({ onLoadProgress }) {
        const failure = loadFailure;
        loadFailure = null;
        if (failure !== null) throw new Error(failure);
        onLoadProgress(0.5);
        await held;
        await tick();
        onLoadProgress(1);
        return {
          tokenizer: null,
          async createContext() {
            if (llama.contexts >= mostContexts)
              throw new Error("A context size of 4096 is too large for the available RAM");
            llama.contexts += 1;
            return { getSequence: () => createSequence(read) };
          },
        };
      },
    }),
  };
  return llama;
}

function createSequence(read: number[]): LlamaSequence {
  let held: readonly number[] = [];
  return {
    get nextTokenIndex() {
      return held.length;
    },
    async adaptStateToTokens(tokens) {
      const differs = held.findIndex((token, index) => token !== tokens[index]);
      held = differs === -1 ? held.slice(0, tokens.length) : held.slice(0, differs);
      read.push(tokens.length - held.length);
    },
    async evaluateWithoutGeneratingNewTokens(tokens) {
      await tick();
      held = [...held, ...tokens];
    },
  };
}
