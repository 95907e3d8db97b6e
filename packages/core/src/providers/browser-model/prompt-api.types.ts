// The parts of the Prompt API that are used here, after https://github.com/webmachinelearning/prompt-api and
// `@types/dom-chromium-ai`. Chrome 148 has it on desktops; other browsers have none of it.
import type { ModelAvailability } from "../../contracts";

export type PromptContent =
  | { readonly type: "text"; readonly value: string }
  | { readonly type: "image"; readonly value: Blob };

export interface PromptTurn {
  readonly role: "system" | "user" | "assistant";
  readonly content: string | readonly PromptContent[];
}

interface Expectation {
  readonly type: "text" | "image";
  readonly languages?: readonly string[];
}

/** What a session will read and write. `availability` has to be asked with the options of `create`. */
export interface SessionTypes {
  readonly expectedInputs: readonly Expectation[];
  readonly expectedOutputs: readonly Expectation[];
}

export interface CreateSessionOptions extends SessionTypes {
  readonly initialPrompts?: readonly PromptTurn[];
  /** Chrome 151; earlier ones ignore it. */
  readonly samplingMode?: string;
  readonly signal?: AbortSignal;
  /** Called at once with a target that reports `downloadprogress`, whose `loaded` is from 0 to 1. */
  readonly monitor?: (monitor: EventTarget) => void;
}

export interface PromptSession {
  /** Tokens that are in use, and the most that fit. */
  readonly contextUsage?: number;
  readonly contextWindow?: number;
  measureContextUsage?(turns: readonly PromptTurn[]): Promise<number>;
  /** Rejects with a `QuotaExceededError` where the turns do not fit. */
  promptStreaming(turns: readonly PromptTurn[], options?: { readonly signal?: AbortSignal }): ReadableStream<string>;
  clone(options?: { readonly signal?: AbortSignal }): Promise<PromptSession>;
  destroy(): void;
}

export interface PromptApi {
  availability(types: SessionTypes): Promise<ModelAvailability>;
  create(options: CreateSessionOptions): Promise<PromptSession>;
}

/** The browser's API; `undefined` where there is none. Its presence does not mean that there is a model. */
export const promptApi = (): PromptApi | undefined =>
  (globalThis as { readonly LanguageModel?: PromptApi }).LanguageModel;
