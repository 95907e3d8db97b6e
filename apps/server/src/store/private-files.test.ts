import { randomUUID } from "node:crypto";
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loadSessionSecret } from "../session-secret";
import { createLibsqlStore } from "./libsql-store";

let folder: string;
let data: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "private-"));
  data = join(folder, "data");
});
afterEach(() => rm(folder, { recursive: true }));

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
const forgetNothing = {
  now: 0,
  exchanges: 0,
  sessionsCreated: 0,
  sessionsUsed: 0,
  wrongCodes: 0,
  liveConversations: 0,
};

/** The modes while the server runs. */
async function modesAtWork(): Promise<Readonly<Record<string, number>>> {
  const url = `file:${join(data, "archive.db")}`;
  const store = await createLibsqlStore(url);
  await loadSessionSecret(url);
  await store.sessions.create(randomUUID(), "visitor", 0);
  await store.forget(forgetNothing);
  await store.sessions.create(randomUUID(), "visitor", 0);
  const modes = await Promise.all(
    (await readdir(data)).map(async (name) => [name, await modeOf(join(data, name))] as const),
  );
  await store.close();
  return { ".": await modeOf(data), ...Object.fromEntries(modes) };
}
const closed = {
  ".": 0o700,
  "archive.db": 0o600,
  "archive.db-wal": 0o600,
  "archive.db-shm": 0o600,
  "archive.db-reserve": 0o600,
  "session-secret": 0o600,
};

it("a new database is readable by its own user only", async () => {
  expect(await modesAtWork()).toEqual(closed);
});

it("so is one that an earlier server left readable by others", async () => {
  await modesAtWork();
  for (const name of ["", "archive.db", "archive.db-reserve", "session-secret"])
    await chmod(join(data, name), name === "" ? 0o755 : 0o644);
  expect(await modesAtWork()).toEqual(closed);
});

it("a folder with other files in it stays as it is", async () => {
  await mkdir(data, { mode: 0o755 });
  await writeFile(join(data, "somebody-else"), "", { mode: 0o644 });
  await chmod(data, 0o755);
  expect(await modesAtWork()).toEqual({ ...closed, ".": 0o755, "somebody-else": 0o644 });
});
