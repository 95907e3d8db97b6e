import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** How long a server of an app may take to answer, in milliseconds. */
const LONGEST_START = 120_000;

/** A port that nothing listens on. */
export async function freePort() {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

/**
 * Starts a server of an app, and waits until it answers at `url`, whatever it answers.
 *
 * @returns what ends it, with all its processes
 */
export async function serveApp(folder, [command, ...args], url, env = {}) {
  const server = spawn(command, args, {
    cwd: folder,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
    // A group of its own: npm starts a shell, which starts the server.
    detached: true,
  });
  let end;
  server.on("error", (error) => (end = error.message));
  server.on("exit", (code) => (end = `it ended with ${code}`));
  const exited = new Promise((resolve) => server.on("close", resolve));
  const stop = async () => {
    if (end === undefined && server.pid !== undefined) process.kill(-server.pid, "SIGKILL");
    await exited;
  };
  const given = Date.now() + LONGEST_START;
  while (end === undefined && Date.now() < given) {
    const response = await fetch(url).catch(() => undefined);
    await response?.body?.cancel();
    if (response) return stop;
    await wait(200);
  }
  const why = end ?? `it did not answer within ${LONGEST_START / 1000} s`;
  await stop();
  throw new Error(`${[command, ...args].join(" ")} does not serve ${url}: ${why}`);
}
