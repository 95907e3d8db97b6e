import { execFile, spawn } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const { resolve: find } = createRequire(import.meta.url);
const CACHE = "node_modules/.cache";

/** An earlier release of the product, built from Git. */
export interface EarlierRelease {
  /** Starts its server, with its site, on a free port. */
  start(env: Readonly<Record<string, string>>): Promise<StartedRelease>;
  remove(): Promise<void>;
}

interface StartedRelease {
  readonly url: string;
  /** Ends the server as an upgrade does. */
  stop(): Promise<void>;
}

/** Builds the last release before this file was added. */
export async function buildReleaseBefore(path: string): Promise<EarlierRelease> {
  const { stdout } = await run("git", ["log", "--format=%H", "--diff-filter=A", "--", path]);
  const commit = stdout.trim().split("\n").at(-1) ?? "";
  if (commit === "")
    throw new Error(`Git knows no commit that adds ${path}: fetch the whole history (git fetch --unshallow).`);
  await mkdir(CACHE, { recursive: true });
  // Within the workspace, so that the installed packages are found.
  const folder = resolve(await mkdtemp(join(CACHE, "release-")));
  const archive = join(folder, "sources.tar");
  const sources = ["apps/demo", "apps/server", "packages", "tsconfig.base.json"];
  await run("git", ["archive", `--output=${archive}`, `${commit}^`, ...sources]);
  await run("tar", ["-xf", archive, "-C", folder]);
  // Its own packages; all others are the installed ones.
  const own = join(folder, "node_modules/@archive-of-minds");
  await mkdir(own, { recursive: true });
  for (const name of await readdir(join(folder, "packages"))) await symlink(`../../packages/${name}`, join(own, name));

  const env = { ...process.env, NODE_ENV: "production" };
  const build = (workspace: string, ...program: string[]) =>
    run(process.execPath, program, { cwd: join(folder, workspace), env });
  await build("packages/built-in-model", "compile-corpora.mjs");
  await Promise.all([
    build("apps/demo", join(dirname(find("vite/package.json")), "bin/vite.js"), "build"),
    build("apps/server", join(dirname(find("tsup/package.json")), "dist/cli-default.js")),
  ]);
  return {
    start: (settings) =>
      startServer(join(folder, "apps/server/dist/main.js"), {
        PORT: "0",
        STATIC_DIR: join(folder, "apps/demo/dist"),
        ...settings,
      }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function startServer(program: string, env: Readonly<Record<string, string>>): Promise<StartedRelease> {
  return new Promise((started, failed) => {
    const server = spawn(process.execPath, [program], { env: { PATH: process.env["PATH"], ...env } });
    const ended = new Promise<number | null>((end) => server.on("exit", end));
    const stop = async () => {
      server.kill("SIGTERM");
      await ended;
    };
    let output = "";
    const read = (data: Buffer) => {
      output += String(data);
      const url = /^Archive of Minds on (\S+)$/m.exec(output)?.[1];
      if (url !== undefined) started({ url, stop });
    };
    server.stdout.on("data", read);
    server.stderr.on("data", read);
    void ended.then((code) => failed(new Error(`The server ended with ${code}: ${output}`)));
  });
}
