import { execFile } from "node:child_process";
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildServer } from "./testing/built-server";
import { runNode, type SourceProcess } from "./testing/run-source";
import { addressOf } from "./testing/running-server";

// What the Dockerfile installs, installed here without Docker. Needs the npm registry.

const MB = 1024 * 1024;
const MOST_MB = 60;
/** The user `nobody`, if this process may change its user. */
const uid = process.getuid?.() === 0 ? 65_534 : undefined;
const repository = fileURLToPath(new URL("../../../", import.meta.url));
const run = promisify(execFile);

/** The install stage of the Dockerfile: the files it copies and the commands it runs. */
async function readInstallStage(): Promise<{ readonly copied: readonly string[]; readonly command: string }> {
  const stages = (await readFile(join(repository, "Dockerfile"), "utf8")).split(/^FROM /m);
  const lines = stages.find((stage) => /^\S+ AS dependencies$/m.test(stage))?.split("\n") ?? [];
  const copied = lines.filter((line) => line.startsWith("COPY ")).flatMap((line) => line.split(" ").slice(1, -1));
  const command = lines.filter((line) => line.startsWith("RUN ")).map((line) => line.slice("RUN ".length));
  return { copied, command: command.join(" && ") };
}

let folder: string;
/** The image's /app. */
let app: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "image-"));
  await chmod(folder, 0o755);
  app = join(folder, "app");
  const { copied, command } = await readInstallStage();
  for (const path of copied) await cp(join(repository, path), join(folder, "source", path));
  // Only its own "/app" is replaced.
  await run("sh", ["-c", command.replaceAll(/(?<=\s)\/app(?=\s|$)/g, app)], { cwd: join(folder, "source") });
  const built = await buildServer();
  await cp(dirname(built.main), join(app, "apps/server/dist"), { recursive: true });
  await run("chmod", ["-R", "a+rX", join(app, "apps/server/dist")]);
  await built.remove();
  await mkdir(join(app, "site"));
  await writeFile(join(app, "site/index.html"), "<!doctype html><title>Archive of Minds</title>");
}, 300_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

async function packages(): Promise<readonly string[]> {
  const { packages: entries } = JSON.parse(await readFile(join(app, "node_modules/.package-lock.json"), "utf8")) as {
    packages: Record<string, unknown>;
  };
  return Object.keys(entries).map((place) => place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length));
}

describe("what the image installs", () => {
  it("takes up at most 60 MB, the server included", async () => {
    const { stdout } = await run("du", ["-sk", app]);
    expect((Number.parseInt(stdout, 10) * 1024) / MB).toBeLessThanOrEqual(MOST_MB);
  });

  it("is the server’s dependencies, in the versions of the lockfile", async () => {
    const { dependencies } = createRequire(import.meta.url)("../package.json") as {
      dependencies: Record<string, string>;
    };
    const versions = await Promise.all(
      Object.keys(dependencies).map(async (name) => [
        name,
        (JSON.parse(await readFile(join(app, "node_modules", name, "package.json"), "utf8")) as { version: string })
          .version,
      ]),
    );
    expect(Object.fromEntries(versions)).toEqual(dependencies);
  });

  it("holds no test tool, no bundler and no client of a vendor", async () => {
    const unwanted =
      /^(vitest|@vitest\/.*|playwright.*|vite|esbuild|@esbuild\/.*|rolldown|@rolldown\/.*|lightningcss.*|typescript|tsup|openai|@anthropic-ai\/.*|@elevenlabs\/.*|livekit-client|@archive-of-minds\/.*)$/;
    const names = await packages();
    expect([names.length > 8, names.filter((name) => unwanted.test(name))]).toEqual([true, []]);
  });

  it("starts for a user who can write to the data folder only, and stores exchanges", async () => {
    const data = join(folder, "data");
    await mkdir(data);
    if (uid === undefined) await run("chmod", ["-R", "a-w", app]);
    else await chown(data, uid, uid);
    const server: SourceProcess = runNode(
      [join(app, "apps/server/dist/main.js")],
      { NODE_ENV: "production", PORT: "0", STATIC_DIR: join(app, "site"), DATABASE_URL: `file:${data}/archive.db` },
      app,
      uid,
    );
    try {
      const address = await addressOf(server);
      expect(await (await fetch(`${address}/api/health`)).json()).toEqual({ status: "ok", store: "ok" });
      expect(await (await fetch(address)).text()).toContain("Archive of Minds");
      expect((await readdir(data)).toSorted()).toContain("session-secret");
    } finally {
      server.process.kill("SIGKILL");
      await server.ended;
      if (uid === undefined) await run("chmod", ["-R", "u+w", app]);
    }
  });
});
