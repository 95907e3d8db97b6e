// Lets four processes spend one budget to its limit, in every round once with requests that spend all they reserve and
// once with requests that give back a part, and kills one process. On each database. Prints the result as one line of
// JSON; anything over the limit, or a slot that stays taken, is a failure.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spendToTheCap } from "../src/testing/spend-to-the-cap";
import { startTestPostgres } from "../src/testing/test-postgres";
import { readRounds } from "./read-rounds";

const CAP = 994;
const AMOUNT = 7;
const SLOTS = 20;
const CLIENTS_OF_THE_KILLED = 8;

const rounds = readRounds(3);
const folder = await mkdtemp(join(tmpdir(), "soak-"));
const postgres = await startTestPostgres();

async function spend(newUrl: () => Promise<string>) {
  const sum = {
    rounds,
    cap: CAP,
    requests: 0,
    admitted: 0,
    taken: 0,
    overTheCap: 0,
    missedTheCap: 0,
    unexplained: 0,
    mostAtOnce: 0,
    slotsLeaked: 0,
  };
  for (let round = 0; round < rounds; round++) {
    const whole = await spendToTheCap({
      databaseUrl: await newUrl(),
      cap: CAP,
      amount: AMOUNT,
      slots: SLOTS,
      spendsAll: true,
    });
    const partly = await spendToTheCap({
      databaseUrl: await newUrl(),
      cap: CAP,
      amount: AMOUNT,
      slots: SLOTS,
      spendsAll: false,
      killed: 1,
    });
    for (const report of [whole, partly]) {
      sum.requests += report.requests;
      sum.admitted += report.admitted;
      sum.taken += report.taken;
      sum.overTheCap += Math.max(0, report.mostTaken - CAP, report.taken - CAP);
      sum.mostAtOnce = Math.max(sum.mostAtOnce, report.mostAtOnce);
      sum.slotsLeaked += report.slotsAfterExpiry;
    }
    sum.missedTheCap += CAP - whole.taken;
    sum.unexplained += whole.taken - whole.spent;
    // A killed process cannot settle; its reservations stay spent.
    const unreported = partly.taken - partly.spent;
    if (unreported < 0 || unreported > AMOUNT * CLIENTS_OF_THE_KILLED) sum.unexplained += Math.abs(unreported);
  }
  return sum;
}

try {
  let files = 0;
  const sqlite = await spend(async () => `file:${join(folder, `archive-${(files += 1)}.db`)}`);
  const postgresql = await spend(() => postgres.newDatabase());
  process.stdout.write(`${JSON.stringify({ sqlite, postgresql })}\n`);
  for (const { overTheCap, missedTheCap, unexplained, mostAtOnce, slotsLeaked } of [sqlite, postgresql]) {
    if (overTheCap + missedTheCap + unexplained + slotsLeaked > 0 || mostAtOnce > SLOTS) process.exitCode = 1;
  }
} finally {
  await postgres.end();
  await rm(folder, { recursive: true, force: true });
}
