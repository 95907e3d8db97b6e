// Writes to the store like a server process, for tests of several processes on one database: logs exchanges of several
// visitors at once, and prints each acknowledged one, for the test that kills this process.
import { openStore } from "../store/open-store";
import { StoreError } from "../store/store";
import type { WriterOptions } from "./write-exchanges";

const { databaseUrl, visitorId, from, count, clients, guesses, giveUpAfterMs } = JSON.parse(
  process.argv[2] ?? "",
) as WriterOptions;
const say = (line: string) => process.stdout.write(`${line}\n`);

const store = await openStore(databaseUrl);
let next = from;
let compared = 0;

async function write(): Promise<void> {
  while (next < from + count) {
    const number = next;
    next += 1;
    const exchange = {
      exchangeId: `${visitorId}-${number}`,
      characterId: "tesla",
      userMessage: "Question",
      assistantMessage: "Answer",
      sessionId: null,
      hasImage: false,
    };
    await insist(() => store.conversations.log(visitorId, exchange, number));
    if (number < from + guesses && (await insist(() => store.wrongCodes.addBelow(10, "address", 1, 0)))) compared += 1;
    say(`${number}`);
  }
}

/** Retries while the database is unreachable, like a visitor's browser. */
async function insist<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const giveUpAt = performance.now() + giveUpAfterMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof StoreError) || performance.now() >= giveUpAt) throw error;
      say(`failed ${error.code}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

say("opened");
await Promise.all(Array.from({ length: clients }, write));
await store.close();
say(`compared ${compared}`);
