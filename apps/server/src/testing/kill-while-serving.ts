import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkFile, type KillReport } from "./kill-while-writing";
import { runNode, type SourceProcess } from "./run-source";
import { addressOf, unlock } from "./running-server";

interface Client {
  readonly name: string;
  cookie: string;
  /** The number of the next exchange. */
  next: number;
  /** The numbers of the acknowledged exchanges. */
  readonly acknowledged: Set<number>;
}

interface Served {
  readonly url: string;
  readonly server: SourceProcess;
}

/** How many exchanges are sent again after a restart, as a browser does without an acknowledgement. */
const SENT_AGAIN = 3;
/** The most exchanges on one page of a memory. */
const IN_ONE_MEMORY = 200;

const memoryOf = (number: number) => `memory-${Math.floor(number / IN_ONE_MEMORY)}`;

/**
 * Lets browsers post exchanges to a running server and kills it with `SIGKILL` while they post, several times; the next server
 * opens the same database. After every kill each memory, requested like the page does, must hold everything acknowledged.
 */
export async function killWhileServing(options: {
  /** The built server. */
  readonly main: string;
  readonly databaseUrl: string;
  readonly kills: number;
  readonly clients?: number;
  /** The server is killed after a random number of acknowledgements, from 1 to this. */
  readonly mostBeforeAKill?: number;
}): Promise<KillReport> {
  const { main, databaseUrl, kills, mostBeforeAKill = 500 } = options;
  const folder = await mkdtemp(join(tmpdir(), "killed-"));
  await writeFile(join(folder, "index.html"), "");
  const environment = {
    DATABASE_URL: databaseUrl,
    STATIC_DIR: folder,
    PORT: "0",
    SESSION_SECRET: "kept over every restart",
    EXCHANGES_PER_HOUR_ADDRESS: "999999999",
  };
  const started: SourceProcess[] = [];
  const start = async (): Promise<Served> => {
    const server = runNode([main], environment, folder);
    started.push(server);
    return { server, url: await addressOf(server) };
  };

  const clients = Array.from({ length: options.clients ?? 8 }, (_, lane): Client => ({
    name: `client-${lane}`,
    cookie: "",
    next: 0,
    acknowledged: new Set(),
  }));
  let [lost, double] = [0, 0];
  const check = async (url: string, from: (client: Client) => number) => {
    for (const client of clients) {
      const missing = await compare(client, url, from(client));
      lost += missing.lost;
      double += missing.double;
    }
  };
  try {
    for (let kill = 0; kill < kills; kill++) {
      const { server, url } = await start();
      if (kill === 0) for (const client of clients) client.cookie = await unlock(url);
      // The acknowledged exchanges of this round; after the last round all of them.
      await check(url, ({ next }) => Math.max(0, next - mostBeforeAKill));
      for (const client of clients) client.next = Math.max(0, client.next - SENT_AGAIN);
      let heard = 0;
      const deadly = Math.ceil(Math.random() * mostBeforeAKill);
      const onAcknowledged = () => {
        heard += 1;
        if (heard === deadly) server.process.kill("SIGKILL");
      };
      await Promise.all(clients.map((client) => post(client, url, onAcknowledged)));
      const { signal, errors } = await server.ended;
      if (signal !== "SIGKILL") throw new Error(`The server ended by itself: ${errors}`);
      if (databaseUrl.startsWith("file:")) await checkFile(databaseUrl);
    }
    await check((await start()).url, () => 0);
  } finally {
    for (const { process } of started) process.kill("SIGKILL");
    await rm(folder, { recursive: true, force: true });
  }
  return { kills, acknowledged: clients.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0), lost, double };
}

/** Posts one exchange after the other until the server is gone. */
async function post(client: Client, url: string, onAcknowledged: () => void): Promise<void> {
  for (;;) {
    const number = client.next;
    const exchange = {
      exchangeId: `${client.name}-${number}`,
      characterId: memoryOf(number),
      userMessage: "Question",
      assistantMessage: "Answer",
    };
    let status: number;
    try {
      const response = await fetch(`${url}/api/memory/log`, {
        method: "POST",
        headers: { cookie: client.cookie, "content-type": "application/json" },
        body: JSON.stringify(exchange),
      });
      status = response.status;
      if (status === 200) {
        client.acknowledged.add(number);
        client.next += 1;
        onAcknowledged();
      }
      await response.arrayBuffer();
    } catch {
      return;
    }
    if (status !== 200) throw new Error(`The server refused an exchange with status ${status}.`);
  }
}

/** The acknowledged exchanges from this number on, and those that the server returns. */
async function compare(
  client: Client,
  url: string,
  from: number,
): Promise<{ readonly lost: number; readonly double: number }> {
  const memories = new Set([...client.acknowledged].filter((number) => number >= from).map(memoryOf));
  const shown = new Set<string>();
  let double = 0;
  for (const memory of memories) {
    const response = await fetch(`${url}/api/memory/${memory}?limit=${IN_ONE_MEMORY}`, {
      headers: { cookie: client.cookie },
    });
    const { conversations } = (await response.json()) as { conversations: { exchangeId: string }[] };
    for (const { exchangeId } of conversations) {
      if (shown.has(exchangeId)) double += 1;
      shown.add(exchangeId);
    }
  }
  const lost = [...client.acknowledged].filter(
    (number) => memories.has(memoryOf(number)) && !shown.has(`${client.name}-${number}`),
  ).length;
  return { lost, double };
}
