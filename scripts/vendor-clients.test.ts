import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const core = "packages/core";
const { peerDependenciesMeta } = JSON.parse(readFileSync(`${core}/package.json`, "utf8")) as {
  readonly peerDependenciesMeta: Readonly<Record<string, { readonly optional?: boolean }>>;
};
/** The packages that only a provider uses: an embedder installs those whose provider it uses. */
const clients = Object.keys(peerDependenciesMeta);

/** The sources that no embedder can leave out. */
const sources = readdirSync(`${core}/src`, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.endsWith(".ts") && !/^providers\/|\.(test|fixture|d)\.ts$/.test(path));

it("only providers import the clients of vendors, which embedders need not install", () => {
  expect(clients).toEqual(expect.arrayContaining(["openai", "@anthropic-ai/sdk"]));
  expect(sources.length).toBeGreaterThan(200);
  const importing = sources.filter((path) => {
    const text = readFileSync(`${core}/src/${path}`, "utf8");
    return clients.some((client) => new RegExp(`(from|import\\() ?"${client}["/]`).test(text));
  });
  expect(importing).toEqual([]);
});
