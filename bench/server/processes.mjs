import { fork, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

function ends(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("exit", resolve);
    child.kill("SIGTERM");
    setTimeout(() => child.kill("SIGKILL"), 3_000).unref();
  });
}

async function startScript(name, env) {
  const child = fork(here(name), { env: { ...process.env, ...env }, stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const port = await new Promise((resolve, reject) => {
    child.once("message", resolve);
    child.once("exit", (code) => reject(new Error(`${name} ended with ${code}.`)));
  });
  return { url: `http://127.0.0.1:${port}`, pid: child.pid, stop: () => ends(child) };
}

export const startUpstream = (tokens) => startScript("upstream.mjs", { TOKENS: String(tokens) });
export const startBare = (upstream) => startScript("bare.mjs", { UPSTREAM: upstream.url });

/** The product's server as it is deployed: the built one, in a process of its own, with a database file of its own. */
export async function startProduct(upstream) {
  const folder = mkdtempSync(join(tmpdir(), "archive-bench-"));
  const env = {
    PATH: process.env.PATH,
    PORT: "0",
    DATABASE_URL: `file:${join(folder, "archive.db")}`,
    OPENAI_API_KEY: "bench",
    OPENAI_BASE_URL: upstream.url,
    OPENAI_MODEL: "bench",
    SENDS_AT_ONCE_VISITOR: "100000",
    SENDS_PER_HOUR_ADDRESS: "100000000",
    TOKENS_PER_DAY_VISITOR: "999999999",
    TOKENS_PER_DAY_ADDRESS: "999999999",
    TOKENS_PER_DAY_SITE: "999999999",
  };
  const child = spawn(process.execPath, ["apps/server/dist/main.js"], { env, stdio: ["ignore", "pipe", "inherit"] });
  const url = await new Promise((resolve, reject) => {
    let said = "";
    child.stdout.on("data", (data) => {
      said += data;
      const found = /on http:\/\/localhost:(\d+)/.exec(said);
      if (found) resolve(`http://127.0.0.1:${found[1]}`);
    });
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
  const response = await fetch(`${url}/api/access`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"code":"archive"}',
  });
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return {
    url,
    cookie,
    pid: child.pid,
    stop: async () => {
      await ends(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Resident memory of a process in megabytes; linux only. */
export function residentMegabytes(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1000;
}
