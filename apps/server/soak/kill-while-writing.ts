// Kills the server that browsers write to and four writing processes in every round, on each database; crashes PostgreSQL
// once a round, and breaks its connections four times a round. Prints the result as one line of JSON; any loss is a
// failure.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildServer } from "../src/testing/built-server";
import { crashWhileWriting } from "../src/testing/crash-while-writing";
import { killWhileServing } from "../src/testing/kill-while-serving";
import { killWhileWriting } from "../src/testing/kill-while-writing";
import { startTestPostgres } from "../src/testing/test-postgres";
import { readRounds } from "./read-rounds";

const rounds = readRounds(25);
const folder = await mkdtemp(join(tmpdir(), "soak-"));
const postgres = await startTestPostgres();
const { main, remove } = await buildServer();
try {
  const servedSqlite = await killWhileServing({
    main,
    databaseUrl: `file:${join(folder, "served.db")}`,
    kills: rounds,
  });
  const servedPostgresql = await killWhileServing({ main, databaseUrl: await postgres.newDatabase(), kills: rounds });
  const sqlite = await killWhileWriting({ databaseUrl: `file:${join(folder, "archive.db")}`, rounds });
  const postgresql = await killWhileWriting({ databaseUrl: await postgres.newDatabase(), rounds });
  const crashes = await crashWhileWriting({ postgres, crashes: rounds, breaks: 4 * rounds });
  process.stdout.write(`${JSON.stringify({ servedSqlite, servedPostgresql, sqlite, postgresql, crashes })}\n`);
  if ([servedSqlite, servedPostgresql, sqlite, postgresql, crashes].some(({ lost, double }) => lost + double > 0))
    process.exitCode = 1;
} finally {
  await remove();
  await postgres.end();
  await rm(folder, { recursive: true, force: true });
}
