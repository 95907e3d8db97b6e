import { execFile } from "node:child_process";
import { rename, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
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

it("is not read beside a paid model, which answers for every purpose, and the log says so in one line", () => {
  for (const file of [installed.environment.MODEL_FILE, "/nowhere/small.gguf"]) {
    const lines: string[] = [];
    const log = createLogger((line) => lines.push(line));
    const config = read({ OPENAI_API_KEY: "key", OPENAI_MODEL: "gpt-test", MODEL_FILE: file });
    loadModels(createChatModels(config, { fetchOf: () => fetch, firstWordMs: 30_000 }), log, config.unusedModelFile);
    expect(config.modelFile).toBeNull();
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({
        level: "warn",
        event: "model not used",
        model: "small.gguf",
        instead: "OpenAI gpt-test",
      }),
    ]);
  }
});

it.each([
  ["a file that is missing", { MODEL_FILE: "/nowhere/small.gguf" }],
  ["a package that is missing", { MODEL_FILE_PACKAGE: "/nowhere" }],
  ["a setting that is wrong", { MODEL_FILE_THREADS: "many" }],
])("keeps no server with another model from starting by %s", (_what, wrong) => {
  expect(() => read(wrong)).toThrow(expect.objectContaining({ name: "ConfigError" }));
  const others = [
    { OPENAI_API_KEY: "key" },
    { ANTHROPIC_API_KEY: "key" },
    { OPENAI_BASE_URL: "http://localhost:11434/v1" },
  ];
  for (const other of others) expect(read({ ...wrong, ...other }).unusedModelFile).toBe("small.gguf");
});

it("is used beside a vendor that has no language model", () => {
  const { modelFile, unusedModelFile } = read({ ELEVENLABS_API_KEY: "key" });
  expect([modelFile?.name, unusedModelFile]).toEqual(["fixture", null]);
});

describe("without the package", () => {
  let bare: StandInLlamaPackage;
  beforeEach(async () => {
    bare = await createStandInLlamaPackage();
    await rm(join(bare.folder, "node_modules"), { recursive: true });
  });
  afterEach(() => bare.remove());

  /** The sentence and the lines after it. */
  const refusal = (more: Readonly<Record<string, string>> = {}): readonly string[] => {
    try {
      readConfig({ ...bare.environment, ...more });
      return [];
    } catch (error) {
      return (error as Error).message.split("\n");
    }
  };

  it("says how to install it and how to start, with the settings that were given", () => {
    const { MODEL_FILE, MODEL_FILE_PACKAGE } = bare.environment;
    expect(refusal({ MODEL_FILE_THREADS: "2", PORT: "3001" })).toEqual([
      "MODEL_FILE needs node-llama-cpp, which is installed by itself. Run these two lines:",
      expect.stringMatching(
        /^npm i --prefix \S+ --ignore-scripts --omit=optional node-llama-cpp@3 @node-llama-cpp\/\S+@3$/,
      ),
      `MODEL_FILE=${MODEL_FILE} MODEL_FILE_THREADS=2 MODEL_FILE_PACKAGE=${MODEL_FILE_PACKAGE} npm start`,
    ]);
  });

  it.skipIf(process.platform === "win32")("prints lines that a shell runs as they are", async () => {
    const MODEL_FILE = join(bare.folder, "Ada's $model & more.gguf");
    const MODEL_FILE_PACKAGE = join(bare.folder, "the package");
    await rename(bare.environment.MODEL_FILE, MODEL_FILE);
    const [, ...lines] = refusal({ MODEL_FILE, MODEL_FILE_PACKAGE });
    // Says what it was given instead of installing and starting.
    const npm = 'npm() { printf "%s\\n" "$MODEL_FILE" "$MODEL_FILE_PACKAGE" "$3"; }';
    const { stdout } = await promisify(execFile)("sh", ["-c", [npm, ...lines].join("\n")], { env: {} });
    expect(stdout.split("\n")).toEqual(["", "", MODEL_FILE_PACKAGE, MODEL_FILE, MODEL_FILE_PACKAGE, "", ""]);
  });

  it.skipIf(process.platform === "win32")("prints the path of the file in full", () => {
    const given = relative(process.cwd(), bare.environment.MODEL_FILE);
    expect(refusal({ MODEL_FILE: given }).at(-1)).toContain(`MODEL_FILE=${bare.environment.MODEL_FILE} `);
  });
});
