import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Hono } from "hono";
import type { ServerConfig } from "../config";
import type { ServerEnv } from "../http/server-env";
import { createLogger, type Logger } from "../log";
import { createServer } from "../server";
import { openStore } from "../store/open-store";
import type { Store } from "../store/store";
import { exampleConfig } from "./example-config";
import { createTestVisitor, type TestVisitor } from "./test-visitor";

/** The whole server over a real database, by default a file, with a clock that the test sets. */
export interface TestServer {
  readonly app: Hono<ServerEnv>;
  readonly store: Store;
  readonly databaseUrl: string;
  readonly folder: string;
  /** Everything that was logged. */
  readonly logLines: string[];
  readonly clock: { now(): number; advance(ms: number): void };
  visitor(address?: string): TestVisitor;
  /** A visitor with a session. */
  unlockedVisitor(address?: string): Promise<TestVisitor>;
  /** A new server over the same database. */
  restart(changes?: Partial<ServerConfig>, sessionSecret?: string): Promise<TestServer>;
  close(): Promise<void>;
}

const SECRET = "a secret of the tests";

type OpenStore = (databaseUrl: string, log: Logger) => Promise<Store>;

/** @param openItsStore opens the store, for a test that needs the database itself. */
export async function createTestServer(
  changes: Partial<ServerConfig> = {},
  openItsStore: OpenStore = (databaseUrl, log) => openStore(databaseUrl, { log, timeoutMs: 60_000 }),
): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), "archive-"));
  return open(folder, changes, openItsStore, SECRET, Date.parse("2026-01-01T12:00:00.000Z"));
}

async function open(
  folder: string,
  changes: Partial<ServerConfig>,
  openItsStore: OpenStore,
  sessionSecret: string,
  startAt: number,
): Promise<TestServer> {
  let now = startAt;
  const clock = {
    now: () => now,
    advance: (ms: number) => {
      now += ms;
    },
  };
  const databaseUrl = changes.databaseUrl ?? `file:${join(folder, "archive.db")}`;
  const logLines: string[] = [];
  const log = createLogger((line) => logLines.push(line));
  const store = await openItsStore(databaseUrl, log);
  const app = createServer({ config: exampleConfig({ databaseUrl, ...changes }), store, sessionSecret, clock, log });
  const visitor = (address?: string) => createTestVisitor(app, address === undefined ? {} : { address });

  return {
    app,
    store,
    databaseUrl,
    folder,
    logLines,
    clock,
    visitor,
    async unlockedVisitor(address) {
      const unlocked = visitor(address);
      await unlocked.unlock(changes.accessCode);
      return unlocked;
    },
    async restart(more = {}, secret = sessionSecret) {
      await store.close();
      return open(folder, { ...changes, ...more }, openItsStore, secret, now);
    },
    async close() {
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
