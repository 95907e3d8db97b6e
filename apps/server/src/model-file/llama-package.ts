import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { shellWord } from "./shell-word";

// The part of node-llama-cpp 3 that the server uses. It is not a dependency: an operator who sets MODEL_FILE installs it.

export interface LlamaPackage {
  getLlama(options: {
    readonly gpu: "auto" | false;
    /** `never` neither compiles nor downloads anything. */
    readonly build: "never";
    readonly skipDownload: true;
    readonly maxThreads: number;
    readonly logLevel: "error";
    readonly progressLogs: false;
  }): Promise<Llama>;
  readonly LlamaChat: new (options: {
    readonly contextSequence: LlamaSequence;
    /** Left out, it is made from the model's template. */
    readonly chatWrapper?: LlamaChat["chatWrapper"];
  }) => LlamaChat;
}

interface Llama {
  loadModel(options: {
    readonly modelPath: string;
    /** Called with a number from 0 to 1. */
    readonly onLoadProgress: (fraction: number) => void;
  }): Promise<LlamaModel>;
}

export interface LlamaModel {
  readonly tokenizer: unknown;
  createContext(options: { readonly contextSize: number; readonly threads: number }): Promise<LlamaContext>;
}

interface LlamaContext {
  getSequence(): LlamaSequence;
}

/** What a context has read so far. */
export interface LlamaSequence {
  /** The number of tokens that it holds. */
  readonly nextTokenIndex: number;
  /** Keeps the longest common beginning, and forgets the rest. */
  adaptStateToTokens(tokens: readonly number[], allowShift: boolean): Promise<void>;
  evaluateWithoutGeneratingNewTokens(tokens: readonly number[]): Promise<void>;
}

export type LlamaHistory = (
  | { readonly type: "system" | "user"; readonly text: string }
  | { readonly type: "model"; readonly response: readonly string[] }
)[];

export interface LlamaChat {
  readonly chatWrapper: {
    generateContextState(options: { readonly chatHistory: LlamaHistory }): {
      readonly contextText: { tokenize(tokenizer: unknown): readonly number[] };
    };
  };
  generateResponse(
    history: LlamaHistory,
    options: {
      readonly signal: AbortSignal;
      /** An abort ends the reply instead of failing. */
      readonly stopOnAbortSignal: true;
      readonly maxTokens: number;
      readonly temperature: number;
      readonly budgets: { readonly thoughtTokens: number };
      readonly onResponseChunk: (chunk: LlamaChunk) => void;
    },
  ): Promise<{ readonly metadata: { readonly stopReason: string } }>;
}

interface LlamaChunk {
  /** `segment` for a thought. */
  readonly type: "segment" | undefined;
  readonly text: string;
  readonly tokens: readonly unknown[];
}

const NAME = "node-llama-cpp";

/** The part with the compiled library for this machine. */
const binaries: Readonly<Record<string, string>> = {
  "linux-x64": "linux-x64",
  "linux-arm64": "linux-arm64",
  "darwin-arm64": "mac-arm64-metal",
  "darwin-x64": "mac-x64",
  "win32-x64": "win-x64",
  "win32-arm64": "win-arm64",
};

/** The library for Apple's own processors comes only with the part for their graphics. */
export const hasOnlyGpuLibrary = process.platform === "darwin" && process.arch === "arm64";

/** The command that installs the package into a folder. */
export function installCommand(folder: string): string {
  const binary = binaries[`${process.platform}-${process.arch}`] ?? "linux-x64";
  return `npm i --prefix ${shellWord(folder)} --ignore-scripts --omit=optional ${NAME}@3 @${NAME}/${binary}@3`;
}

/** The command that starts the server with these variables. On Windows a shell keeps them, so they need not be set again. */
export function startCommand(variables: Readonly<Record<string, string>>): string {
  const settings = Object.entries(variables).map(([name, value]) => `${name}=${shellWord(value)}`);
  return [...(process.platform === "win32" ? [] : settings), "npm start"].join(" ");
}

/** The address of the package's entry, looked for in a folder and the ones above it; `null` if it is not installed. */
export function locateLlamaPackage(folder: string): string | null {
  const places = createRequire(resolve(folder) + sep).resolve.paths(NAME) ?? [];
  const found = places.map((place) => join(place, NAME)).find((place) => existsSync(join(place, "package.json")));
  if (found === undefined) return null;
  const { main = "index.js" } = JSON.parse(readFileSync(join(found, "package.json"), "utf8")) as { main?: string };
  return pathToFileURL(join(found, main)).href;
}
