import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";

interface BuiltServer {
  /** Of the program that ships. */
  readonly main: string;
  readonly folder: string;
  /** Loads what was built of one of the `more` modules. */
  load(name: string): Promise<unknown>;
  remove(): Promise<void>;
}

const workspace = fileURLToPath(new URL("../../", import.meta.url));

const CACHE = join(workspace, "node_modules", ".cache");

/** Names the folder for what a run of the tests builds. */
const BUILDS = "TEST_BUILDS";

/** Makes a folder for all that a run of the tests builds, and gives what removes it. */
export async function openBuilds(): Promise<() => Promise<void>> {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, "run-"));
  process.env[BUILDS] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/**
 * Builds the server as it ships, from the sources as they are, unless `BUILT_SERVER` names the folder in which this run of
 * the tests has built it. Only what is built has the database's thread as a file of its own.
 *
 * @param more modules to build along with it, by name; paths begin at the workspace.
 */
export async function buildServer(more: Readonly<Record<string, string>> = {}): Promise<BuiltServer> {
  const given = process.env["BUILT_SERVER"] ?? "";
  if (given !== "" && Object.keys(more).length === 0)
    return builtIn(join(workspace, "../..", given), () => Promise.resolve());
  // Within the workspace, where the packages are found that are not built in.
  const cache = process.env[BUILDS] ?? CACHE;
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, "server-"));
  const program = join(dirname(fileURLToPath(import.meta.resolve("tsup"))), "cli-default.js");
  const modules = { main: "src/main.ts", "libsql-worker": "src/store/libsql-worker.ts", ...more };
  const entries = Object.entries(modules).map(([name, path]) => `--entry.${name}=${path}`);
  await promisify(execFile)(process.execPath, [program, "--out-dir", folder, ...entries], { cwd: workspace });
  return builtIn(folder, () => rm(folder, { recursive: true, force: true }));
}

/** What only tests run as processes or threads of their own. */
const PROGRAMS = {
  "open-store": "src/store/open-store.ts",
  "exchange-writer": "src/testing/exchange-writer.ts",
  "ledger-spender": "src/testing/ledger-spender.ts",
};

let programs: Promise<BuiltServer> | null = null;

/** Builds what tests run as processes of their own, once for all of them: it starts several times as soon as its source. */
export function buildPrograms(): Promise<BuiltServer> {
  programs ??= buildServer(PROGRAMS).then((built) => {
    if (process.env[BUILDS] === undefined)
      process.once("exit", () => rmSync(built.folder, { recursive: true, force: true }));
    return built;
  });
  return programs;
}

const builtIn = (folder: string, remove: () => Promise<void>): BuiltServer => ({
  main: join(folder, "main.js"),
  folder,
  load: (name) => import(/* @vite-ignore */ pathToFileURL(join(folder, `${name}.js`)).href) as Promise<unknown>,
  remove,
});
