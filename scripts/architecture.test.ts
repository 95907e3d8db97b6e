import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const architecture = readFileSync("ARCHITECTURE.md", "utf8");
const [text = "", ...tables] = architecture.split(/^## (?=The way of )/m);

const packages: Readonly<Record<string, string>> = {
  core: "packages/core/src",
  "react-ui": "packages/react-ui/src",
  server: "apps/server/src",
};

/** The files that a table lists; a package that is not known is kept, and its file is missing. */
function filesOf(table: string): readonly string[] {
  const rows = table.matchAll(/^\|[^|]*\| ([\w-]+) \| `([^`]+)` \|/gm);
  return [...rows].map(([, name = "", file = ""]) => `${packages[name] ?? name}/${file}`);
}

const isMissing = (file: string) => !existsSync(file);

it("ARCHITECTURE.md has the ways of a message, a turn and a frame", () => {
  expect(tables.map((table) => table.split("\n")[0])).toEqual([
    "The way of one message",
    "The way of one turn in the Chat Room",
    "The way of one camera frame",
  ]);
});

it.each(tables.map((table) => [table.split("\n")[0] ?? "", table]))("%s lists files that exist", (_, table) => {
  const files = filesOf(table);
  expect(files.filter(isMissing)).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
  const heading = 2;
  expect(table.match(/^\|/gm)).toHaveLength(heading + files.length);
  expect(table).toContain(`: ${String(files.length)} files, `);
});

it.each(tables.map((table) => [table.split("\n")[0] ?? "", table]))("%s names what the files contain", (_, table) => {
  const rows = [...table.matchAll(/^\|[^|]*\| ([\w-]+) \| `([^`]+)` \|(.*)\|$/gm)];
  const named = rows.flatMap(([, name = "", file = "", what = ""]) =>
    [...what.matchAll(/\(`(\w+)`(?:, `(\w+)`)*\)/g)].flatMap(([, ...words]) =>
      words.filter((word) => word !== undefined).map((word) => ({ word, file: `${packages[name] ?? name}/${file}` })),
    ),
  );
  expect(named.filter(({ word, file }) => !readFileSync(file, "utf8").includes(word))).toEqual([]);
});

/** `core/{chat,turn}` as `core/chat` and `core/turn`. */
function spellOut(path: string): readonly string[] {
  const [whole, choices] = /\{([^}]*)\}/.exec(path) ?? [];
  return whole === undefined ? [path] : (choices ?? "").split(",").map((choice) => path.replace(whole, choice));
}

/** Where a path of the text may begin. */
const beginnings = ["", "packages/", "packages/core/src/", "apps/server/src/"];

it("every path in the text exists", () => {
  const quoted = [...text.matchAll(/`([^`\s]+)`|\]\(([^)#]+)\)/g)].map(([, code = "", link = ""]) => code + link);
  const paths = quoted.filter((path) => /^[\w.{},-]+\/[\w./{},-]+$/.test(path)).flatMap(spellOut);
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => beginnings.every((beginning) => isMissing(beginning + path)))).toEqual([]);
});

it("no package and no app uses the panel for Storybook", () => {
  const folders = ["packages", "apps"].flatMap((parent) => readdirSync(parent).map((name) => `${parent}/${name}`));
  const others = folders.filter((folder) => folder !== "packages/storybook-statecharts");
  const files = others.flatMap((folder) => [
    `${folder}/package.json`,
    // The documentation is made of pages, and has no sources of its own to check.
    ...(existsSync(`${folder}/src`) ? readdirSync(`${folder}/src`, { recursive: true, encoding: "utf8" }) : [])
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/src/${file}`),
  ]);
  expect(files.filter((file) => /["'/]storybook-statecharts["'/]/.test(readFileSync(file, "utf8")))).toEqual([]);
});
