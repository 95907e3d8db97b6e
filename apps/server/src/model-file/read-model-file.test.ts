import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exampleGguf } from "@archive-of-minds/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { planMemory } from "./plan-memory";
import { readModelFile } from "./read-model-file";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "model-file-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function write(name: string, content: Uint8Array | string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}
const refusal = (work: () => unknown): string => {
  try {
    work();
    return "none";
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message.replaceAll(folder, "")}`;
  }
};

it("reads the name, the size and what a conversation takes", async () => {
  const bytes = exampleGguf();
  expect(readModelFile(await write("some.gguf", bytes))).toEqual({
    name: "fixture",
    bytes: bytes.length,
    longestContext: 8_192,
    bytesPerToken: 1_280,
  });
});

it("counts no memory a token for a model without attention", async () => {
  const bytes = Buffer.from(exampleGguf());
  for (const key of ["attention.head_count", "attention.head_count_kv"]) {
    // The key of this length, then its type of four bytes, then the number.
    const at = bytes.indexOf(Buffer.from(`llama.${key}\u0004\u0000\u0000\u0000`));
    bytes.writeUInt32LE(0, at + `llama.${key}`.length + 4);
  }
  const file = readModelFile(await write("mamba.gguf", bytes));
  expect(file.bytesPerToken).toBe(0);
  expect(planMemory("mamba.gguf", file, { contextTokens: 4_096, contexts: 6 }, 4_000_000_000)).toEqual({
    contextTokens: 4_096,
    contexts: 6,
  });
});

it("takes the file’s name where the model has none, and shortens a long one", async () => {
  const bytes = exampleGguf();
  const at = Buffer.from(bytes).indexOf("fixture");
  const nameless = bytes.slice();
  nameless.fill(0x20, at, at + "fixture".length);
  expect(readModelFile(await write("small-q4.GGUF", nameless)).name).toBe("small-q4");
});

const damaged = "is damaged or incomplete: download it again, and compare its size.";

it.each([
  [
    "a file that is missing",
    null,
    "cannot be read: name a model file that this user may read; in a container, mount its folder.",
  ],
  [
    "a web page under a model’s name",
    "<!doctype html><title>Please sign in</title>",
    "is no GGUF file, although its name says so: download the model again; a web page may have been saved instead.",
  ],
  ["an empty file", "", damaged],
  ["a file that ends in its first word", "GG", damaged],
  ["a file that ends after its first word", "GGUF\u0003", damaged],
  ["a file that ends in its header", exampleGguf().slice(0, 500), damaged],
  ["a file that ends in its tensors", exampleGguf().slice(0, 1_000_000), damaged],
  ["a file whose header is damaged", exampleGguf().fill(0xff, 40, 400), damaged],
])("refuses %s", async (_what, content, sentence) => {
  if (content !== null) await write("x.gguf", content);
  else await rm(join(folder, "x.gguf"), { force: true });
  expect(refusal(() => readModelFile(join(folder, "x.gguf")))).toBe(`ConfigError: MODEL_FILE /x.gguf ${sentence}`);
});

it("refuses a model in another format", async () => {
  const path = await write("model.safetensors", "These are weights, but not for llama.cpp.");
  expect(refusal(() => readModelFile(path))).toBe(
    "ConfigError: MODEL_FILE /model.safetensors is no GGUF file, and llama.cpp reads no other: download the model in that format.",
  );
});

it.each([
  ["one model file", ["readme.md", "some model.GGUF"], ": set MODEL_FILE='/models/some model.GGUF' instead."],
  ["several model files", ["large.gguf", "small.gguf"], ": name one of those in it."],
  ["no model file", ["readme.md"], ", and this folder has none."],
])("refuses a folder with %s", async (_what, names, sentence) => {
  const models = join(folder, "models");
  // A folder is no model file, whatever its name.
  await mkdir(join(models, "older.gguf"), { recursive: true });
  for (const name of names) await write(join("models", name), exampleGguf());
  expect(refusal(() => readModelFile(models))).toBe(
    `ConfigError: MODEL_FILE /models is a folder, but has to be a .gguf file${sentence}`,
  );
  await rm(models, { recursive: true });
});

it("plans as many contexts as are wanted and fit into the memory, none longer than the model was made for", () => {
  const file = { name: "Some", bytes: 4_000_000_000, longestContext: 8_192, bytesPerToken: 131_072 };
  const plan = (contextTokens: number, free: number) =>
    planMemory("/m.gguf", file, { contextTokens, contexts: 5 }, free);
  expect([plan(4_096, 16e9), plan(4_096, 5.5e9), plan(16_384, 16e9)]).toEqual([
    { contextTokens: 4_096, contexts: 5 },
    { contextTokens: 4_096, contexts: 2 },
    { contextTokens: 8_192, contexts: 5 },
  ]);
  expect(refusal(() => plan(4_096, 4.5e9))).toBe(
    "ConfigError: MODEL_FILE /m.gguf needs about 4.8 GB of memory with a conversation of 4096 tokens, and 4.5 GB are free: choose a smaller file or a lower MODEL_FILE_CONTEXT_TOKENS, or give the container more memory.",
  );
});
