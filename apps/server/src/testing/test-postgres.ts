import { execFile, execFileSync, spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chown, mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { findPostgresPrograms } from "./postgres-programs";

const execute = promisify(execFile);

/** A PostgreSQL for tests. */
export interface TestPostgres {
  /** The address of the server, with a user who may create databases. */
  readonly url: string;
  /** Creates an empty database and returns its address. */
  newDatabase(): Promise<string>;
  end(): Promise<void>;
}

/** A PostgreSQL for one test, which may also break it. */
export interface BreakablePostgres extends TestPostgres {
  /** Stops it at once without a clean-up, as in a crash, like `pg_ctl stop -m immediate`. */
  crash(): Promise<void>;
  /** Starts it again with the same data on the same port, unless it runs. */
  start(): Promise<void>;
}

/** The server named by `TEST_DATABASE_URL`, whose user may create databases; else a new one. */
export async function openTestPostgres(): Promise<TestPostgres> {
  const given = process.env["TEST_DATABASE_URL"] ?? "";
  return given === "" ? startTestPostgres() : { ...databasesOf(given), end: () => Promise.resolve() };
}

/** Starts a server on a free port. It ends with this process, however that ends. */
export async function startTestPostgres(): Promise<BreakablePostgres> {
  const programs = await findPostgresPrograms();
  const owner = findOwner();
  const folder = await mkdtemp(join(tmpdir(), "postgres-"));
  if (owner !== null) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  const environment = { env: { PATH: process.env["PATH"] ?? "", LC_ALL: "C" }, ...owner };
  await execute(
    programs.initdb,
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    environment,
  );
  const port = await findFreePort();
  // Only the server crashes in tests, not the machine, so written data need not be forced to the disk.
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    fsync: "off",
    full_page_writes: "off",
    shared_buffers: "16MB",
    max_connections: 200,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);

  let server: ChildProcess | null = null;
  const start = async () => {
    if (server !== null) return;
    const started = spawn("sh", ["-c", LEASH, "sh", programs.postgres, "-D", data, ...flags], {
      stdio: ["pipe", "ignore", "pipe"],
      ...environment,
    });
    server = started;
    await saysReady(started);
    // From here on its output is not read.
    started.stderr.resume();
  };
  const crash = async () => {
    const running = server;
    if (running === null) return;
    server = null;
    const ended = once(running, "exit");
    const [pid] = (await readFile(join(data, "postmaster.pid"), "utf8")).split("\n");
    process.kill(Number(pid), "SIGQUIT");
    await ended;
  };
  await start();

  return {
    ...databasesOf(`postgres://postgres@127.0.0.1:${port}/postgres`),
    start,
    crash,
    async end() {
      await crash();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

// Stops the server when its input closes, also after the test was killed.
const LEASH =
  'exec 3<&0; "$@" 3<&- & server=$!; (read -r line <&3; kill -QUIT $server) & leash=$!; wait $server; kill $leash 2>/dev/null';

function databasesOf(address: string): Pick<TestPostgres, "url" | "newDatabase"> {
  return {
    url: address,
    async newDatabase() {
      const name = `archive_${randomUUID().replaceAll("-", "")}`;
      await askPostgres(address, `CREATE DATABASE ${name}`);
      const url = new URL(address);
      url.pathname = `/${name}`;
      return url.href;
    },
  };
}

/** Runs a query over a new connection. */
export async function askPostgres(
  databaseUrl: string,
  sql: string,
  args: readonly unknown[] = [],
): Promise<pg.QueryResult<Record<string, unknown>>> {
  const client = new pg.Client(databaseUrl);
  client.on("error", () => {});
  await client.connect();
  try {
    return await client.query<Record<string, unknown>>(sql, [...args]);
  } finally {
    await client.end();
  }
}

/** Breaks every other connection to the database and returns their number. */
export async function breakConnections(databaseUrl: string): Promise<number> {
  const { rowCount } = await askPostgres(
    databaseUrl,
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
  );
  return rowCount ?? 0;
}

/** The user to run PostgreSQL as if this process is root, else `null`. */
function findOwner(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ["postgres", "nobody"]) {
    try {
      const ask = (flag: string) =>
        Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
      return { uid: ask("-u"), gid: ask("-g") };
    } catch {
      // Tries the next user.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as.');
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

function saysReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = "";
    server.stderr?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("ready to accept connections")) resolve();
    });
    server.once("exit", () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
  });
}
