import { openStore } from "../store/open-store";
import { breakConnections, type BreakablePostgres } from "./test-postgres";
import { acknowledgedBy, writeExchanges } from "./write-exchanges";

interface CrashReport {
  readonly crashes: number;
  readonly brokenConnections: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly double: number;
  /** The time from the restart of the server, or the broken connections, to the next acknowledgement. */
  readonly longestRecoveryMs: number;
}

/**
 * Lets one process write while PostgreSQL crashes and restarts, and while its connections break.
 * The process must survive that, and no acknowledged write may be missing.
 */
export async function crashWhileWriting(options: {
  readonly postgres: BreakablePostgres;
  readonly crashes: number;
  readonly breaks: number;
  /** The number of writes between two failures. */
  readonly writesBetween?: number;
}): Promise<CrashReport> {
  const { postgres, writesBetween = 100 } = options;
  const databaseUrl = await postgres.newDatabase();
  const writer = await writeExchanges({ databaseUrl, visitorId: "visitor", count: 1_000_000, giveUpAfterMs: 30_000 });
  let [brokenConnections, longestRecoveryMs] = [0, 0];

  const recovers = async () => {
    const start = performance.now();
    const count = acknowledgedBy(writer).length;
    while (acknowledgedBy(writer).length <= count) await writer.saidLines(writer.lines.length + 1);
    longestRecoveryMs = Math.max(longestRecoveryMs, Math.round(performance.now() - start));
    await writer.saidLines(writer.lines.length + writesBetween);
  };

  await writer.saidLines(writesBetween);
  for (let crash = 0; crash < options.crashes; crash++) {
    await postgres.crash();
    await postgres.start();
    await recovers();
  }
  for (let round = 0; round < options.breaks; round++) {
    brokenConnections += await breakConnections(databaseUrl);
    await recovers();
  }
  writer.process.kill("SIGKILL");
  const { signal, errors } = await writer.ended;
  if (signal !== "SIGKILL") throw new Error(`The writer did not survive:\n${errors}`);

  const store = await openStore(databaseUrl);
  const kept = (await store.conversations.list("visitor", "tesla", 10_000_000)).map(({ exchangeId }) => exchangeId);
  await store.close();
  const different = new Set(kept);
  const acknowledged = new Set(acknowledgedBy(writer));
  return {
    crashes: options.crashes,
    brokenConnections,
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter((number) => !different.has(`visitor-${number}`)).length,
    double: kept.length - different.size,
    longestRecoveryMs,
  };
}
