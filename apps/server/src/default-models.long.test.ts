import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { defaultAnthropicModels, defaultOpenAIModel } from "./default-models";

// The vendors' clients are dependencies of core.
const { resolve } = createRequire(new URL("../package.json", import.meta.url));

const readFrom = (name: string, file: string) => readFileSync(join(dirname(resolve(name)), file), "utf8");

/** The string literals of a type, in the order of the vendor's declaration. */
function literalsOf(name: string, file: string, type: string): readonly string[] {
  const declaration = new RegExp(`export type ${type} = ([^;]+);`).exec(readFrom(name, file))?.[1] ?? "";
  return [...declaration.matchAll(/'([^']+)'/g)].map(([, id = ""]) => id);
}

/** Models that are not generally available or too slow and expensive for a conversation, and dated snapshots. */
const LEFT_OUT = /-(?:mythos|fable)-|-preview$|-\d{8}$/;

const anthropicModels = literalsOf("@anthropic-ai/sdk", "resources/messages/messages.d.ts", "Model").filter(
  (id) => !LEFT_OUT.test(id),
);
const openAIModels = literalsOf("openai", "resources/shared.d.ts", "ChatModel");

/** The version in `gpt-6.1-sol`; a model for a special purpose, such as audio, has none. */
const generationOf = (id: string) => Number(/^gpt-(\d+(?:\.\d+)?)(?:-[a-z]+)?$/.exec(id)?.[1] ?? 0);

const versionOf = (name: string) =>
  (JSON.parse(readFrom(name, "package.json")) as { readonly version: string }).version;
const newestOf = async (range: string) => {
  const { stdout } = await promisify(execFile)("npm", ["view", range, "version", "--json"]);
  const versions = [JSON.parse(stdout) as string | string[]].flat();
  return versions.toSorted((one, other) => one.localeCompare(other, "en", { numeric: true })).at(-1);
};

describe("the table of default models", () => {
  it("has the newest six models of Anthropic’s client that suit a conversation", () => {
    expect(anthropicModels.length).toBeGreaterThan(6);
    expect(defaultAnthropicModels.toSorted()).toEqual(anthropicModels.slice(0, 6).toSorted());
  });

  it("is not a generation behind OpenAI’s client", () => {
    expect(openAIModels.length).toBeGreaterThan(6);
    expect(openAIModels.filter((id) => generationOf(id) > generationOf(defaultOpenAIModel))).toEqual([]);
  });

  it.each([
    ["@anthropic-ai/sdk", "@anthropic-ai/sdk"],
    // From 7 on it needs Node 22.
    ["openai", "openai@6"],
  ])("was compared with the newest client: %s", async (name, range) => {
    // Without the registry there is nothing to compare with.
    const newest = await newestOf(range).catch(() => null);
    expect(
      newest ?? versionOf(name),
      `A newer ${name} is published: install it, then look whether it knows newer models.`,
    ).toBe(versionOf(name));
  });
});
