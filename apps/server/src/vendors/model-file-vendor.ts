import { availableParallelism } from "node:os";
import { basename, resolve } from "node:path";
import * as v from "valibot";
import { ConfigError } from "../config-error";
import { hasOnlyGpuLibrary, installCommand, locateLlamaPackage, startCommand } from "../model-file/llama-package";
import { createModelFileEngine } from "../model-file/model-file-engine";
import { createModelFileLanguageModel } from "../model-file/model-file-language-model";
import type { ModelSettings } from "../model-file/model-file-messages";
import { freeMemory, planMemory } from "../model-file/plan-memory";
import { readModelFile } from "../model-file/read-model-file";
import { createReplyQueue } from "../model-file/reply-queue";
import { startModelProcess } from "../model-file/start-model-process";
import { modelName, readVariables, switchedOn, text, wholeNumber, type GivenVariables } from "../variables";
import { modelSpends, type Vendor, type VendorConfig } from "./vendor";

export interface ModelFileConfig extends VendorConfig, ModelSettings {
  readonly apiKey: null;
  readonly baseURL: null;
  /** What the screen calls it. */
  readonly name: string;
  /** How many messages may wait for the one that is answered. */
  readonly mostWaiting: number;
  readonly thinkingTokens: number;
}

/** More threads than half of the cores slow the server down, and on a busy machine each other. */
const usualThreads = Math.max(1, Math.floor(availableParallelism() / 2));

const Variables = v.object({
  MODEL_FILE: v.optional(v.pipe(v.string(), v.trim())),
  MODEL_FILE_NAME: modelName("MODEL_FILE_NAME"),
  MODEL_FILE_CONTEXT_TOKENS: wholeNumber("MODEL_FILE_CONTEXT_TOKENS", 1_024, 131_072, 4_096),
  // The five characters and the moderator of a Chat Room.
  MODEL_FILE_CHARACTERS: wholeNumber("MODEL_FILE_CHARACTERS", 1, 32, 6),
  MODEL_FILE_WAITING: wholeNumber("MODEL_FILE_WAITING", 0, 100, 10),
  MODEL_FILE_THREADS: wholeNumber("MODEL_FILE_THREADS", 1, 256, usualThreads),
  MODEL_FILE_THINKING_TOKENS: wholeNumber("MODEL_FILE_THINKING_TOKENS", 0, 8_192, 0),
  MODEL_FILE_GPU: switchedOn("MODEL_FILE_GPU"),
  MODEL_FILE_PACKAGE: text(".llama"),
});

/** The variables of the model file that were given, in the order of the documentation. */
const settingsOf = (given: GivenVariables): GivenVariables =>
  Object.fromEntries(
    modelFileVendor.variables.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
  );

/** What the log calls the model file without reading it; `null` if none was given. */
export const modelFileName = ({ MODEL_FILE: path }: GivenVariables): string | null =>
  path === undefined ? null : basename(path.trim());

/** A model file (GGUF) on this machine, which a process of the server runs. */
export const modelFileVendor: Vendor<ModelFileConfig> = {
  variables: Object.keys(Variables.entries),

  readConfig(given) {
    const env = readVariables(Variables, given);
    const { MODEL_FILE: path, MODEL_FILE_PACKAGE: folder } = env;
    if (path === undefined) return null;
    const file = readModelFile(path);
    const packageUrl = locateLlamaPackage(folder);
    if (packageUrl === null) {
      const lines = [installCommand(folder), startCommand({ ...settingsOf(given), MODEL_FILE: resolve(path) })];
      throw new ConfigError(
        `MODEL_FILE needs node-llama-cpp, which is installed by itself. Run these two lines:\n${lines.join("\n")}`,
      );
    }
    const wanted = { contextTokens: env.MODEL_FILE_CONTEXT_TOKENS, contexts: env.MODEL_FILE_CHARACTERS };
    return {
      apiKey: null,
      baseURL: null,
      path,
      name: env.MODEL_FILE_NAME ?? file.name,
      packageUrl,
      ...planMemory(path, file, wanted, freeMemory()),
      mostWaiting: env.MODEL_FILE_WAITING,
      threads: env.MODEL_FILE_THREADS,
      thinkingTokens: env.MODEL_FILE_THINKING_TOKENS,
      usesGpu: env.MODEL_FILE_GPU === "1" || hasOnlyGpuLibrary,
    };
  },

  otherSecrets: () => [],
  pageSockets: () => [],
  spends: modelSpends,

  languageModel: {
    // A paid vendor's model answers first.
    preferredFor: [],
    create({ name, mostWaiting, thinkingTokens, ...config }, { firstWordMs, timers, log }) {
      const { path, packageUrl, contextTokens, contexts, threads, usesGpu } = config;
      const settings = { path, packageUrl, contextTokens, contexts, threads, usesGpu };
      const engine = createModelFileEngine({ settings, start: startModelProcess, timers, log });
      const queue = createReplyQueue({ mostWaiting, timers });
      return {
        model: createModelFileLanguageModel({ name, engine, queue, contextTokens, thinkingTokens, firstWordMs }),
        isOwn: true,
        thinkingTokens,
        load: engine.load,
      };
    },
  },
};
