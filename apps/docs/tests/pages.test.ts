import { transform } from "lightningcss";
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

// Blocks that are no TypeScript: the names in them exist.

const folder = "apps/docs/pages";
const documents = [
  ...readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `${folder}/${name}`),
  ...readdirSync("packages").map((name) => `packages/${name}/README.md`),
  "packages/create-app/template/README.md",
  "README.md",
  "docs/hosting.md",
  "docs/models.md",
  "bench/README.md",
];
const blocks = documents.flatMap((path) =>
  [...readFileSync(path, "utf8").matchAll(/^```(\w*)\n([\s\S]*?)^```/gm)].map(([, language = "", code = ""]) => ({
    path,
    language,
    code,
  })),
);
const codes = (language: string) => blocks.filter((block) => block.language === language);

const read = (path: string) => readFileSync(path, "utf8");
const { scripts, name: root } = JSON.parse(read("package.json")) as { scripts: Record<string, string>; name: string };
const locked = Object.keys((JSON.parse(read("package-lock.json")) as { packages: Record<string, unknown> }).packages);
/** Packages that the pages name and this repository does not install. */
const others = ["node-llama-cpp", "@node-llama-cpp/linux-x64", "werift", "@livekit/protocol"];

const known = new Set([
  ...locked.flatMap((path) => path.split("node_modules/").at(-1) ?? []),
  ...others,
  ...readdirSync("packages").map((name) => `@archive-of-minds/${name}`),
  root,
]);
const variables = new Set([...read(".env.example").matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name));

it("every block is of a language that is checked", () => {
  const checked = new Set(["ts", "tsx", "sh", "css", "html", "js", ""]);
  expect(blocks.filter(({ language }) => !checked.has(language))).toEqual([]);
  // Only commands and their output go without a language.
  expect(blocks.filter(({ language, path }) => language === "" && path.startsWith(folder))).toEqual([]);
});

it("every script that a command runs exists", () => {
  const used = codes("sh").flatMap(({ path, code }) => [
    ...[...code.matchAll(/npm run ([\w:-]+)/g)].map(([, script = ""]) => ({ path, script })),
    ...[...code.matchAll(/npm (start|test)\b/g)].map(([, script = ""]) => ({ path, script })),
  ]);
  expect(used.length).toBeGreaterThan(5);
  // The scripts of a new app are its own.
  const foreign = ({ path, script }: { path: string; script: string }) =>
    /next\.md$|create-app\//.test(path) && script === "dev";
  expect(used.filter((use) => !(use.script in scripts) && !foreign(use))).toEqual([]);
});

it("every package that a command installs exists", () => {
  const used = codes("sh").flatMap(({ path, code }) =>
    [...code.matchAll(/npm i (.+)/g)].flatMap(([, words = ""]) =>
      words
        .split(/\s+/)
        .filter((word) => !/^(-|\.|\/)/.test(word) && /^@?[a-z]/.test(word))
        .map((word) => ({ path, name: word.replace(/(?<=.)@[\w.^]+$/, "") })),
    ),
  );
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter(({ name }) => !known.has(name))).toEqual([]);
});

it("every setting that a command sets exists", () => {
  const used = codes("sh").flatMap(({ path, code }) =>
    [...code.matchAll(/\b([A-Z][A-Z_]{3,})=/g)].map(([, name = ""]) => ({ path, name })),
  );
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter(({ name }) => !variables.has(name))).toEqual([]);
});

it("every stylesheet is valid, and sets properties that exist", () => {
  const styles = readdirSync("packages/react-ui/src/styles")
    .filter((name) => name.endsWith(".css"))
    .map((name) => read(`packages/react-ui/src/styles/${name}`));
  for (const { code } of codes("css")) {
    transform({ filename: "example.css", code: Buffer.from(code) });
    for (const [name] of code.matchAll(/--aom-[\w-]+/g))
      expect(styles.join("\n")).toMatch(new RegExp(`${name}:|var\\(${name},`));
  }
});

it("the licences are those of the locked versions", () => {
  const { packages } = JSON.parse(read("package-lock.json")) as { packages: Record<string, { license?: string }> };
  const rows = [...read(`${folder}/about/licences.md`).matchAll(/^\| (`[^|]+) \|[^|]+\| ([^|]+?) +\|/gm)];
  const stated = rows.flatMap(([, names = "", licence]) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => [name, licence]),
  );
  expect(stated).toEqual(stated.map(([name]) => [name, packages[`node_modules/${name}`]?.license]));
  // Whatever the packages bring along is in the list.
  const brought = readdirSync("packages").flatMap((name) => {
    const { dependencies = {} } = JSON.parse(read(`packages/${name}/package.json`)) as {
      dependencies?: Record<string, string>;
    };
    return Object.keys(dependencies).filter((each) => !each.startsWith("@archive-of-minds/"));
  });
  expect(brought.filter((name) => !stated.some(([listed]) => listed === name))).toEqual([]);
});
