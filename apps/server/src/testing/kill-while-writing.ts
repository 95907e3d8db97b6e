import { createClient } from "@libsql/client";
import { isPostgres } from "../store/database-path";
import { openStore } from "../store/open-store";
import { acknowledgedBy, writeExchanges } from "./write-exchanges";

export interface KillReport {
  readonly kills: number;
  /** The number of different exchanges that were acknowledged before their process was killed. */
  readonly acknowledged: number;
  readonly lost: number;
  readonly double: number;
}

/** How many exchanges are sent again after a restart, as a browser does without an acknowledgement. */
const SENT_AGAIN = 20;

/**
 * Lets several processes write to one database and kills them all with `SIGKILL` while they write, several times; each next one
 * opens the same database. After every round everything acknowledged must be stored.
 */
export async function killWhileWriting(options: {
  readonly databaseUrl: string;
  readonly rounds: number;
  /** How many processes write, and are killed, in each round. */
  readonly writers?: number;
  /** A process is killed after a random number of acknowledgements, from 1 to this. */
  readonly mostBeforeAKill?: number;
}): Promise<KillReport> {
  const { databaseUrl, rounds, writers = 4, mostBeforeAKill = 500 } = options;
  const lanes = Array.from({ length: writers }, (_, lane) => ({
    visitorId: `lane-${lane}`,
    acknowledged: new Set<number>(),
  }));
  let [kills, lost, double] = [0, 0, 0];

  for (let round = 0; round < rounds; round++) {
    await Promise.all(
      lanes.map(async ({ visitorId, acknowledged }) => {
        const from = Math.max(0, acknowledged.size - SENT_AGAIN);
        const writer = await writeExchanges({ databaseUrl, visitorId, from, count: 1_000_000 });
        // Killed after an acknowledgement: when this process reads it, the writer is already writing the next ones.
        await writer.saidLines(SENT_AGAIN + Math.ceil(Math.random() * mostBeforeAKill));
        writer.process.kill("SIGKILL");
        const { signal, errors } = await writer.ended;
        if (signal !== "SIGKILL" || writer.lines.some((line) => line.startsWith("failed")))
          throw new Error(`A writer ended by itself: ${errors}`);
        for (const number of acknowledgedBy(writer)) acknowledged.add(number);
        kills += 1;
      }),
    );
    const store = await openStore(databaseUrl);
    let stored = 0;
    for (const { visitorId, acknowledged } of lanes) {
      const kept = (await store.conversations.list(visitorId, "tesla", 10_000_000)).map(({ exchangeId }) => exchangeId);
      const different = new Set(kept);
      stored += kept.length - different.size;
      lost += [...acknowledged].filter((number) => !different.has(`${visitorId}-${number}`)).length;
    }
    double += stored;
    await store.close();
    await checkFile(databaseUrl);
  }
  return { kills, acknowledged: lanes.reduce((sum, lane) => sum + lane.acknowledged.size, 0), lost, double };
}

/** @throws Error if a killed process has damaged the file. */
export async function checkFile(databaseUrl: string): Promise<void> {
  if (isPostgres(databaseUrl)) return;
  const client = createClient({ url: databaseUrl });
  const { rows } = await client.execute("PRAGMA quick_check");
  client.close();
  if (rows[0]?.[0] !== "ok") throw new Error("The database file is damaged.");
}
