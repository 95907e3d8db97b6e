import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";

interface BuiltServer {
  /** The path of the program. */
  readonly main: string;
  readonly folder: string;
  /** Imports one of the `more` modules from the build. */
  load(name: string): Promise<unknown>;
  remove(): Promise<void>;
}

const workspace = fileURLToPath(new URL("../../", import.meta.url));

const CACHE = join(workspace, "node_modules", ".cache");

/** The variable with the folder for the builds of a test run. */
const BUILDS = "TEST_BUILDS";

/** Creates a folder for all builds of a test run; returns a function that removes it. */
export async function openBuilds(): Promise<() => Promise<void>> {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, "run-"));
  process.env[BUILDS] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/**
 * Builds the server from its current sources, unless `BUILT_SERVER` names the folder of an earlier build of this test run.
 * Only a build has the file for the database's thread.
 *
 * @param more further modules to build, by name; paths begin at the workspace.
 */
export async function buildServer(more: Readonly<Record<string, string>> = {}): Promise<BuiltServer> {
  const given = process.env["BUILT_SERVER"] ?? "";
  if (given !== "" && Object.keys(more).length === 0)
    return builtIn(join(workspace, "../..", given), () => Promise.resolve());
  // Within the workspace, so that packages outside the bundle are found.
  const cache = process.env[BUILDS] ?? CACHE;
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, "server-"));
  const program = join(dirname(fileURLToPath(import.meta.resolve("tsup"))), "cli-default.js");
  const modules = {
    main: "src/main.ts",
    "libsql-worker": "src/store/libsql-worker.ts",
    "model-file-process": "src/model-file/model-file-process.ts",
    ...more,
  };
  const entries = Object.entries(modules).map(([name, path]) => `--entry.${name}=${path}`);
  await promisify(execFile)(process.execPath, [program, "--out-dir", folder, ...entries], { cwd: workspace });
  return builtIn(folder, () => rm(folder, { recursive: true, force: true }));
}

/** The programs that only tests run as separate processes or threads. */
const PROGRAMS = {
  "open-store": "src/store/open-store.ts",
  "exchange-writer": "src/testing/exchange-writer.ts",
  "ledger-spender": "src/testing/ledger-spender.ts",
};

let programs: Promise<BuiltServer> | null = null;

/** Builds the programs of the tests once for all of them: a build starts several times as fast as its source. */
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
