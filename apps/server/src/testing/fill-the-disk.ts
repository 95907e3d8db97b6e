// Run by full-disk.long.test.ts on a separate disk: fills it, and prints as one line of JSON what still works.
import { statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "../server";
import { createLibsqlStore } from "../store/libsql-store";
import { exampleConfig } from "./example-config";
import { createTestVisitor } from "./test-visitor";

const [, , disk = ""] = process.argv;
const databaseUrl = `file:${join(disk, "data", "archive.db")}`;
let now = Date.now();
const store = await createLibsqlStore(databaseUrl);
// Like the first sweep.
await store.forget({ now, exchanges: 0, sessionsCreated: 0, sessionsUsed: 0, wrongCodes: 0, liveConversations: 0 });
const app = createServer({
  config: exampleConfig({ databaseUrl }),
  store,
  sessionSecret: "a secret of the tests",
  clock: { now: () => now },
});
const visitor = createTestVisitor(app);
const other = createTestVisitor(app);
await visitor.unlock();
await other.unlock();

let logged = 0;
const log = async (by = visitor) => {
  logged += 1;
  const longest = "\u0001".repeat(logged % 50 === 0 ? 65_536 : 2_000);
  return (await by.post("/api/memory/log", { characterId: "tesla", userMessage: longest, assistantMessage: longest }))
    .status;
};
const fill = () => {
  for (let size = 1024 * 1024; size >= 512;) {
    try {
      writeFileSync(join(disk, "filler"), Buffer.alloc(size), { flag: "a" });
    } catch {
      size /= 2;
    }
  }
};

for (let count = 0; count < 120; count += 1) await log();
await log(other);
fill();
let whenFull = await log();
for (let tries = 0; whenFull === 200 && tries < 2_000; tries += 1) whenFull = await log();
fill();
const free = () => statfsSync(disk).bavail * statfsSync(disk).bsize;
const freeBefore = free();
// The last use of the session is due to be stored, for which there is no room either.
now += 10 * 60_000;
const readable = (await visitor.fetch("/api/memory/tesla")).status;
const cleared = await visitor.fetch("/api/memory/tesla", { method: "DELETE" });
const { deleted = 0 } = (await cleared.json()) as { deleted?: number };
const left = ((await (await visitor.fetch("/api/memory/tesla")).json()) as { conversations: unknown[] }).conversations
  .length;
fill();
const forgotten = (await other.fetch("/api/visitor", { method: "DELETE" })).status;
process.stdout.write(
  `${JSON.stringify({ whenFull, freeBefore, readable, cleared: cleared.status, deletedSome: deleted > 100, left, forgotten })}\n`,
);
await store.close();
