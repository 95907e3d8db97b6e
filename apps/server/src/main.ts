import { setTimeout } from "node:timers/promises";
import { createLedgerBudgets } from "./budgets/ledger-budgets";
import { SECOND, systemClock } from "./clock";
import { readConfig, type ServerConfig } from "./config";
import { ConfigError } from "./config-error";
import { listen } from "./listen";
import { createLogger, describeError } from "./log";
import { systemTimers } from "./proxies/timers";
import { startSweeping } from "./retention";
import { createServer } from "./server";
import { loadSessionSecret } from "./session-secret";
import { openStore } from "./store/open-store";
import { startUpWarnings } from "./start-up-guard";
import { StoreError } from "./store/store";

/** How long running replies may take after a signal to stop; Docker waits ten seconds in all. */
const GRACE_MS = 8 * SECOND;
/** How long the database may take after that. */
const CLOSING_MS = 1.5 * SECOND;

function loadEnvFile(): void {
  try {
    process.loadEnvFile();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

async function start(config: ServerConfig): Promise<void> {
  const log = createLogger();
  for (const { event, todo } of startUpWarnings(config)) log.warn(event, { todo });
  const store = await openStore(config.databaseUrl, { log, inThread: import.meta.url.endsWith(".js") });
  const sessionSecret = config.sessionSecret ?? (await loadSessionSecret(config.databaseUrl));
  const stopSweeping = startSweeping(store, config.retentionDays, log);
  const { limits, trustProxy } = config;
  const budgets = createLedgerBudgets({
    ledger: store.ledger,
    limits,
    clock: systemClock,
    secret: sessionSecret,
    trustProxy,
    log,
    timers: systemTimers,
  });
  const listening = await listen(
    createServer({ config, store, sessionSecret, log, budgets, checksModels: true }),
    config,
  ).catch(async (error: unknown) => {
    // The database's thread must not be in the middle of a write when the process ends.
    stopSweeping();
    await Promise.race([store.close(), setTimeout(CLOSING_MS)]);
    throw error;
  });
  process.stdout.write(`Archive of Minds on ${listening.url}\n`);

  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    // A process group gets the signal directly and once more from its leader.
    if (stopping) return;
    stopping = true;
    log.info("stopping", { signal });
    stopSweeping();
    await listening.stop(GRACE_MS);
    // Settles the last replies; an unreachable database is not waited for.
    await Promise.race([budgets.allSettled().then(() => store.close()), setTimeout(CLOSING_MS)]);
    if (budgets.unsettled() > 0) log.error("not settled", { count: budgets.unsettled() });
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, (received) => void stop(received));
}

/** One sentence for what the person who starts the server can fix; the whole error for everything else. */
function explain(error: unknown, config: ServerConfig | null): string {
  if (error instanceof ConfigError || error instanceof StoreError) return error.message;
  const code = (error as NodeJS.ErrnoException | null)?.code;
  if (code === "EADDRINUSE") return `PORT ${config?.port} is in use by another program; choose another.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return `HOST ${config?.host} is no address of this machine.`;
  if (code === "EACCES" && config !== null)
    return `PORT ${config.port} or the folder of DATABASE_URL is not open to this user.`;
  return error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(describeError(error));
}

// The reader of the log may close its pipe; the server goes on.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

let config: ServerConfig | null = null;
try {
  loadEnvFile();
  config = readConfig(process.env);
  await start(config);
} catch (error) {
  process.stderr.write(`${explain(error, config)}\n`);
  process.exit(1);
}
