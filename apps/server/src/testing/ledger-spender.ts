// Spends from the ledger like a server process, for tests of several processes on one database: reserves, works for a
// moment, settles, and prints what it has spent and when it worked.
import { DAY, MINUTE } from "../clock";
import { openStore } from "../store/open-store";

export interface SpenderOptions {
  readonly databaseUrl: string;
  readonly name: string;
  readonly requests: number;
  readonly clients: number;
  /** How much of the limit each request reserves. */
  readonly amount: number;
  readonly cap: number;
  readonly slots: number;
  readonly at: number;
  /** Whether each spends all that it reserved; otherwise it gives back a part. */
  readonly spendsAll: boolean;
}

/** Its output, one line for each. */
export type LedgerCall =
  | { readonly call: "refused" }
  | { readonly call: "spent"; readonly spent: number; readonly began: number; readonly ended: number };

const { databaseUrl, name, requests, clients, amount, cap, slots, at, spendsAll } = JSON.parse(
  process.argv[2] ?? "",
) as SpenderOptions;
const { ledger, close } = await openStore(databaseUrl);
// Monotonic time of the machine, the same in all processes.
const machineTime = () => Number(process.hrtime.bigint());
const workMs = 20;
const moment = () => new Promise((resolve) => setTimeout(resolve, workMs));
const say = (call: LedgerCall) => process.stdout.write(`${JSON.stringify(call)}\n`);
let next = 0;

async function spend(): Promise<void> {
  while (next < requests) {
    const id = `${name}-${next}`;
    next += 1;
    const reserve = () =>
      ledger.reserve({
        id,
        charges: [
          { key: "tokens:site", amount, limit: cap, windowMs: DAY },
          { key: "replies:site", amount: 1, limit: slots, windowMs: Infinity },
        ],
        at,
        expiresAt: at + 10 * MINUTE,
      });
    let refusal = await reserve();
    while (refusal?.key === "replies:site") {
      await moment();
      refusal = await reserve();
    }
    if (refusal !== null) {
      say({ call: "refused" });
      continue;
    }
    const began = machineTime();
    await moment();
    const ended = machineTime();
    const spent = spendsAll ? amount : Math.floor(Math.random() * (amount + 1));
    await ledger.settle([{ id, spent: { "tokens:site": spent } }]);
    say({ call: "spent", spent, began, ended });
  }
}

await Promise.all(Array.from({ length: clients }, spend));
await close();
