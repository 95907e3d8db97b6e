import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { buildServer } from "./testing/built-server";
import { describeOnEachDatabase } from "./testing/each-database";
import { runNode, type SourceProcess } from "./testing/run-source";
import { addressOf, unlock } from "./testing/running-server";

const run = promisify(execFile);
const workspace = fileURLToPath(new URL("../", import.meta.url));
const repository = join(workspace, "../..");
const MIGRATIONS = "apps/server/src/store/migrations.ts";

/** The schemas of earlier servers, and the migration that each of these servers lacks. */
const schemas = [
  ["1", "CREATE TABLE ledger_windows"],
  ["2", "CREATE TABLE live_conversations"],
  ["3", "ADD COLUMN written_at"],
] as const;

/** Builds the last server before this statement became a migration, and returns the path of its program. */
async function buildServerBefore(statement: string, folder: string): Promise<string> {
  const log = ["log", "--format=%H", `-S${statement}`, "--", MIGRATIONS];
  const { stdout } = await run("git", log, { cwd: repository });
  const commit = stdout.trim().split("\n").at(-1);
  if (commit === undefined || commit === "")
    throw new Error(`Git knows no commit that adds "${statement}": fetch the whole history (git fetch --unshallow).`);
  const archive = join(folder, "sources.tar");
  const paths = ["apps/server", "packages/core", "tsconfig.base.json"];
  await run("git", ["archive", `--output=${archive}`, `${commit}^`, ...paths], { cwd: repository });
  await run("tar", ["-xf", archive, "-C", folder]);
  // Its own core; all other packages are the installed ones.
  await mkdir(join(folder, "node_modules/@archive-of-minds"), { recursive: true });
  await symlink("../../packages/core", join(folder, "node_modules/@archive-of-minds/core"));
  const program = join(dirname(fileURLToPath(import.meta.resolve("tsup"))), "cli-default.js");
  await run(process.execPath, [program], { cwd: join(folder, "apps/server") });
  return join(folder, "apps/server/dist/main.js");
}

const CLIENTS = 6;
/** Acknowledgements that a phase waits for. */
const IN_A_PHASE = 120;

interface Exchange {
  readonly exchangeId: string;
  readonly userMessage: string;
}

const folders: string[] = [];
const newFolder = async (parent: string) => {
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, "rolling-"));
  folders.push(folder);
  return folder;
};

let current: Awaited<ReturnType<typeof buildServer>>;
const earlier = new Map<string, string>();
beforeAll(async () => {
  current = await buildServer();
  for (const [, statement] of schemas) {
    // Within the workspace, so that the installed packages are found.
    const folder = await newFolder(join(workspace, "node_modules/.cache"));
    earlier.set(statement, await buildServerBefore(statement, folder));
  }
});
afterAll(async () => {
  await current.remove();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

describeOnEachDatabase("a rolling upgrade with two servers on one database", (newUrl, kind) => {
  // The servers of the first schema have SQLite only.
  const versions = kind === "SQLite" ? schemas : schemas.slice(1);
  const started: SourceProcess[] = [];
  afterEach(() => {
    for (const { process } of started.splice(0)) process.kill("SIGKILL");
  });

  it.each(versions)(
    "(from a server of schema %s) loses no exchange and stores none twice",
    async (_name, statement) => {
      const databaseUrl = await newUrl();
      const site = await newFolder(tmpdir());
      await writeFile(join(site, "index.html"), "");
      const start = async (main: string) => {
        const server = runNode(
          [main],
          { DATABASE_URL: databaseUrl, STATIC_DIR: site, PORT: "0", SESSION_SECRET: "kept over the upgrade" },
          site,
        );
        started.push(server);
        return { server, url: await addressOf(server) };
      };

      const old = await start(earlier.get(statement) ?? "");
      /** The servers behind the load balancer. */
      let targets = [old.url];
      const acknowledged: string[][] = Array.from({ length: CLIENTS }, () => []);
      const answeredBy = new Map<string, number>();
      const refusals: string[] = [];
      const waiting = new Set<() => void>();
      const count = () => acknowledged.flat().length;
      const acknowledgements = (total: number) =>
        new Promise<void>((resolve) => {
          const check = () => {
            if (count() >= total && waiting.delete(check)) resolve();
          };
          waiting.add(check);
          check();
        });

      let isOver = false;
      /** Logs exchanges one after the other, on the servers in turn; one without an acknowledgement is sent again. */
      const visit = async (lane: number, cookie: string) => {
        for (let [number, turn] = [0, lane]; !isOver; turn += 1) {
          const url = targets[turn % targets.length] ?? "";
          const exchangeId = `client-${lane}-${number}`;
          const body = { exchangeId, characterId: "tesla", userMessage: exchangeId, assistantMessage: "Answer" };
          const log = (to: string) =>
            fetch(`${to}/api/memory/log`, {
              method: "POST",
              headers: { cookie, "content-type": "application/json" },
              body: JSON.stringify(body),
            });
          try {
            const response = await log(url);
            const answer = await response.text();
            if (!response.ok) {
              refusals.push(`${response.status} ${answer}`);
              continue;
            }
          } catch {
            // The server is stopping.
            continue;
          }
          answeredBy.set(url, (answeredBy.get(url) ?? 0) + 1);
          // As if the acknowledgement of every third exchange were lost, and the retry reached the other server.
          const other = targets[(turn + 1) % targets.length] ?? "";
          if (number % 3 === 0)
            await log(other).then(
              (response) => response.arrayBuffer(),
              () => {},
            );
          acknowledged[lane]?.push(exchangeId);
          number += 1;
          waiting.forEach((check) => check());
        }
      };

      const cookies = await Promise.all(Array.from({ length: CLIENTS }, () => unlock(old.url)));
      const visits = Promise.all(cookies.map((cookie, lane) => visit(lane, cookie)));
      try {
        await acknowledgements(IN_A_PHASE);
        // The new server migrates the database in the middle of the traffic, then both serve.
        const { url } = await start(current.main);
        targets = [old.url, url];
        await acknowledgements(count() + IN_A_PHASE);
        // The old server shows what the new one stored.
        const stored = acknowledged.map((ids) => [...ids]);
        for (const [lane, cookie] of cookies.entries()) {
          const shown = (await readAll(old.url, cookie)).map(({ exchangeId }) => exchangeId);
          expect(shown).toEqual(expect.arrayContaining(stored[lane] ?? []));
        }
        // The load balancer notices the end of the old one only after it stopped.
        old.server.process.kill("SIGTERM");
        const { code, errors } = await old.server.ended;
        expect([code, errors]).toEqual([0, ""]);
        targets = [url];
        await acknowledgements(count() + IN_A_PHASE);
        isOver = true;
        await visits;

        expect(refusals).toEqual([]);
        expect(answeredBy.get(old.url)).toBeGreaterThan(IN_A_PHASE);
        expect(answeredBy.get(url)).toBeGreaterThan(IN_A_PHASE);
        for (const [lane, cookie] of cookies.entries()) {
          const stored = await readAll(url, cookie);
          expect(stored.map(({ exchangeId }) => exchangeId).toSorted()).toEqual(acknowledged[lane]?.toSorted());
          expect(stored.filter(({ exchangeId, userMessage }) => exchangeId !== userMessage)).toEqual([]);
        }
      } finally {
        isOver = true;
      }
    },
  );
});

/** Every stored exchange of a visitor, page by page. */
async function readAll(url: string, cookie: string): Promise<readonly Exchange[]> {
  const all: Exchange[] = [];
  let before = "";
  do {
    const response = await fetch(`${url}/api/memory/tesla?limit=200${before === "" ? "" : `&before=${before}`}`, {
      headers: { cookie },
    });
    const page = (await response.json()) as { conversations: Exchange[]; next?: string };
    all.push(...page.conversations);
    before = page.next ?? "";
  } while (before !== "");
  return all;
}
