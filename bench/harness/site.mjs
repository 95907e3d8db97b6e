import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const main = join(root, "apps/server/dist/main.js");

/** Starts the built site with its real server and an empty database, without keys. */
export async function startSite() {
  if (!existsSync(main) || !existsSync(join(root, "apps/demo/dist/index.html")))
    throw new Error("The site is not built. Run `npm run build` first.");
  const folder = await mkdtemp(join(tmpdir(), "archive-bench-"));
  const server = spawn(process.execPath, [main], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH: process.env.PATH, PORT: "0", DATABASE_URL: `file:${join(folder, "archive.db")}` },
  });
  const origin = await new Promise((resolve, reject) => {
    let output = "";
    server.stdout.on("data", (data) => {
      output += String(data);
      const [address] = /http:\/\/\S+:\d+/.exec(output) ?? [];
      if (address) resolve(address);
    });
    server.on("exit", (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
  return {
    origin,
    async stop() {
      const ended = new Promise((resolve) => server.on("exit", resolve));
      server.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
