import { rm } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createChatModels, loadModels } from "../chat/chat-models";
import { readConfig } from "../config";
import { createLogger } from "../log";
import { hasOnlyGpuLibrary } from "../model-file/llama-package";
import { createStandInLlamaPackage, type StandInLlamaPackage } from "../testing/stand-in-llama-package";

let installed: StandInLlamaPackage;
beforeAll(async () => {
  installed = await createStandInLlamaPackage();
});
afterAll(() => installed.remove());

const read = (more: Readonly<Record<string, string>> = {}) => readConfig({ ...installed.environment, ...more });
const namesWith = (more: Readonly<Record<string, string>>) => {
  const models = createChatModels(read(more), { fetchOf: () => fetch, firstWordMs: 30_000 });
  return (["reply", "room", "moderator", "live"] as const).map((purpose) => models.of(purpose)?.model.name);
};

it("needs nothing but the file, and takes the model’s own name", () => {
  expect(read().modelFile).toEqual({
    apiKey: null,
    baseURL: null,
    path: installed.environment.MODEL_FILE,
    name: "fixture",
    packageUrl: pathToFileURL(join(installed.folder, "node_modules/node-llama-cpp/dist/index.js")).href,
    contextTokens: 4_096,
    contexts: 6,
    mostWaiting: 10,
    threads: expect.any(Number),
    thinkingTokens: 0,
    usesGpu: hasOnlyGpuLibrary,
  });
  expect(read().modelFile?.threads).toBeGreaterThan(0);
});

it("takes its settings from the environment, and no longer context than the model was made for", () => {
  const settings = {
    MODEL_FILE_NAME: " Llama at home ",
    MODEL_FILE_CONTEXT_TOKENS: "16384",
    MODEL_FILE_CHARACTERS: "2",
    MODEL_FILE_WAITING: "3",
    MODEL_FILE_THREADS: "4",
    MODEL_FILE_THINKING_TOKENS: "256",
    MODEL_FILE_GPU: "1",
  };
  expect(read(settings).modelFile).toMatchObject({
    name: "Llama at home",
    contextTokens: 8_192,
    contexts: 2,
    mostWaiting: 3,
    threads: 4,
    thinkingTokens: 256,
    usesGpu: true,
  });
});

it("costs no money: it starts at a public address with the defaults, and may take two minutes to its first word", () => {
  expect(read({ PUBLIC_URL: "https://minds.example", HOST: "0.0.0.0" }).replyFirstWordSeconds).toBe(120);
});

it("is a model of the operator’s own, which is told what is known and how much it can read", () => {
  const models = createChatModels(read(), { fetchOf: () => fetch, firstWordMs: 30_000 });
  expect(models.of("reply")).toMatchObject({ isOwn: true, model: { contextTokens: 4_096, takesPictures: false } });
});

it("answers for every purpose where no paid model does", () => {
  expect(namesWith({})).toEqual(["fixture", "fixture", "fixture", "fixture"]);
  expect(namesWith({ OPENAI_API_KEY: "key" })).not.toContain("fixture");
  expect(namesWith({ ANTHROPIC_API_KEY: "key" })).not.toContain("fixture");
});

it("is not loaded beside a paid model, which answers for every purpose, and the log says so", () => {
  const lines: string[] = [];
  const log = createLogger((line) => lines.push(line));
  const models = createChatModels(read({ OPENAI_API_KEY: "key", OPENAI_MODEL: "gpt-test" }), {
    fetchOf: () => fetch,
    firstWordMs: 30_000,
  });
  loadModels(models, log);
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ level: "warn", event: "model not used", model: "fixture", instead: "OpenAI gpt-test" }),
  ]);
});

it("says how to install the package where it is missing", async () => {
  const bare = await createStandInLlamaPackage();
  await rm(join(bare.folder, "node_modules"), { recursive: true });
  expect(() => readConfig(bare.environment)).toThrow(
    expect.objectContaining({
      name: "ConfigError",
      message: expect.stringMatching(
        /^MODEL_FILE needs node-llama-cpp, which is installed by itself\. Run these two lines:\nnpm i --prefix \S+ --ignore-scripts --omit=optional node-llama-cpp@3 @node-llama-cpp\/\S+@3\nnpm start$/,
      ),
    }),
  );
  await bare.remove();
});
