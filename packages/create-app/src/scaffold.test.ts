import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";

const packageFolder = fileURLToPath(new URL("..", import.meta.url));
const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"));

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "create-app-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** As npm runs it, in a folder. */
const createApp = (...args: string[]) =>
  spawnSync(process.execPath, [join(packageFolder, "create-app.mjs"), ...args], { cwd: folder, encoding: "utf8" });

it("writes an app into a new folder and says how to start it", () => {
  const { status, stdout } = createApp("My first Archive");
  expect(status).toBe(0);
  expect(stdout).toBe('My first Archive is ready. To talk:\n\n  cd "My first Archive"\n  npm install\n  npm run dev\n');
  const app = join(folder, "My first Archive");
  expect(readdirSync(app).toSorted()).toEqual([
    ".gitignore",
    "README.md",
    "index.html",
    "package.json",
    "src",
    "tsconfig.json",
    "vite.config.ts",
  ]);
  const { version } = readJson(join(packageFolder, "package.json"));
  const { name, dependencies } = readJson(join(app, "package.json"));
  expect(name).toBe("my-first-archive");
  expect(dependencies).toMatchObject({
    "@archive-of-minds/built-in-model": version,
    "@archive-of-minds/core": version,
    "@archive-of-minds/react-ui": version,
  });
});

it("names the folder my-archive where none is named", () => {
  expect(createApp().stdout).toContain("cd my-archive");
  expect(existsSync(join(folder, "my-archive", "index.html"))).toBe(true);
});

it("writes into an empty repository, without a line about cd", () => {
  mkdirSync(join(folder, ".git"));
  const { status, stdout } = createApp(".");
  expect(status).toBe(0);
  expect(stdout).not.toContain("cd ");
  expect(existsSync(join(folder, "index.html"))).toBe(true);
});

it("replaces nothing in a folder that is not empty", () => {
  writeFileSync(join(folder, "notes.txt"), "mine");
  const { status, stderr } = createApp(".");
  expect(status).toBe(1);
  expect(stderr).toContain("already contains notes.txt. Name an empty folder or a new one: nothing is replaced.");
  expect(readdirSync(folder)).toEqual(["notes.txt"]);
});

it("explains itself, also when it is called wrongly", () => {
  expect(createApp("--help").stdout).toContain("Usage: npm create @archive-of-minds/app [folder]");
  const { status, stderr } = createApp("one", "two");
  expect(status).toBe(1);
  expect(stderr).toContain("One folder, not 2.");
  expect(stderr).toContain("Usage:");
  expect(createApp("--template").status).toBe(1);
});

it("asks for versions that this repository is tested with", () => {
  const { dependencies, devDependencies } = readJson(join(packageFolder, "template/_package.json"));
  const { packages } = readJson(join(packageFolder, "../../package-lock.json"));
  for (const [name, range] of Object.entries<string>({ ...dependencies, ...devDependencies })) {
    if (name.startsWith("@archive-of-minds/")) continue;
    const [wanted = [], ours = []] = [range.replace("^", ""), packages[`node_modules/${name}`].version].map(
      (version: string) => version.split(".").map(Number),
    );
    expect.soft([name, wanted[0]]).toEqual([name, ours[0]]);
    const isNoNewer =
      (wanted[1] ?? 0) < (ours[1] ?? 0) || (wanted[1] === ours[1] && (wanted[2] ?? 0) <= (ours[2] ?? 0));
    expect.soft([name, isNoNewer]).toEqual([name, true]);
  }
});
