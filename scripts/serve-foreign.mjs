import { spawn } from "node:child_process";

/**
 * Starts a server of a foreign app, one that prints its address.
 *
 * @returns its address and how to end it.
 */
export async function serveForeign(folder, args, env = {}) {
  const server = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...env },
  });
  const url = await new Promise((resolve, reject) => {
    server.on("exit", (code) => reject(new Error(`${args.join(" ")} ended with ${code}`)));
    server.stdout.on("data", (data) => {
      // eslint-disable-next-line no-control-regex -- the address is printed in colour
      const found = /http:\/\/localhost:\d+/.exec(String(data).replaceAll(/\u001b\[\d+m/g, ""));
      if (found) resolve(found[0]);
    });
  });
  return { url, stop: () => server.kill() };
}
