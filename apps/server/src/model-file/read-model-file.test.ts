import { mkdtemp, rm, writeFile } from "node:fs/promises";
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

it("takes the file’s name where the model has none, and shortens a long one", async () => {
  const bytes = exampleGguf();
  const at = Buffer.from(bytes).indexOf("fixture");
  const nameless = bytes.slice();
  nameless.fill(0x20, at, at + "fixture".length);
  expect(readModelFile(await write("small-q4.GGUF", nameless)).name).toBe("small-q4");
});

it.each([
  [
    "a file that is missing",
    null,
    "cannot be read: name a model file that this user may read; in a container, mount its folder.",
  ],
  [
    "a file of notes",
    "These are my notes, and no model.",
    "is no model in the GGUF format, which llama.cpp reads: choose a file whose name ends in .gguf.",
  ],
  [
    "an empty file",
    "",
    "is no model in the GGUF format, which llama.cpp reads: choose a file whose name ends in .gguf.",
  ],
  [
    "a file that ends in its header",
    exampleGguf().slice(0, 500),
    "ends before the model does: download it again, and compare its size.",
  ],
  [
    "a file that ends in its tensors",
    exampleGguf().slice(0, 1_000_000),
    "ends before the model does: download it again, and compare its size.",
  ],
])("refuses %s", async (_what, content, sentence) => {
  if (content !== null) await write("x.gguf", content);
  else await rm(join(folder, "x.gguf"), { force: true });
  expect(refusal(() => readModelFile(join(folder, "x.gguf")))).toBe(`ConfigError: MODEL_FILE /x.gguf ${sentence}`);
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
