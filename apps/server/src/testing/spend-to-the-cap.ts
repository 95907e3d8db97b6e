import { DAY, MINUTE } from "../clock";
import { openStore } from "../store/open-store";
import type { LedgerCall, SpenderOptions } from "./ledger-spender";
import { runProgram } from "./run-source";

interface SpendingReport {
  readonly requests: number;
  readonly admitted: number;
  readonly refused: number;
  readonly spent: number;
  /** What the ledger reports at the end. */
  readonly taken: number;
  /** The most the ledger reported during the test. */
  readonly mostTaken: number;
  readonly mostAtOnce: number;
  /** Slots in use when all processes have ended, and after the reservations of the killed ones have expired. */
  readonly slotsLeft: number;
  readonly slotsAfterExpiry: number;
}

const AT = Date.parse("2026-01-01T12:00:00.000Z");

/** Lets several processes spend from one ledger until it is empty. */
export async function spendToTheCap(options: {
  readonly databaseUrl: string;
  readonly cap: number;
  readonly amount: number;
  readonly slots: number;
  readonly spendsAll: boolean;
  readonly processes?: number;
  readonly requestsEach?: number;
  /** How many of the processes are killed with `SIGKILL`; their slots stay taken, so the others need more. */
  readonly killed?: number;
}): Promise<SpendingReport> {
  const { killed = 0, processes = 4, requestsEach = 400, ...rest } = options;
  const store = await openStore(options.databaseUrl);
  const spenders = await Promise.all(
    Array.from({ length: processes }, (_, number) =>
      runProgram("ledger-spender", [
        JSON.stringify({
          ...rest,
          name: `process-${number}`,
          requests: requestsEach,
          clients: 8,
          at: AT,
        } satisfies SpenderOptions),
      ]),
    ),
  );
  const victims = spenders.slice(0, killed).map(async (spender) => {
    await spender.saidLines(10);
    spender.process.kill("SIGKILL");
  });

  let [mostTaken, running] = [0, true];
  const allEnded = Promise.all(spenders.map(({ ended }) => ended)).finally(() => (running = false));
  while (running) {
    mostTaken = Math.max(mostTaken, await store.ledger.taken("tokens:site", DAY, AT));
    // Polls slowly, so that the processes get the processors.
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const ends = await allEnded;
  await Promise.all(victims);
  for (const { code, signal, errors } of ends)
    if (code !== 0 && signal !== "SIGKILL") throw new Error(`A process failed:\n${errors}`);

  const deeds = spenders.flatMap(({ lines }) => lines.map((line) => JSON.parse(line) as LedgerCall));
  const budgets = deeds.filter((call) => call.call === "spent");
  const report = {
    requests: deeds.length,
    admitted: budgets.length,
    refused: deeds.length - budgets.length,
    spent: budgets.reduce((sum, { spent }) => sum + spent, 0),
    taken: await store.ledger.taken("tokens:site", DAY, AT),
    mostTaken,
    mostAtOnce: mostAtOnce(budgets),
    slotsLeft: await store.ledger.taken("replies:site", Infinity, AT),
    slotsAfterExpiry: await store.ledger.taken("replies:site", Infinity, AT + 10 * MINUTE),
  };
  await store.close();
  return report;
}

function mostAtOnce(budgets: readonly { readonly began: number; readonly ended: number }[]): number {
  const changes = budgets.flatMap(({ began, ended }) => [
    { time: began, by: 1 },
    { time: ended, by: -1 },
  ]);
  let [now, most] = [0, 0];
  for (const { by } of changes.sort((one, other) => one.time - other.time || one.by - other.by)) {
    now += by;
    most = Math.max(most, now);
  }
  return most;
}
